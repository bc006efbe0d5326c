// Sets the limits of the factories, and reports the problems of fields as message keys.
import type { z } from 'zod'
import type en from '@/locales/en.json'

/**
 * Reads fields one by one inside a kind's schema, so that all problems are told at once: zod's own object stops before rules
 * between fields as long as any other field is wrong.
 *
 * @returns What a field's schema makes of it, or nothing once its problem was reported to `context`.
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

/** What the factories accept (TokenFactoryBase), and the numbers beyond which others stop following. */
export const tokenLimits = {
  nameMaxBytes: 64,
  symbolMaxBytes: 32,
  labelMinCharacters: 2,
  decimalsMin: 2,
  decimalsMax: 64,
  decimalsDefault: 18,
  /** Above 18 many pages and bots round; above 36 wallets refuse to list the token. */
  decimalsCommon: 18,
  decimalsListed: 36,
  /** Below it whoever sends little pays no fee: each is rounded down to a base unit. */
  decimalsForFees: 6,
  /** In base units: a contract counts in 256 bits, a Uniswap V2 pool in 112. */
  supplyMax: 2n ** 256n - 1n,
  supplyPoolMax: 2n ** 112n - 1n,
  /** The least balance that earns dividends is at most this part of the supply, which is at least that many base units. */
  supplyPerMinimum: 1000n,
} as const

export type ValidationCode = keyof typeof en.createToken.validation

/** The i18n key of a message of the form: zod carries keys, the field turns them into the reader's language. */
export function validationMessage(code: ValidationCode): `createToken.validation.${ValidationCode}` {
  return `createToken.validation.${code}`
}

/**
 * What is wrong with the writing of a number, whatever it stands for. `1,000` is a thousand to one reader and one to another,
 * so separators are never guessed at. A minus is no mistake of writing: whoever judges the size says what is too little.
 */
export function findNumberProblem(text: string): ValidationCode | undefined {
  if (/^-?\d+(\.\d+)?$/.test(text)) return undefined
  return /^[\d.,\s'’_]+$/.test(text) && /[,\s'’_]/.test(text) ? 'supplySeparators' : 'supplyDigits'
}
