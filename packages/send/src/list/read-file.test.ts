import { growth } from '@saleyard/testkit/least-time.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './questions.ts'
import { fileProblems, readFile } from './read-file.ts'
import { looksLikeJson, readJsonList } from './read-json-list.ts'

describe('readFile', () => {
  const signatures = [
    [],
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0xef, 0xbb, 0xbf],
  ]
  const bytes = fc
    .tuple(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 2000 }))
    .map(([start, rest]) => new Uint8Array([...start, ...rest]))
  const name = fc.constantFrom('a.csv', 'a.txt', 'a.xlsx', 'a.xlsm', 'a.xls', 'a')

  const options: ReadOptions = {
    mode: { kind: 'each' },
    decimals: 18,
    chainShortName: 'eth',
    answers: {},
    droppedLines: [],
  }

  test('a file of any bytes is refused with a reason, or read and paid to nobody', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, name, async (content, name) => {
        const file = await readFile(new File([content], name))
        if (!file.ok) expect(fileProblems).toContain(file.problem)
        else expect(parseRecipients(file.text, options).recipients).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('JSON lists', () => {
  const [a, b] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]

  describe('a JSON array becomes one line for each element', () => {
    test.each([
      [
        'objects, keys above them',
        `[{"to":"${a}","amount":"1.5"},{"to":"${b}","amount":2}]`,
        `to;amount\n${a};1.5\n${b};2`,
      ],
      ['objects with different keys', `[{"to":"${a}"},{"amount":2,"to":"${b}"}]`, `to;amount\n${a}\n${b};2`],
      ['pairs', `[["${a}","1.5"],["${b}",2]]`, `${a};1.5\n${b};2`],
      ['texts', `["${a}","${b}"]`, `${a}\n${b}`],
      ['spread over lines, with a byte order mark', `\ufeff[\n  [\n "${a}",\n 1\n ]\n]\n`, `${a};1`],
      [
        'digits beyond a double',
        `[["${a}",12345678901234567890.000000000000000001]]`,
        `${a};12345678901234567890.000000000000000001`,
      ],
      ['a number like a group', `[["${a}",1.234]]`, `${a};1.2340`],
      ['digits in texts stay', `[["${a}","note 5: \\"7\\" {\\"k\\": 1}"]]`, `${a};"note 5: ""7"" {""k"": 1}"`],
      ['nothing, true and lists in a cell', `[["${a}",null,true,[1,2]]]`, `${a};;true;[1,2]`],
      ['elements of other kinds are lines too', `[null,"${a}",5,["${b}",1]]`, `\n${a}\n5\n${b};1`],
    ])('%s', (_, text, lines) => {
      expect(readJsonList(text)).toBe(lines)
    })
  })

  test.each([
    ['an object', `{"${a}":1}`],
    ['no array', '5'],
    ['an empty array', '[]'],
    ['cut off', `[["${a}",1]`],
    ['a key twice in one object, of which one would be lost', `[{"to":"${a}","amount":1,"to":"${b}"}]`],
    ['the same with other writing', `[{"to":"${a}","\\u0074o":"${b}"}]`],
    ['lines', `${a},1`],
  ])('%s is no list', (_, text) => {
    expect(readJsonList(text)).toBeUndefined()
  })

  test('what is pasted is taken for JSON by its first characters only', () => {
    for (const text of [`[{"a":1}]`, ` \n[ [1]]`, '["a"]', '[]']) expect(looksLikeJson(text)).toBe(true)
    for (const text of [`${a},1`, '[x]', '{"a":1}', '']) expect(looksLikeJson(text)).toBe(false)
  })

  test('thousands of objects take no longer than their number asks for', () => {
    const one = JSON.stringify({ to: a, amount: '12345.5' })
    const readMany = (length: number) => {
      const text = `[${Array.from({ length: length / one.length }, () => one)}]`
      return () => readJsonList(text)
    }
    expect(readMany(8 * one.length)()?.split('\n')).toHaveLength(9)
    expect(growth(readMany, 16_000 * one.length)).toBeLessThan(3)
  })
})
