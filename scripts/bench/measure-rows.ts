// Measures every row of the benchmark at every size, relates it to the peers' gas, and formats it.

import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { encodeFunctionData, erc20Abi, keccak256, toHex } from 'viem'
import { measureGas } from './measure-gas.ts'
import { floor, type GasBySize, getPayments, type Peers, type Row, type Size, separate, sizes } from './peers.ts'
import type { Bench } from './prepare-chain.ts'

/** Ten were sent one by one for the committed figures; those for other sizes are this one, scaled. */
const probed = 10

/**
 * Measures every row at every size.
 *
 * @throws When sending one by one does not cost what the committed figures say: then nothing can be compared.
 */
export async function measureAll(bench: Bench, peers: Peers): Promise<Results> {
  const results: Results = {}
  for (const [name, { peers: figures }] of Object.entries(peers.rows)) {
    const row = getPayments(name, peers)
    const [is, should] = [await measureSeparate(bench, row, probed), figures[separate]?.[probed]]
    if (is !== should)
      throw new Error(`${name}: ${probed} sent one by one cost ${is}, the committed figure is ${should}`)

    const bySize: [Size, Ours][] = []
    for (const size of sizes) bySize.push([size, await measureRow(bench, row, size)])
    results[name] = Object.fromEntries(bySize) as Record<Size, Ours>
  }
  return results
}

/** Gas of one batch: all or nothing without an id, skipping without an id, all or nothing with one. */
type Ours = { route: Route; strict: number; skip: number; id: number }

export type TokenRoute = 'tokenPull' | 'tokenFrom'
export type Route = 'native' | TokenRoute

const routes: Record<Row['coin'], Route[]> = { native: ['native'], erc20: ['tokenPull', 'tokenFrom'] }
const someId = BigInt(keccak256(toHex('a job'))) & ~0xffn
/** Enough for any well-behaved recipient; the gas that a cap leaves unused costs nothing. */
export const gasCap = 100_000n

type Mode = Parameters<typeof encodeCall>[0]['mode']

/** Measures MultiSender on the first `size` payments of a row, on the route that costs least there. */
async function measureRow(bench: Bench, { coin, payments }: Row, size: number): Promise<Ours> {
  const list = payments.slice(0, size)
  const { route, gas } = await measureCheapest(bench, coin, list)
  const skip = await measureBatch(bench, route, list, { mode: { kind: 'skip', gasCap } })
  const id = await measureBatch(bench, route, list, { id: someId })
  return { route, strict: gas, skip, id }
}

/** Measures one batch, all or nothing and without an id, on the route that costs least. */
export async function measureCheapest(bench: Bench, coin: Row['coin'], payments: Row['payments']) {
  const measured: { route: Route; gas: number }[] = []
  for (const route of routes[coin]) measured.push({ route, gas: await measureBatch(bench, route, payments) })
  return measured.reduce((best, other) => (other.gas < best.gas ? other : best))
}

/** Gas of one batch. By default all or nothing, without an id. */
export function measureBatch(
  { client, multiSender, token }: Bench,
  route: Route,
  payments: Row['payments'],
  { id = 0n, mode = { kind: 'strict' } }: { id?: bigint; mode?: Mode } = {},
): Promise<number> {
  const asset = route === 'native' ? ({ kind: 'native' } as const) : ({ kind: 'erc20', token } as const)
  const { to, data, value } = encodeCall({ id, route, asset, mode, multiSender, payments })
  return measureGas(client, [{ to, data, value }])
}

/** Gas of paying the first `size` of a row one by one. The committed figures must come out: then the method is the same. */
function measureSeparate({ client, token }: Bench, { coin, payments }: Row, size: number): Promise<number> {
  const transactions = payments.slice(0, size).map(({ address, amount }) =>
    coin === 'native'
      ? ({ to: address, data: '0x', value: amount } as const)
      : {
          to: token,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [address, amount] }),
          value: 0n,
        },
  )
  return measureGas(client, transactions)
}

export type Results = Record<string, Record<Size, Ours>>

export type Ratio = { ratio: number; row: string; size: Size; peer: string }

/** Our gas (strict, no id) to that of each batching peer and to the floor, on every row at every size. Below 1 we cost less. */
export function listRatios(results: Results, { rows }: Pick<Peers, 'rows'>): Ratio[] {
  return Object.entries(results).flatMap(([row, ours]) => {
    const { floorPerRecipient, peers } = rows[row] ?? { floorPerRecipient: 0, peers: {} }
    const rivals: [string, GasBySize][] = [
      ...Object.entries(peers).filter(([peer]) => peer !== separate),
      [floor, getFloor(floorPerRecipient)],
    ]
    return rivals.flatMap(([peer, gas]) =>
      sizes.map((size) => ({ ratio: ours[size].strict / gas[size], row, size, peer })),
    )
  })
}

function getFloor(perRecipient: number): GasBySize {
  return Object.fromEntries(sizes.map((size) => [size, 21_000 + perRecipient * size])) as GasBySize
}

/** One row of the benchmark as text: gas for each number of recipients, and our ratio to it or what we cost more. */
export function formatRow(name: string, ours: Results[string], { rows }: Pick<Peers, 'rows'>): string {
  const { floorPerRecipient, peers } = rows[name] ?? { floorPerRecipient: 0, peers: {} }
  const line = (label: string, cell: (size: Size) => string) =>
    `  ${label.padEnd(30)}${sizes.map((size) => cell(size).padStart(20)).join('')}`
  const own = (label: string, cell: (size: Size) => string) => line(label, (size) => `${cell(size)}      `)
  const beside = (label: string, gas: GasBySize) =>
    line(label, (size) => `${show(gas[size])} ${(ours[size].strict / gas[size]).toFixed(3)}`)
  const variant = (label: string, kind: 'skip' | 'id') => {
    const more = (size: Size) => ours[size][kind] - ours[size].strict
    return [
      own(label, (size) => show(ours[size][kind])),
      own('    more, in all', (size) => signed(more(size))),
      own('    more, per recipient', (size) => signed(more(size) / size, 1)),
    ]
  }

  return [
    `${name.padEnd(32)}${sizes.map((size) => `N = ${size}      `.padStart(20)).join('')}`,
    own('ours: all or nothing, no id', (size) => show(ours[size].strict)),
    own('  by route', (size) => ours[size].route),
    ...variant('  skipping', 'skip'),
    ...variant('  with an id, exactly once', 'id'),
    beside('floor, and ours to it', getFloor(floorPerRecipient)),
    ...Object.entries(peers).map(([peer, gas]) => beside(peer, gas)),
    '',
  ].join('\n')
}

function show(gas: number): string {
  return gas.toLocaleString('en-US')
}

function signed(gas: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const
  return gas.toLocaleString('en-US', options)
}
