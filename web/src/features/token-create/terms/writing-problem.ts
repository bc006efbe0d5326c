import type { ValidationCode } from '../validation-message'

/**
 * What is wrong with the writing of a number, whatever it stands for. `1,5` is one and a half to one reader and fifteen to another,
 * so separators are never guessed at. A minus is no mistake of writing: whoever judges the size says what is too little.
 */
export function writingProblem(text: string): ValidationCode | undefined {
  if (/^-?\d{1,500}(\.\d{1,500})?$/.test(text)) return undefined
  return /^[\d.,\s'’_]+$/.test(text) && /[,\s'’_]/.test(text) ? 'supplySeparators' : 'supplyDigits'
}
