import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { attributeBytes, listModules, measureMarginalGzip } from './source-runs.ts'

describe('attributeBytes', () => {
  // Made by hand: `MAAA` is column 6, from a.js; `MCAA` six columns on, b.js; `;ECAA` two columns into the next line, c.js.
  const map = {
    file: 'out.js',
    version: 3,
    sources: ['a.js', 'b.js', 'c.js'],
    sourcesContent: [],
    names: [],
    mappings: 'MAAA,MCAA;ECAA',
    sourceRoot: '',
  }

  test('Each character belongs to the module that the map names, also where its text goes on in the next line', () => {
    expect(attributeBytes('glued+first(`second\n` third', map)).toEqual([
      { source: undefined, text: 'glued+' },
      { source: 'a.js', text: 'first(' },
      { source: 'b.js', text: '`second\n` ' },
      { source: 'c.js', text: 'third' },
    ])
  })

  test('The pieces together are the file', () => {
    const code = 'first(second)\n  third\n\n'
    expect(
      attributeBytes(code, map)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  })
})

describe('listModules', () => {
  test('Modules are summed over all files, the biggest first', () => {
    const files = [
      [
        { source: 'a', text: 'xx' },
        { source: 'b', text: 'yyy' },
        { source: undefined, text: 'glue' },
      ],
      [
        { source: 'c', text: 'unwanted' },
        { source: 'a', text: 'xx' },
      ],
    ]
    expect(listModules(files, (source) => source !== 'c')).toEqual([
      { source: 'a', bytes: 4 },
      { source: 'b', bytes: 3 },
    ])
  })
})

describe('measureMarginalGzip', () => {
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
})
