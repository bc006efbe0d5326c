// Sets the limits of the factories, and reports the problems of fields as message keys.
import type { z } from 'zod'
import type en from '@/locales/en.json'

/**
 * Reads fields one by one inside a kind's schema, so that all problems are reported at once: zod's own object stops before rules
 * between fields as long as any other field is wrong.
 *
 * @returns The field's parsed value, or undefined once its problem was reported to `context`.
 */
export function createFieldReader<Field extends string>(
  values: { readonly [Name in Field]: string },
  context: z.core.$RefinementCtx,
) {
  return <T>(field: Field, schema: z.ZodType<T, string>): T | undefined => {
    const result = schema.safeParse(values[field])
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      const params = issue.code === 'custom' ? issue.params : undefined
      context.addIssue({ code: 'custom', path: [field], message: issue.message, params })
    }
    return undefined
  }
}

/** Limits of the factories (TokenFactoryBase), and the limits of common wallets, pages and bots. */
export const tokenLimits = {
  nameMaxBytes: 64,
  symbolMaxBytes: 32,
  contractURIMaxBytes: 2048,
  labelMinCharacters: 2,
  decimalsMin: 2,
  decimalsMax: 64,
  decimalsDefault: 18,
  /** Above 18 many pages and bots round; above 36 wallets refuse to list the token. */
  decimalsCommon: 18,
  decimalsListed: 36,
  /** With fewer decimals small transfers pay no fee: each fee is rounded down to a base unit. */
  decimalsForFees: 6,
  /** In base units: a contract counts in 256 bits, a Uniswap V2 pool in 112. */
  supplyMax: 2n ** 256n - 1n,
  supplyPoolMax: 2n ** 112n - 1n,
  /** The least balance that earns dividends is at most this part of the supply, which is at least that many base units. */
  supplyPerMinimum: 1000n,
} as const

export type ValidationCode = keyof typeof en.createToken.validation

/** Returns the i18n key of a form message: zod carries keys, the field translates them. */
export function validationMessage(code: ValidationCode): `createToken.validation.${ValidationCode}` {
  return `createToken.validation.${code}`
}

/**
 * Finds what is wrong with the spelling of a number, independent of its meaning. `1,000` is a thousand to one reader and one to
 * another, so separators are never guessed at. A minus sign is valid spelling: the check of the size reports what is too little.
 */
export function findNumberProblem(text: string): ValidationCode | undefined {
  if (/^-?\d+(\.\d+)?$/.test(text)) return undefined
  return /^[\d.,\s'’_]+$/.test(text) && /[,\s'’_]/.test(text) ? 'supplySeparators' : 'supplyDigits'
}
