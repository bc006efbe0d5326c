import { gzipSync } from 'node:zlib'
import type { Run } from './attribute-bytes.ts'

/** What leaving out some modules would save, in bytes of gzip: all files with them less all files without them. */
export function marginalGzip(files: readonly Run[][], isLeftOut: (source: string | undefined) => boolean): number {
  const whole = files.map((runs) => gzipOf(runs))
  const rest = files.map((runs) => gzipOf(runs.filter(({ source }) => !isLeftOut(source))))
  return sum(whole) - sum(rest)
}

/** Each file is compressed by itself, as it is sent. One of which nothing is left is not sent. */
function gzipOf(runs: readonly Run[]): number {
  const text = runs.map((run) => run.text).join('')
  return text ? gzipSync(text).length : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
