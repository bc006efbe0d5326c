import type { Address } from 'viem'
import { z } from 'zod'
import { decimalsSchema } from './decimals-schema'
import { labelSchema } from './label-schema'
import { supplySchema } from './supply-schema'
import { teamWalletSchema } from './team-wallet-schema'
import { tokenLimits } from './token-limits'

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

/**
 * Reads the identity block inside a kind's schema. Each field is judged for itself, so that all problems are told at once; zod's
 * own object stops before rules between fields (supply against decimals) as long as any other field is wrong.
 *
 * @param refusedOwners Addresses that cannot be first owner of this kind.
 * @returns The identity; worth nothing once a problem was reported to `context`, of which each field has at most one.
 */
export function readIdentity(
  values: IdentityValues,
  context: z.core.$RefinementCtx,
  refusedOwners: readonly Address[],
): Identity {
  const read = <T>(field: keyof IdentityValues, schema: z.ZodType<T, string>): T | undefined => {
    const result = schema.safeParse(values[field])
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      const params = issue.code === 'custom' ? issue.params : undefined
      context.addIssue({ code: 'custom', path: [field], message: issue.message, params })
    }
    return undefined
  }

  const name = read('name', nameSchema)
  const symbol = read('symbol', symbolSchema)
  const decimals = read('decimals', decimalsSchema)
  const totalSupply = read('totalSupply', supplySchema(decimals))
  const teamWallet = read('teamWallet', teamWalletSchema(refusedOwners))

  if (name === undefined || symbol === undefined || decimals === undefined || totalSupply === undefined) return z.NEVER
  return { name, symbol, decimals, totalSupply, teamWallet }
}
