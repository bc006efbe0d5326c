import type { Strings } from './find-locale-faults.ts'

/**
 * An error is a sentence (`errors`) and what to do now (`errorAdvice`): no code has one without the other.
 *
 * @returns One sentence per fault.
 */
export function findAdviceFaults({ errors, errorAdvice }: Strings): string[] {
  const codes = codesOf(errors)
  const advised = codesOf(errorAdvice)
  return [
    ...codes.filter((code) => !advised.includes(code)).map((code) => `errors.${code} has no advice in errorAdvice`),
    ...advised.filter((code) => !codes.includes(code)).map((code) => `errorAdvice.${code} has no sentence in errors`),
  ]
}

const codesOf = (block: Strings[string] | undefined) => (typeof block === 'object' ? Object.keys(block) : [])
