import { expect, test } from 'vitest'
import { attributeBytes } from './attribute-bytes.ts'

// Made by hand: `AAAA` is column 0 from a.js; `GCAA` is six columns on, from b.js; `;ACAA` the next line, from c.js.
const map = {
  file: 'out.js',
  version: 3,
  sources: ['a.js', 'b.js', 'c.js'],
  sourcesContent: [],
  names: [],
  mappings: 'AAAA,MCAA;ECAA',
  sourceRoot: '',
}

test('Each character belongs to the module that the map names, and what stands before the first mapping to none', () => {
  expect(attributeBytes('first(second)\n  third', map)).toEqual([
    { source: 'a.js', text: 'first(' },
    { source: 'b.js', text: 'second)\n' },
    { source: undefined, text: '  ' },
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
