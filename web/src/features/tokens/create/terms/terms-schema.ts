// Reads the terms that kinds with fees share: percentages, their sum, and the router of the pool.

import type { Address } from 'viem'
import { z } from 'zod'
import { addressSchema, type RefusedAddress } from '@/features/tokens/create/identity/address.ts'
import {
  type Identity,
  type IdentityValues,
  identityShape,
  readIdentity,
} from '@/features/tokens/create/identity/identity.ts'
import {
  createFieldReader,
  findNumberProblem,
  tokenLimits,
  type ValidationCode,
  validationMessage,
} from '@/features/tokens/create/identity/validation.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

type PercentRules = {
  /** Hundredths of a percent, both allowed. */
  min: number
  max: number
  /** Problem codes of an empty text and of a value out of bounds. */
  required?: ValidationCode
  outside?: ValidationCode
}

/**
 * Parses a percentage as typed into hundredths of a percent: `12.5` is 1250. Its digits are read exactly, never rounded. A
 * problem carries the bounds as `params.min` and `params.max`, in percent.
 */
export function percentSchema({ min, max, required = 'percentRequired', outside = 'percentOutside' }: PercentRules) {
  const params = { min: formatAmount(BigInt(min), 2), max: formatAmount(BigInt(max), 2) }
  return z
    .string()
    .trim()
    .transform((text, context): number => {
      const problem = text === '' ? required : (findNumberProblem(text) ?? checkBounds(text, { min, max, outside }))
      if (!problem) return Number(toHundredths(text).whole)

      context.addIssue({ code: 'custom', message: validationMessage(problem), params })
      return z.NEVER
    })
}

/** A longer text is no percentage and is not parsed. */
const maxTextLength = 500

/** Out of bounds is reported before too many decimals: 0.009 is less than 0.01, whatever its digits. */
function checkBounds(text: string, { min, max, outside }: Required<Omit<PercentRules, 'required'>>) {
  if (text.length > maxTextLength) return outside
  const { whole, rest } = toHundredths(text)
  if (text.startsWith('-') || whole < BigInt(min) || whole > BigInt(max)) return outside
  if (!rest) return undefined
  return whole === BigInt(max) ? outside : 'percentFraction'
}

/** Returns the whole hundredths, and whether any digit but zero follows. */
function toHundredths(text: string): { whole: bigint; rest: boolean } {
  const [percent = '', fraction = ''] = text.replace('-', '').split('.')
  return { whole: BigInt(percent + fraction.slice(0, 2).padEnd(2, '0')), rest: /[1-9]/.test(fraction.slice(2)) }
}

/**
 * Validates the sum of all fees. The problem is reported at the last fee without a problem of its own; an invalid fee counts as
 * zero, so the report stays true whatever that fee is corrected to.
 *
 * @param fees Hundredths of a percent by form field, in the order of the form.
 * @param maxBps Largest allowed sum.
 */
export function validateSum(
  fees: Readonly<Record<string, number | undefined>>,
  context: z.core.$RefinementCtx,
  { maxBps, tooHigh }: { maxBps: number; tooHigh: ValidationCode },
): void {
  const paid = Object.entries(fees).filter((fee): fee is [string, number] => fee[1] !== undefined)
  const sum = paid.reduce((total, [, bps]) => total + bps, 0)
  const last = paid.at(-1)
  if (!last || sum <= maxBps) return
  context.addIssue({ code: 'custom', path: [last[0]], message: validationMessage(tooHigh) })
}

export const marketShape = { ...identityShape, router: z.string() } as const

type Contracts = {
  factory: Address
  /** Implementation that the kind's vaults delegate to. */
  vault: Address
  /** Base units. */
  supplyMin?: bigint
}

/**
 * Reads what all kinds with fees have: the identity, and the router whose exchange makes the pair.
 *
 * @returns `refused` lists the addresses that the factory refuses for the other wallets of the kind. The pair and the wrapped
 * coin, which only the chain knows, are checked live.
 */
export function readMarket(
  values: IdentityValues & { router: string },
  context: z.core.$RefinementCtx,
  { factory, vault, supplyMin = 1n }: Contracts,
): Partial<Identity & { router: Address }> & { refused: readonly RefusedAddress[] } {
  const router = createFieldReader(values, context)('router', addressSchema('routerInvalid', 'routerInvalid'))
  const refused: RefusedAddress[] = [
    { address: factory, code: 'teamWalletIsFactory' },
    ...[vault, router].flatMap((address): RefusedAddress[] => (address ? [{ address, code: 'walletIsContract' }] : [])),
  ]
  const identity = readIdentity(values, context, {
    refusedOwners: refused,
    supply: { min: supplyMin, max: tokenLimits.supplyPoolMax, tooLarge: 'supplyOverPair' },
  })
  return { ...identity, router, refused }
}

/** Returns the terms once each was read, or zod's NEVER if one is missing, whose problem is already reported. */
export function requireTerms<Terms extends object>(
  terms: Terms,
): { [Name in keyof Terms]-?: Exclude<Terms[Name], undefined> } {
  return Object.values(terms).includes(undefined) ? z.NEVER : (terms as never)
}
