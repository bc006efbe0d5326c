// Measures MultiSender at many sizes and kinds of amounts, and relates it to GasliteDrop.

import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { type Address, hexToBigInt, keccak256, pad, slice, toHex } from 'viem'
import type { Verdict } from './check-limits.ts'
import { computeGasliteDrop, type Holders } from './gaslite-drop.ts'
import { measureCheapest, type Route } from './measure-rows.ts'
import type { Peers, Row } from './peers.ts'
import type { Bench } from './prepare-chain.ts'

/** Recipients of one batch. */
export const sweepSizes = [5, 10, 12, 15, 20, 25, 30, 37, 50, 100, 250, 500] as const

/** Our gas (strict, no id) and GasliteDrop's on the same list. */
export type SweepCell = { route: Route; gas: number; peer: number }
export type Sweep = Record<string, Record<number, SweepCell>>

/** Amounts in base units or wei: 1 to 5,000 cents of a token with 6 decimals, as of USDC; the rest has 18. */
const kinds: Record<string, { coin: Row['coin']; amountAt: (index: number) => bigint }> = {
  'erc20 18dec': { coin: 'erc20', amountAt: (index) => 1n + draw('amount', index, 10_000n * 10n ** 18n) },
  'erc20 whole': { coin: 'erc20', amountAt: (index) => (1n + draw('whole', index, 1_000n)) * 10n ** 18n },
  'erc20 cents': { coin: 'erc20', amountAt: (index) => (1n + draw('cents', index, 5_000n)) * 10_000n },
  'erc20 equal': { coin: 'erc20', amountAt: () => 5n * 10n ** 18n },
  'coin wei': { coin: 'native', amountAt: (index) => 1n + draw('wei', index, 10n ** 16n) },
  'coin equal': { coin: 'native', amountAt: () => 5n * 10n ** 15n },
}

/** Every tenth address begins with one to four zero bytes, as those of people who searched for it. */
export const sweepAddresses: Record<Holders, Address[]> = {
  fresh: listAddresses('fresh'),
  existing: listAddresses('existing'),
}

export async function measureSweep(bench: Bench, peers: Peers): Promise<Sweep> {
  const sweep: Sweep = {}
  for (const [name, { coin, amountAt }] of Object.entries(kinds)) {
    for (const holders of ['existing', 'fresh'] as const) {
      const payments = sweepAddresses[holders].map((address, index) => ({ address, amount: amountAt(index) }))
      const cells: [number, SweepCell][] = []
      for (const size of sweepSizes) {
        const list: Payment[] = payments.slice(0, size)
        const { route, gas } = await measureCheapest(bench, coin, list)
        cells.push([size, { route, gas, peer: computeGasliteDrop(peers, coin, holders, list) }])
      }
      sweep[`${name}, ${holders}`] = Object.fromEntries(cells)
    }
  }
  return sweep
}

/** The sweep as text: our gas to GasliteDrop's. */
export function formatSweep(sweep: Sweep): string {
  const line = (name: string, cells: string[]) =>
    `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(9)).join('')}`
  return [
    'Ours to GasliteDrop, by the number of recipients (* straight from the sender)',
    line('', sweepSizes.map(String)),
    ...Object.entries(sweep).map(([name, cells]) =>
      line(
        name,
        sweepSizes.map((size) => {
          const { gas, peer, route } = cells[size] as SweepCell
          return `${(gas / peer).toFixed(4)}${route === 'tokenFrom' ? '*' : ' '}`
        }),
      ),
    ),
    '',
  ].join('\n')
}

/** From 12 to 37 recipients of an ERC-20 a check that GasliteDrop lacks may show; five people are paid coin by hand as well. */
const bounds: { kind: Verdict['kind']; name: string; limit: number; fits: (coin: string, size: number) => boolean }[] =
  [
    {
      kind: 'must',
      name: 'ERC-20, N = 12 to 37',
      limit: 1.004,
      fits: (coin, size) => coin === 'erc20' && isBetween(size),
    },
    { kind: 'must', name: 'ERC-20, other N', limit: 1, fits: (coin, size) => coin === 'erc20' && !isBetween(size) },
    { kind: 'must', name: 'coin, N >= 10', limit: 1, fits: (coin, size) => coin === 'coin' && size >= 10 },
    { kind: 'aim', name: 'coin, N = 5', limit: 1, fits: (coin, size) => coin === 'coin' && size < 10 },
  ]

function isBetween(size: number): boolean {
  return size >= 12 && size <= 37
}

/** Holds the sweep against what MultiSender promises to cost beside GasliteDrop. */
export function checkSweep(sweep: Sweep): Verdict[] {
  const all = Object.entries(sweep).flatMap(([row, cells]) =>
    sweepSizes.map((size) => {
      const { gas, peer } = cells[size] as SweepCell
      return { coin: row.split(' ')[0] ?? '', where: `${row}, N = ${size}`, size, ratio: gas / peer }
    }),
  )
  return bounds.map(({ kind, name, limit, fits }) => {
    const worst = all
      .filter(({ coin, size }) => fits(coin, size))
      .reduce((highest, other) => (other.ratio > highest.ratio ? other : highest))
    const isMet = limit === 1 ? worst.ratio < limit : worst.ratio <= limit
    const outcome = { must: ['ok    ', 'BROKEN'], aim: ['met   ', 'missed'] }[kind][isMet ? 0 : 1]
    const text = `${kind.padEnd(4)}  ${outcome}  sweep to GasliteDrop, ${name}: ${worst.ratio.toFixed(4)} (${limit === 1 ? 'below' : 'at most'} ${limit}; ${worst.where})`
    return { kind, isMet, text }
  })
}

function draw(seed: string, index: number, below: bigint): bigint {
  return hexToBigInt(keccak256(toHex(`${seed} ${index}`))) % below
}

function listAddresses(seed: string): Address[] {
  return Array.from({ length: Math.max(...sweepSizes) }, (_, index) => {
    const zeros = index % 10 === 9 ? 1 + Number(draw('zeros', index, 4n)) : 0
    return pad(slice(keccak256(toHex(`${seed} holder ${index}`)), 0, 20 - zeros), { size: 20 })
  })
}
