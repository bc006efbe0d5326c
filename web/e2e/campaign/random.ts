// Gives the campaign its reproducible randomness.

/** The one source of chance of the campaign: the same seed and the same name give the same numbers. */
export type Random = {
  /** From 0 up to, and without, 1. */
  next(): number
  /** From `low` to `high`, both included. */
  between(low: number, high: number): number
  chance(part: number): boolean
  pick<T>(items: readonly T[]): T
  /** Another order; the given list stays as it is. */
  shuffle<T>(items: readonly T[]): T[]
  /** A source of its own, so that what happens at the same time does not take numbers from each other. */
  fork(name: string): Random
}

/** @param seed Any text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  // mulberry32: small, and even enough to choose among dozens of cases.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    between,
    chance: (part) => next() < part,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[between(0, items.length - 1)] as T
    },
    shuffle<T>(items: readonly T[]): T[] {
      const keyed = items.map((item) => ({ item, key: next() }))
      return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value | 0
}
