import { parseRecipients, readSlices } from '@saleyard/send/list/parse-recipients.ts'
import type { ReadOptions } from '@saleyard/send/list/questions.ts'
import { splitText } from '@saleyard/send/list/text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findExtremes, findProblem, ListSession, packAddresses, toListSummary } from './create-list-service.ts'

describe('ListSession', () => {
  const options: ReadOptions = {
    mode: { kind: 'each' },
    decimals: 18,
    chainShortName: 'eth',
    answers: {},
    droppedLines: [],
    roundedLines: [],
  }
  const address = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}`
  const many = Array.from({ length: 9_000 }, (_, index) => `${address(index)},1`).join('\n')

  function readToEnd(...parameters: Parameters<typeof readSlices>) {
    const slices = readSlices(...parameters)
    let slice = slices.next()
    while (!slice.done) slice = slices.next()
    return slice.value
  }

  /* Whatever happens to a list: lines are changed, added and taken away, dropped and put back, questions answered. */
  const line = fc.oneof(
    fc
      .tuple(
        fc.nat(4),
        fc.constantFrom(',', ';', ' '),
        fc.constantFrom('1', '1,000', '1.000', '1.000.000', '1 000', '-1'),
      )
      .map(([index, separator, amount]) => `${address(index)}${separator}${amount}`),
    fc.constantFrom('', '# note', 'address,amount', 'a.eth,1', '"open', 'close"', '\u200bx', `eth:${address(9)},2`),
  )
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((all) => all.sort((a, b) => a - b))
  const otherOptions: fc.Arbitrary<Partial<ReadOptions>> = fc.oneof(
    fc.record({ droppedLines: numbers }),
    fc.record({ roundedLines: numbers }),
    fc.record({
      answers: fc.record(
        {
          comma: fc.constantFrom('thousands', 'decimal', 'memo'),
          dot: fc.constantFrom('thousands', 'decimal'),
          space: fc.constantFrom('thousands', 'memo'),
          duplicates: fc.constantFrom('merge', 'keep', 'drop'),
          names: fc.constant('refuse'),
          ethereumNames: fc.constantFrom('use', 'refuse'),
        },
        { requiredKeys: [] },
      ) as fc.Arbitrary<ReadOptions['answers']>,
    }),
    fc.constantFrom<Partial<ReadOptions>>(
      { decimals: 2 },
      { mode: { kind: 'split', total: 1000n } },
      { mode: { kind: 'same', amount: 5n } },
      { sender: address(1) as `0x${string}` },
      { token: address(2) as `0x${string}` },
      { chainShortName: 'bnb' },
      { names: { 'a.eth': { kind: 'resolved', address: address(3) as `0x${string}`, readAt: 1 } } },
      { names: { 'a.eth': { kind: 'ethereumOnly', address: address(3) as `0x${string}`, readAt: 1 } } },
    ),
  )
  const edit = fc.record({
    number: fc.nat(11),
    text: line,
    kind: fc.constantFrom('replace', 'insert', 'remove'),
  })
  const steps = fc.array(fc.oneof(edit, otherOptions), { minLength: 1, maxLength: 12 })

  function change(
    text: string,
    { number, text: written, kind }: { number: number; text: string; kind: string },
  ): string {
    const lines = splitText(text)
    const at = Math.min(number, lines.length)
    lines.splice(at, kind === 'insert' ? 0 : 1, ...(kind === 'remove' ? [] : [written]))
    return lines.join('\n')
  }

  test('whatever is changed, the list is the one that reading all of it anew gives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), steps, async (texts, changes) => {
        const session = new ListSession()
        let text = texts.join('\n')
        let given = options
        await session.readInSlices(text, given)
        for (const step of changes) {
          if ('kind' in step) text = change(text, step)
          else given = { ...given, ...step }
          const summary = await session.readInSlices(text, given)
          const expected = parseRecipients(text, given)
          expect(session.list).toEqual(expected)
          expect(summary).toEqual(toListSummary(expected, summary.revision))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('after an edit one line is drafted, after an answer or a removal none', () => {
    const first = readToEnd(many, options).known
    const parsedAgain = (text: string, change: Partial<ReadOptions> = {}) =>
      readToEnd(text, { ...options, ...change }, first).known.parsedLines.flatMap((line, index) =>
        line === first.parsedLines[index] ? [] : [index + 1],
      )
    expect(parsedAgain(many.replace(`${address(4_999)},1`, `${address(4_999)},2`))).toEqual([5_000])
    expect(parsedAgain(many, { answers: { duplicates: 'keep' }, droppedLines: [3], decimals: 2 })).toEqual([])
    expect(parsedAgain(many, { roundedLines: [7] })).toEqual([7])
    expect(parsedAgain(many, { sender: address(1) as `0x${string}` })).toHaveLength(9_000)
  })

  test('a newer reading ends the older one, and the list of before stays until it is through', async () => {
    const session = new ListSession()
    const before = session.read('x', options)
    const older = session.readInSlices(many, options)
    const newer = session.readInSlices(`${many}\n`, { ...options, decimals: 2 })
    expect(session.at(before.revision).lines).toHaveLength(1)
    await expect(older).rejects.toMatchObject({ name: 'AbortError' })
    expect(await newer).toMatchObject({ lineCount: 9_000, total: 900_000n })
    expect(() => session.at(before.revision)).toThrow('no longer there')
  })

  test('who is taken out leaves with every line, those dropped as repeating his included', () => {
    const session = new ListSession()
    const text = [1, 2, 1, 3, 1].map((index, amount) => `${address(index)},${amount + 1}`).join('\n')
    const keepFirst = { ...options, answers: { duplicates: 'drop' } } as const
    session.read(text, keepFirst)
    const droppedLines = session.linesOf([0])
    expect(droppedLines).toEqual([1, 3, 5])
    session.read(text, { ...keepFirst, droppedLines })
    expect(session.list.recipients.map(({ lines }) => lines)).toEqual([[2], [4]])
  })

  test('each line of a merged recipient names the first of them, with which it is paid', () => {
    const session = new ListSession()
    const text = [1, 2, 1, 2, 3, 1].map((index) => `${address(index)},1`).join('\n')
    session.read(`address,amount\n${text}`, { ...options, answers: { duplicates: 'merge' } })
    const views = session.readLines(0, 7)
    expect(views.map(({ firstLine }) => firstLine)).toEqual([undefined, 2, 3, 2, 3, 6, 2])
    // Not only where the window begins at the top.
    expect(session.readLines(4, 5).map(({ firstLine, line }) => [line.number, firstLine])).toEqual([[5, 3]])
  })

  test('two sessions never call their readings alike', () => {
    const revisions = Array.from({ length: 20 }, () => new ListSession().read('x', options).revision)
    expect(new Set(revisions).size).toBe(20)
  })
})

describe('findExtremes', () => {
  const to = (amount: bigint) => ({ address: `0x${'11'.repeat(20)}` as const, amount, lines: [Number(amount)] })

  test('largest and smallest, the first of equals', () => {
    const second = { ...to(9n), lines: [100] }
    expect(findExtremes([to(5n), to(9n), second, to(1n)])).toEqual({ largest: to(9n), smallest: to(1n) })
    expect(findExtremes([])).toBeUndefined()
  })
})

describe('findProblem', () => {
  test('walks forward and backward over refused and asked lines, and starts again at the ends', () => {
    const states = ['accepted', 'refused', 'merged', 'asked', 'ignored'] as const
    const lines = states.map((state, index) => ({ number: index + 1, state }))
    expect(findProblem(lines, 0, 'next')).toBe(2)
    expect(findProblem(lines, 2, 'next')).toBe(4)
    expect(findProblem(lines, 4, 'next')).toBe(2)
    expect(findProblem(lines, 4, 'previous')).toBe(2)
    expect(findProblem(lines, 2, 'previous')).toBe(4)
    expect(findProblem(lines.slice(0, 1), 1, 'next')).toBeUndefined()
  })
})

describe('packAddresses', () => {
  const recipients = Array.from({ length: 4_001 }, (_, index) => ({
    address: `0x${(index + 1).toString(16).padStart(40, '0')}` as const,
    amount: 1n,
    lines: [index + 1],
  }))

  test('every address is in exactly one text, in the order of the list, at most 2,000 in each', () => {
    const texts = packAddresses(recipients)
    expect(texts.map((text) => (text.length - 2) / 40)).toEqual([2_000, 2_000, 1])
    const packed = texts.map((text) => text.slice(2)).join('')
    expect(packed).toBe(recipients.map(({ address }) => address.slice(2)).join(''))
  })

  test('nobody is no text', () => {
    expect(packAddresses([])).toEqual([])
  })
})
