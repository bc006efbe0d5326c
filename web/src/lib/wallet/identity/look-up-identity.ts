// Looks up the name and avatar of an account at the identity service, else at the name service.

import { limitSignal } from '@saleyard/chain/abort.ts'
import type { Address } from 'viem'
import * as z from 'zod/mini'
import { type Identity, toIdentity } from './identity.ts'

type LookUpIdentityParameters = FetchIdentityParameters & {
  /** Endpoints of Ethereum; default: those of this page's settings. */
  endpoints?: readonly string[]
}

/**
 * Looks up the name and avatar of an account: at the identity service; if that fails or does not know it, at the name
 * service.
 *
 * @throws What the name service throws.
 */
export async function lookUpIdentity(parameters: LookUpIdentityParameters): Promise<Identity> {
  try {
    return await fetchIdentity(parameters)
  } catch (error) {
    if (parameters.signal?.aborted) throw error
    const { readEnsIdentity } = await import('./read-ens-identity.ts')
    return readEnsIdentity(parameters)
  }
}

type FetchIdentityParameters = {
  address: Address
  /** URL of the service, without `/v1/identity`. */
  base: string
  projectId: string
  signal?: AbortSignal
}

const answer = z.object({ name: z.nullish(z.string()), avatar: z.nullish(z.string()) })

/**
 * Requests an identity from the identity service, row A1 of the original modal's behaviour.
 *
 * @throws Error if it does not answer in time, answers 404 or another failure, or something other than an identity.
 */
export async function fetchIdentity({ address, base, projectId, signal }: FetchIdentityParameters): Promise<Identity> {
  const query = `chainId=eip155:1&projectId=${encodeURIComponent(projectId)}`
  const response = await fetch(`${base.replace(/\/$/, '')}/v1/identity/${address}?${query}`, {
    signal: limitSignal(signal),
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`The identity service answered ${response.status}`)
  return toIdentity(answer.parse(await response.json()))
}
