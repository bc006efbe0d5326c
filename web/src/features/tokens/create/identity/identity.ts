// Reads the fields that every kind has: name, symbol, decimals, supply, team wallet and contract URI.
import type { Address } from 'viem'
import { z } from 'zod'
import { addressSchema, type RefusedAddress } from './address.ts'
import { type SupplyLimits, supplySchema } from './supply-schema.ts'
import { createFieldReader, tokenLimits, type ValidationCode, validationMessage } from './validation.ts'

/** Identity fields as typed. The names are those in shared links and saved drafts. */
export const identityShape = {
  name: z.string(),
  symbol: z.string(),
  decimals: z.string(),
  totalSupply: z.string(),
  teamWallet: z.string(),
  contractURI: z.string(),
} as const

export type IdentityValues = { [Field in keyof typeof identityShape]: string }

/** Identity as parsed. */
export type Identity = {
  name: string
  symbol: string
  decimals: number
  /** In base units. */
  totalSupply: bigint
  /** First owner; absent for the creating account. */
  teamWallet?: Address
  /** ERC-7572; empty for none. */
  contractURI: string
}

export const identityDefaults: IdentityValues = {
  name: '',
  symbol: '',
  decimals: String(tokenLimits.decimalsDefault),
  totalSupply: '',
  teamWallet: '',
  contractURI: '',
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
  refusedOwners: readonly RefusedAddress[]
  supply?: SupplyLimits
}

/**
 * Reads the identity block inside a kind's schema.
 *
 * @returns The identity without the fields that have a problem; at most one problem per field is reported to `context`.
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
  const own = values.teamWallet.trim() === '' // an empty field means the creating account
  const teamWallet = own
    ? undefined
    : read('teamWallet', addressSchema('teamWalletInvalid', 'teamWalletBurns', refusedOwners))
  const contractURI = read('contractURI', contractURISchema)
  return { name, symbol, decimals, totalSupply, teamWallet, contractURI }
}

type LabelSchemaParameters = {
  blank: ValidationCode
  short: ValidationCode
  long: ValidationCode
  unreadable: ValidationCode
  /** Bytes of UTF-8, as the contract counts. */
  maxBytes: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Validates a name or symbol. The minimum counts user-perceived characters, the maximum bytes of UTF-8: one Chinese character is
 * three bytes, yet it is one character. Two characters are never less than the two bytes that the contract requires.
 */
function labelSchema({ blank, short, long, unreadable, maxBytes }: LabelSchemaParameters) {
  return z
    .string()
    .trim()
    .min(1, { error: validationMessage(blank), abort: true })
    .refine(isReadable, { error: validationMessage(unreadable), abort: true })
    .refine(hasEnoughCharacters, { error: validationMessage(short), abort: true })
    .refine((text) => new TextEncoder().encode(text).length <= maxBytes, { error: validationMessage(long) })
}

/** Half a surrogate pair has no UTF-8, so the chain would store another character than the one typed. */
function isReadable(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text)
}

function hasEnoughCharacters(text: string): boolean {
  return [...graphemes.segment(text)].length >= tokenLimits.labelMinCharacters
}

/**
 * A contract URI as typed, or nothing. Its scheme is one that wallets and explorers open; the page never opens it. Only a document
 * within the URI may have spaces.
 */
export const contractURISchema = z
  .string()
  .trim()
  .regex(/^$|^(ipfs|https|ar):\/\/\S+$|^data:.+$/iu, { error: validationMessage('contractURIInvalid'), abort: true })
  .refine(isReadable, { error: validationMessage('contractURIInvalid'), abort: true })
  .refine((text) => new TextEncoder().encode(text).length <= tokenLimits.contractURIMaxBytes, {
    error: validationMessage('contractURILong'),
  })

/** Decimals as typed: a whole number from 2 to 64. A fraction, an exponent or nothing is "Invalid decimals". */
export const decimalsSchema = z
  .string()
  .trim()
  .regex(/^-?\d+$/, { error: validationMessage('decimalsInvalid'), abort: true })
  .refine((text) => Number(text) >= tokenLimits.decimalsMin, { error: validationMessage('decimalsMin') })
  .refine((text) => Number(text) <= tokenLimits.decimalsMax, { error: validationMessage('decimalsMax') })
  .transform(Number)
