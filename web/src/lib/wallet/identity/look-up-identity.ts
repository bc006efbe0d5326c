import { type FetchIdentityParameters, fetchIdentity } from './fetch-identity.ts'
import type { Identity } from './identity.ts'

export type LookUpIdentityParameters = FetchIdentityParameters & {
  /** Of Ethereum; default: as the page is set up. */
  endpoints?: readonly string[]
}

/**
 * Name and avatar of an account: from the identity service; where that fails or does not know it, from the name service.
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
