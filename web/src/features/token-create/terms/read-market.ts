import type { Address } from 'viem'
import { z } from 'zod'
import { addressSchema, type Refusal } from '@/features/token-create/identity/address-schema.ts'
import { createFieldReader } from '@/features/token-create/identity/create-field-reader.ts'
import {
  type Identity,
  type IdentityValues,
  identityShape,
  readIdentity,
} from '@/features/token-create/identity/identity.ts'
import { tokenLimits } from '@/features/token-create/identity/token-limits.ts'

export const marketShape = { ...identityShape, router: z.string() } as const

type Contracts = {
  factory: Address
  /** What the kind's vaults delegate to. */
  vault: Address
  /** Base units. */
  supplyMin?: bigint
}

/**
 * Reads what all kinds with fees have: the identity, and the router whose exchange makes the pair.
 *
 * @returns `refused` is for the other wallets of the kind: none may be what the factory refuses. Those that only the chain knows,
 * the pair and the wrapped coin, are asked for live.
 */
export function readMarket(
  values: IdentityValues & { router: string },
  context: z.core.$RefinementCtx,
  { factory, vault, supplyMin = 1n }: Contracts,
): Partial<Identity & { router: Address }> & { refused: readonly Refusal[] } {
  const router = createFieldReader(values, context)('router', addressSchema('routerInvalid', 'routerInvalid'))
  const refused: Refusal[] = [
    { address: factory, code: 'teamWalletIsFactory' },
    ...[vault, router].flatMap((address): Refusal[] => (address ? [{ address, code: 'walletIsContract' }] : [])),
  ]
  const identity = readIdentity(values, context, {
    refusedOwners: refused,
    supply: { min: supplyMin, max: tokenLimits.supplyPoolMax, tooLarge: 'supplyOverPair' },
  })
  return { ...identity, router, refused }
}
