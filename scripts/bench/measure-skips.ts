// Measures what one recipient who cannot be paid costs a skipping batch, by where it is in the list.

import { type Address, keccak256, slice, toHex, zeroAddress } from 'viem'
import type { Verdict } from './check-limits.ts'
import { gasCap, measureBatch, type Route } from './measure-rows.ts'
import { getPayments, type Peers } from './peers.ts'
import type { Bench } from './prepare-chain.ts'

const skipSizes = [100, 500] as const

/** Which of the recipients cannot be paid. */
const places: Record<string, (index: number, size: number) => boolean> = {
  nobody: () => false,
  'the first': (index) => index === 0,
  'the middle one': (index, size) => index === size / 2,
  'the last': (index, size) => index === size - 1,
  'one in ten': (index) => index % 10 === 9,
}

/** Coin is refused by a contract that reverts, the token by its own rule: no transfer to the zero address. */
const routes: { route: Route; row: string; refuser: Address }[] = [
  { route: 'native', row: 'native-existing-distinct', refuser: slice(keccak256(toHex('a refuser')), 0, 20) },
  { route: 'tokenPull', row: 'erc20-existing-18dec', refuser: zeroAddress },
  { route: 'tokenFrom', row: 'erc20-existing-18dec', refuser: zeroAddress },
]

/** Gas of a skipping batch by route, place and size. */
export type SkipGas = Record<string, Record<string, Record<number, number>>>

export async function measureSkips(bench: Bench, peers: Peers): Promise<SkipGas> {
  const gas: SkipGas = {}
  for (const { route, row, refuser } of routes) {
    if (route === 'native') await bench.client.setCode({ address: refuser, bytecode: '0x60006000fd' })
    const byPlace: SkipGas[string] = {}
    for (const [place, isRefused] of Object.entries(places)) {
      const cells: [number, number][] = []
      for (const size of skipSizes) {
        const payments = getPayments(row, peers)
          .payments.slice(0, size)
          .map((payment, index) => (isRefused(index, size) ? { ...payment, address: refuser } : payment))
        cells.push([size, await measureBatch(bench, route, payments, { mode: { kind: 'skip', gasCap } })])
      }
      byPlace[place] = Object.fromEntries(cells)
    }
    gas[route] = byPlace
  }
  return gas
}

/** What the rest of the list costs more because one is skipped: the skipped call itself, its event and the refund are left out. */
function computeSlope(byPlace: SkipGas[string], place: string): number {
  const more = (size: number) => (byPlace[place]?.[size] ?? 0) - (byPlace.nobody?.[size] ?? 0)
  return (more(500) - more(100)) / 400
}

const single = ['the first', 'the middle one', 'the last']

export function formatSkips(gas: SkipGas): string {
  return [
    'One who cannot be paid, skipped: gas more than without, N = 100 and 500, and for each of the others',
    ...Object.entries(gas).flatMap(([route, byPlace]) =>
      Object.keys(places)
        .slice(1)
        .map((place) => {
          const more = skipSizes.map((size) =>
            String((byPlace[place]?.[size] ?? 0) - (byPlace.nobody?.[size] ?? 0)).padStart(9),
          )
          const slope = single.includes(place) ? computeSlope(byPlace, place).toFixed(1).padStart(9) : ''
          return `  ${route.padEnd(12)}${place.padEnd(16)}${more.join('')}${slope}`
        }),
    ),
    '',
  ].join('\n')
}

/** A skip costs hardly more than its own call. */
export function checkSkips(gas: SkipGas): Verdict {
  const limit = 100
  const slopes = Object.entries(gas).flatMap(([route, byPlace]) =>
    single.map((place) => ({ where: `${route}, ${place}`, value: computeSlope(byPlace, place) })),
  )
  const worst = slopes.reduce((highest, other) => (other.value > highest.value ? other : highest))
  const isMet = worst.value <= limit
  const text = `must  ${isMet ? 'ok    ' : 'BROKEN'}  one skipped, per other recipient: ${worst.value.toFixed(1)} (at most ${limit}; ${worst.where})`
  return { kind: 'must', isMet, text }
}
