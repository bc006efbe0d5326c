import { z } from 'zod'
import { type ValidationCode, validationMessage } from '@/features/token-create/validation-message.ts'
import { tokenLimits } from './token-limits.ts'

export type LabelSchemaParameters = {
  blank: ValidationCode
  short: ValidationCode
  long: ValidationCode
  unreadable: ValidationCode
  /** Bytes of UTF-8, as the contract counts. */
  maxBytes: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A name or symbol. Too short is counted in what a reader calls characters, too long in bytes of UTF-8: one Chinese character is
 * three bytes, yet it is one character. Two characters are never less than the two bytes that the contract asks for.
 */
export function labelSchema({ blank, short, long, unreadable, maxBytes }: LabelSchemaParameters) {
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
