import type { Address } from 'viem'
import { z } from 'zod'
import { addressSchema, type Refusal } from './address-schema.ts'
import { createFieldReader } from './create-field-reader.ts'
import { decimalsSchema } from './decimals-schema.ts'
import { labelSchema } from './label-schema.ts'
import { type SupplyLimits, supplySchema } from './supply-schema.ts'
import { tokenLimits } from './token-limits.ts'

/** As typed. The spellings are those of shared links and saved drafts. */
export const identityShape = {
  name: z.string(),
  symbol: z.string(),
  decimals: z.string(),
  totalSupply: z.string(),
  teamWallet: z.string(),
} as const

export type IdentityValues = { [Field in keyof typeof identityShape]: string }

/** As understood. */
export type Identity = {
  name: string
  symbol: string
  decimals: number
  /** In base units. */
  totalSupply: bigint
  /** First owner; absent: the account that creates. */
  teamWallet?: Address
}

export const identityDefaults: IdentityValues = {
  name: '',
  symbol: '',
  decimals: String(tokenLimits.decimalsDefault),
  totalSupply: '',
  teamWallet: '',
}

const nameSchema = labelSchema({
  blank: 'nameBlank',
  short: 'nameShort',
  long: 'nameLong',
  unreadable: 'nameUnreadable',
  maxBytes: tokenLimits.nameMaxBytes,
})

const symbolSchema = labelSchema({
  blank: 'symbolBlank',
  short: 'symbolShort',
  long: 'symbolLong',
  unreadable: 'symbolUnreadable',
  maxBytes: tokenLimits.symbolMaxBytes,
})

type IdentityRules = {
  /** Addresses that cannot be first owner of this kind. */
  refusedOwners: readonly Refusal[]
  supply?: SupplyLimits
}

/**
 * Reads the identity block inside a kind's schema.
 *
 * @returns The identity without the fields of which a problem was reported to `context`, each at most one.
 */
export function readIdentity(
  values: IdentityValues,
  context: z.core.$RefinementCtx,
  { refusedOwners, supply }: IdentityRules,
): Partial<Identity> {
  const read = createFieldReader(values, context)

  const name = read('name', nameSchema)
  const symbol = read('symbol', symbolSchema)
  const decimals = read('decimals', decimalsSchema)
  const totalSupply = read('totalSupply', supplySchema(decimals, supply))
  const own = values.teamWallet.trim() === '' // stands for the account that creates
  const teamWallet = own
    ? undefined
    : read('teamWallet', addressSchema('teamWalletInvalid', 'teamWalletBurns', refusedOwners))
  return { name, symbol, decimals, totalSupply, teamWallet }
}
