import type { Ending } from './has-ending.ts'

export type SearchEstimate = {
  /** Tries that it takes on average, from any moment on: what was tried before does not count. */
  expectedTries: number
  /** From 0 to 1: how many of such searches have found something by now. */
  chanceSoFar: number
  /** Per second; nothing as long as nothing was measured. */
  rate?: number
  /** Seconds until it is found, on average. */
  expectedSeconds?: number
}

/**
 * What is to be expected of a search. Each digit is met by one address in sixteen, and the case of each letter by one in two.
 *
 * @param tries So far.
 * @param elapsed Milliseconds so far.
 */
export function estimateSearch(
  { suffix, isCaseExact }: Ending,
  { tries, elapsed }: { tries: number; elapsed: number },
): SearchEstimate {
  const letters = isCaseExact ? suffix.replace(/\d/g, '').length : 0
  const expectedTries = 16 ** suffix.length * 2 ** letters
  // Of few tries in many, 1 - (1 - p)^n would be lost in rounding.
  const chanceSoFar = -Math.expm1(tries * Math.log1p(-1 / expectedTries))
  if (tries === 0 || elapsed <= 0) return { expectedTries, chanceSoFar }
  const rate = (tries / elapsed) * 1000
  return { expectedTries, chanceSoFar, rate, expectedSeconds: expectedTries / rate }
}
