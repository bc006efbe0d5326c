import type { Property, Range } from './read-properties.ts'

/** A harness without its other properties, so that the solver is asked about one alone. What stays does not move. */
export function isolate(source: string, property: Property, all: Property[]): string {
  return all
    .filter(({ name }) => name !== property.name)
    .reduce((text, { range }) => overwrite(text, range, ''), source)
}

/**
 * The same with what cannot hold instead of the last assert. If that is proved as well, the preconditions contradict
 * each other, and the property says nothing.
 */
export function isolateFalse(source: string, property: Property, all: Property[]): string {
  const last = property.asserts.at(-1) as Range
  return overwrite(isolate(source, property, all), last, 'assert(false)')
}

/** Writes a text over a range of bytes, and blanks over what it leaves of it. */
function overwrite(source: string, { start, end }: Range, text: string): string {
  const bytes = Buffer.from(source)
  bytes.fill(' ', start, end).write(text, start)
  return bytes.toString()
}
