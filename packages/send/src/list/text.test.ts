import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import { splitLine } from './split-line.ts'
import { toLine } from './text.ts'

const alice = '0x1111111111111111111111111111111111111111'

test.each([
  [['a', 'b'], 'a;b'],
  [['a', '', ''], 'a'],
  [['', '', ''], ''],
  [[], ''],
  [['', alice, '5'], `;${alice};5`],
  [['a,b', 'c'], '"a,b";c'],
  [['#1', alice, '5'], `"#1";${alice};5`],
  [['# note'], '# note'],
  [[`${alice},5`], `${alice},5`],
  [[`${alice},5`, '7'], `"${alice},5";7`],
  [['a', 'b\nc'], 'a;b c'],
  [['a', '1,000', 'b; "c"'], 'a;1,000;"b; ""c"""'],
])('%j is joined to %j', (cells, line) => {
  expect(toLine(cells)).toBe(line)
})

test('the reader of lists splits at the same places, whatever stands in the cells', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'ab5 ,;:="#/\t\n') })
    .map((cell) => cell.replace(/[\r\n]+/g, ' ').trim())
  fc.assert(
    fc.property(
      text,
      text.filter((cell) => cell !== ''),
      (first, second) => {
        const split = splitLine(toLine([first, second]))
        expect(split).toMatchObject({ ok: true, parts: { address: first, tail: '' } })
      },
    ),
  )
})

test('a row is one line, and no cell of it pays anybody but the address in the first', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(alice, `${alice},5`, `\n${alice},5`, `"\n${alice};5`),
  )
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 5 }), (cells) => {
      const options = {
        mode: { kind: 'each' },
        decimals: 0,
        chainShortName: 'eth',
        answers: {},
        droppedLines: [],
      } as const
      const { lines, recipients } = parseRecipients(`${toLine(cells)}\nend`, { ...options, droppedLines: [] })
      expect(lines.length).toBe(2)
      if (recipients.length > 0 && cells.filter((text) => text.trim() !== '').length > 1) {
        expect(cells[0]?.replace(/[^0-9a-zA-Z]/g, '')).toBe(alice)
      }
    }),
  )
})
