import { expect, test } from 'vitest'
import { attributeBytes } from './source-runs.ts'

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
