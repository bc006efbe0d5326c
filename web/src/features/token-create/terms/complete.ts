import { z } from 'zod'

/** The terms of a kind once each was read; worth nothing as long as one is missing, whose problem was reported then. */
export function complete<Terms extends object>(
  terms: Terms,
): { [Name in keyof Terms]-?: Exclude<Terms[Name], undefined> } {
  return Object.values(terms).includes(undefined) ? z.NEVER : (terms as never)
}
