/** What is asked for unless somebody says otherwise, in base units: the quote less 1 %, but one unit at least. */
export function defaultMinimum(bought: bigint): bigint {
  const minimum = (bought * 99n) / 100n
  return minimum > 0n ? minimum : 1n
}
