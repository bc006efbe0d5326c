import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'

const units = ['B', 'kB', 'MB'] as const

/** A file's size for people, such as `58.1 kB`, in German `58,1 kB`. Counts of bytes are no money: rounding is fine here. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : localizeDecimal(value.toFixed(1))} ${units[power]}`
}
