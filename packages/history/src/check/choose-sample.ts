// Chooses which holdings are compared with the chain: all, or the largest and as many drawn by a seed.

type Sized = { amount: bigint }

/** Chooses at most so many; the same ones for the same seed and order. */
export function chooseSample<Item extends Sized>(items: readonly Item[], most: number, seed: number): Item[] {
  if (items.length <= most) return [...items]
  const sorted = items.toSorted((one, other) => (one.amount > other.amount ? -1 : one.amount < other.amount ? 1 : 0))
  const largest = Math.ceil(most / 2)
  const rest = sorted.slice(largest)
  const draw = createDraw(seed)
  // Fisher and Yates, as far as it is needed.
  for (let index = 0; index < most - largest; index++) {
    const other = index + Math.floor(draw() * (rest.length - index))
    ;[rest[index], rest[other]] = [rest[other] as Item, rest[index] as Item]
  }
  return [...sorted.slice(0, largest), ...rest.slice(0, most - largest)]
}

/** Numbers from 0 up to 1, by the generator mulberry32. */
function createDraw(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
