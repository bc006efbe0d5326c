import type { ByteCount } from './count-bytes.ts'
import { recipients } from './measure-bytes.ts'

/** The bytes table as text: the whole calldata divided by its recipients. */
export function formatBytes(rows: Record<string, Record<string, ByteCount>>): string {
  const line = (name: string, cells: string[]) =>
    `  ${name.padEnd(48)}${cells.map((cell) => cell.padStart(14)).join('')}`
  const each = (bytes: number) => (bytes / recipients).toFixed(2)
  return [
    `Bytes per recipient that a rollup posts: calldata of ${recipients} payments, divided`,
    ...Object.entries(rows).flatMap(([row, encodings]) => [
      line(row, ['raw', 'brotli 1', 'FastLZ']),
      ...Object.entries(encodings).map(([name, { raw, brotli, fastLz }]) =>
        line(`  ${name}`, [each(raw), each(brotli), each(fastLz)]),
      ),
    ]),
    '',
  ].join('\n')
}
