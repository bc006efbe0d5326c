import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { measureMarginalGzip } from './source-runs.ts'

const noise = (seed: number) => Array.from({ length: 400 }, (_, n) => ((n + 7) ** 3 * seed).toString(36)).join('')
const [a, b] = [noise(13), noise(31)]
const size = (text: string) => gzipSync(text).length

test('A module costs what its file is smaller without it', () => {
  const files = [
    [
      { source: 'a', text: a },
      { source: 'b', text: b },
    ],
  ]
  expect(measureMarginalGzip(files, (source) => source === 'b')).toBe(size(a + b) - size(a))
})

test('A file that holds nothing else costs nothing any more, not even its header', () => {
  const files = [[{ source: 'a', text: a }], [{ source: 'b', text: b }]]
  expect(measureMarginalGzip(files, (source) => source === 'b')).toBe(size(b))
})

test('What is there twice costs next to nothing', () => {
  const files = [
    [
      { source: 'a', text: a },
      { source: 'copy', text: a },
    ],
  ]
  expect(measureMarginalGzip(files, (source) => source === 'copy')).toBeLessThan(size(a) / 10)
})
