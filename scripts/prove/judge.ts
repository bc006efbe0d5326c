import type { Property } from './read-properties.ts'

/**
 * `unknown`: the solver found neither a proof nor a counterexample. `empty`: the preconditions contradict each other.
 * `loop`: it comes to a loop, and the engine does not prove loops.
 */
export type Verdict = 'proved' | 'refuted' | 'unknown' | 'empty' | 'loop'

/** A message of the compiler, as far as we look at it. */
export type Message = {
  errorCode?: string
  message: string
  severity: string
  sourceLocation?: { file: string; start: number; end: number }
}

const proved = / Assertion violation check is safe!$/
const refuted = / Assertion violation happens here\./

/**
 * What the compiler's messages say of a property. Proved is what it calls safe at each assert: an assert may rest on
 * the ones before it.
 *
 * @param messages Of the property alone.
 * @param falseMessages The same with `assert(false)` at its end.
 */
export function judge(path: string, property: Property, messages: Message[], falseMessages: Message[]): Verdict {
  // BMC looks at one turn of a loop, and would call the rest proved.
  if (property.loops && property.engine === 'bmc') return 'loop'
  if (property.asserts.some(({ start }) => said(refuted, path, start, messages))) return 'refuted'
  if (!property.asserts.every(({ start }) => said(proved, path, start, messages))) return 'unknown'
  return said(proved, path, property.asserts.at(-1)?.start, falseMessages) ? 'empty' : 'proved'
}

function said(what: RegExp, path: string, start: number | undefined, messages: Message[]): boolean {
  return messages.some(
    ({ message, sourceLocation }) =>
      what.test(message) && sourceLocation?.file === path && sourceLocation.start === start,
  )
}
