import type { ValidationCode } from '@/features/token-create/validation-message.ts'
import { writingProblem } from './writing-problem.ts'

/** Far beyond 78 digits, a point and 64 digits; what is longer is not a number anybody meant, and is not worth counting. */
const longestText = 500

/** What is wrong with the writing of a supply, whatever the decimals. */
export function supplyProblem(text: string): ValidationCode | undefined {
  if (text.length > longestText) return 'supplyTooLarge'
  if (/^-?0*(\.0*)?$/.test(text) || /^-\d+(\.\d+)?$/.test(text)) return 'supplyZero'
  return writingProblem(text)
}
