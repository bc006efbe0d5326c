/** The integer part of a square root, as Uniswap takes it of the first two amounts. Of zero and more, in any unit. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  // Newton's steps fall towards the root from any start that is not below it.
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
