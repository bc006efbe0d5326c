import { z } from 'zod'
import { validationMessage } from '@/features/token-create/validation-message.ts'
import { tokenLimits } from './token-limits.ts'

/** Decimals as typed: a whole number from 2 to 64. A fraction, an exponent or nothing is "Invalid decimals". */
export const decimalsSchema = z
  .string()
  .trim()
  .regex(/^-?\d+$/, { error: validationMessage('decimalsInvalid'), abort: true })
  .refine((text) => Number(text) >= tokenLimits.decimalsMin, { error: validationMessage('decimalsMin') })
  .refine((text) => Number(text) <= tokenLimits.decimalsMax, { error: validationMessage('decimalsMax') })
  .transform(Number)
