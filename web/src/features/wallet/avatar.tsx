import type { Address } from 'viem'

/** A disc in three hues that follow from the address: the same everywhere, asked from nobody. */
export function Avatar({ address, className = 'size-10' }: { address: Address; className?: string }) {
  const hue = (from: number) => Number.parseInt(address.slice(from, from + 4), 16) % 360
  const [a, b, c] = [hue(2), hue(8), hue(14)]
  const background = `conic-gradient(from ${a}deg, hsl(${a} 75% 60%), hsl(${b} 70% 55%), hsl(${c} 75% 62%), hsl(${a} 75% 60%))`
  return <span aria-hidden className={`inline-block shrink-0 rounded-full ${className}`} style={{ background }} />
}
