import { floorOf, type Results } from './list-ratios.ts'
import { type GasBySize, type Peers, type Size, sizes } from './peers.ts'

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
    beside('floor, and ours to it', floorOf(floorPerRecipient)),
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
