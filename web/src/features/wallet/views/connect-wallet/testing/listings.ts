/** `count` wallets of the directory, from number `from` on. */
export function listings(from: number, count: number, total = count) {
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  return { listings: Object.fromEntries(numbers.map((n) => [`id${n}`, { id: `id${n}`, name: `Listed ${n}` }])), total }
}
