import type { Ours } from './measure-row.ts'
import { type GasBySize, type Peers, type Size, sizes } from './peers.ts'

/** One row of the benchmark as text: gas for each number of recipients, and our ratio to it. */
export function formatRow(name: string, ours: Record<Size, Ours>, { rows }: Pick<Peers, 'rows'>): string {
  const { floorPerRecipient, peers } = rows[name] ?? { floorPerRecipient: 0, peers: {} }
  const line = (label: string, cell: (size: Size) => string) =>
    `  ${label.padEnd(30)}${sizes.map((size) => cell(size).padStart(20)).join('')}`
  const beside = (label: string, gas: (size: Size) => number) =>
    line(label, (size) => `${gas(size).toLocaleString('en-US')} ${(ours[size].strict / gas(size)).toFixed(3)}`)
  const own = (label: string, gas: (size: Size) => number) =>
    line(label, (size) => `${gas(size).toLocaleString('en-US')} ${' '.repeat(5)}`)

  return [
    `${name.padEnd(32)}${sizes.map((size) => `N = ${size}      `.padStart(20)).join('')}`,
    own('ours: all or nothing, no id', (size) => ours[size].strict),
    line('  by route', (size) => `${ours[size].route}      `),
    own('  skipping', (size) => ours[size].skip),
    own('  with an id, exactly once', (size) => ours[size].id),
    beside('floor, and ours to it', (size) => floorPerRecipient * size + 21_000),
    ...Object.entries(peers).map(([peer, gas]: [string, GasBySize]) => beside(peer, (size) => gas[size])),
    '',
  ].join('\n')
}
