import type { ValidationCode } from '@/features/token-create/validation-message.ts'

/**
 * What is wrong with the writing of a number, whatever it stands for. `1,000` is a thousand to one reader and one to another,
 * so separators are never guessed at. A minus is no mistake of writing: whoever judges the size says what is too little.
 */
export function writingProblem(text: string): ValidationCode | undefined {
  if (/^-?\d+(\.\d+)?$/.test(text)) return undefined
  return /^[\d.,\s'’_]+$/.test(text) && /[,\s'’_]/.test(text) ? 'supplySeparators' : 'supplyDigits'
}
