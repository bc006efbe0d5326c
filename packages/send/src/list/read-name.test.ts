import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { Answers, NameRecord, NameRecords, ReadOptions } from './questions.ts'
import type { RecipientLine, RecipientList } from './types.ts'

describe('names of a list', () => {
  const ada = `0x${'ad'.repeat(20)}` as const
  const eve = `0x${'e4'.repeat(20)}` as const
  const token = `0x${'70'.repeat(20)}` as const
  const readAt = 1
  type Fact = NameRecord extends infer Each ? (Each extends NameRecord ? Omit<Each, 'readAt'> : never) : never

  function read(
    text: string,
    known: Record<string, Fact> = {},
    answers: Answers = {},
    change: Partial<ReadOptions> = {},
  ) {
    const names = Object.fromEntries(
      Object.entries(known).map(([name, fact]) => [name, { ...fact, readAt }]),
    ) as NameRecords
    const options = { mode: { kind: 'each' }, decimals: 0, chainShortName: 'bnb', token, droppedLines: [] } as const
    return parseRecipients(text, { ...options, droppedLines: [], names, answers, ...change })
  }
  const one = (...parameters: Parameters<typeof read>) => read(...parameters).lines[0] as RecipientLine

  describe('a name that was not looked up', () => {
    test('is asked, raises one question for the list, and is in no total', () => {
      const list = read('ada.eth,5\nEve.eth,7')
      expect(list.lines).toMatchObject([
        { state: 'asked', question: 'names', name: 'ada.eth', example: 'ada.eth' },
        { state: 'asked', question: 'names', name: 'eve.eth' },
      ])
      expect(list.questions).toMatchObject([{ kind: 'names', options: ['refuse'], example: 'ada.eth', lines: [1, 2] }])
      expect(list).toMatchObject({ total: 0n, recipients: [], isReady: false })
    })

    test.each(['ada.eth', 'ada.com', 'pay.ada.xyz', 'ada.中国', 'بيت.eth', '日本語.eth', '123.eth', '"ada.eth"'])(
      'may end in any label: %s',
      (name) => expect(one(`${name},5`)).toMatchObject({ state: 'asked', question: 'names' }),
    )

    test.each(['1.5', '.eth', 'ada.', 'ada', 'ada.7'])('is not every text with a dot: %s', (text) => {
      expect(one(`${text};5`)).toMatchObject({ state: 'refused', reason: 'notAddress' })
    })

    test('is refused where the user wants no name looked up, and the question stays to be changed', () => {
      const list = read('ada.eth,5', {}, { names: 'refuse' })
      expect(list.lines).toMatchObject([{ state: 'refused', reason: 'nameNotResolved', values: { text: 'ada.eth' } }])
      expect(list.questions).toMatchObject([{ kind: 'names', answer: 'refuse' }])
    })

    test('whose lookup failed is asked again', () => {
      expect(one('ada.eth,5', { 'ada.eth': { kind: 'failed' } })).toMatchObject({ state: 'asked', question: 'names' })
    })
  })

  describe('a name that was looked up', () => {
    test('is paid at the address that was learned, in lower case, with the name beside it', () => {
      const list = read('ADA.eth,5,rent', { 'ada.eth': { kind: 'resolved', address: ada } })
      expect(list.lines).toMatchObject([{ state: 'accepted', address: ada, name: 'ada.eth', amount: 5n, memo: 'rent' }])
      expect(list).toMatchObject({ recipients: [{ address: ada, amount: 5n }], questions: [], isReady: true })
    })

    test('and leads to an address that must not be paid is refused as that address is', () => {
      expect(one('a.eth,5', { 'a.eth': { kind: 'resolved', address: token } })).toMatchObject({
        state: 'refused',
        reason: 'addressIsToken',
        name: 'a.eth',
      })
    })

    test.each<[Fact, string, object]>([
      [{ kind: 'notFound' }, 'nameNotFound', { name: 'ada.eth' }],
      [{ kind: 'malformed' }, 'nameMalformed', { name: 'ada.eth' }],
      [{ kind: 'ethereumContract', address: eve }, 'nameIsContract', { name: 'ada.eth', address: eve }],
    ])('with %o is refused: %s', (fact, reason, values) => {
      const list = read('ada.eth,5', { 'ada.eth': fact })
      expect(list.lines).toMatchObject([{ state: 'refused', reason, values, name: 'ada.eth' }])
      expect(list.questions).toEqual([])
    })

    test('with an address for Ethereum alone is asked about, once for the list', () => {
      const known = { 'ada.eth': { kind: 'ethereumOnly', address: ada } } as const
      const list = read('ada.eth,5', known)
      expect(list.lines).toMatchObject([{ state: 'asked', question: 'ethereumNames', address: ada, name: 'ada.eth' }])
      expect(list.questions).toMatchObject([{ kind: 'ethereumNames', options: ['use', 'refuse'], example: 'ada.eth' }])

      const used = read('ada.eth,5', known, { ethereumNames: 'use' })
      expect(used).toMatchObject({ recipients: [{ address: ada }], questions: [{ answer: 'use' }], isReady: true })
      const refused = read('ada.eth,5', known, { ethereumNames: 'refuse' })
      expect(refused.lines).toMatchObject([{ state: 'refused', reason: 'nameEthereumOnly' }])
      expect(refused.questions).toMatchObject([{ answer: 'refuse' }])
    })

    test('and is known to a gateway only is asked about; no answer pays it', () => {
      const known = { 'ada.eth': { kind: 'gateway', hosts: ['a.example', 'b.example'] } } as const
      expect(read('ada.eth,5', known)).toMatchObject({
        lines: [{ state: 'asked', question: 'gateways' }],
        questions: [{ kind: 'gateways', options: ['refuse'] }],
      })
      expect(one('ada.eth,5', known, { gateways: 'refuse' })).toMatchObject({
        state: 'refused',
        reason: 'nameNeedsGateway',
        values: { hosts: 'a.example, b.example' },
      })
      expect(read('ada.eth,5', known, { ethereumNames: 'use' }).recipients).toEqual([])
    })
  })

  describe('the form of a name', () => {
    test.each(['раypal.eth', 'аррӏе.eth', 'a_b.eth', 'ada@x.com', 'ada.xn--p1ai'])(
      '%s is no name after ENSIP-15',
      (text) => {
        expect(one(`${text},5`)).toMatchObject({ state: 'refused', reason: 'nameNotNormal', values: { text } })
      },
    )

    test('a name that begins with a whole address is none', () => {
      expect(one(`${ada}.eth,5`)).toMatchObject({ state: 'refused', reason: 'separatorUnknown' })
    })

    test('a mail address before the address is told as that', () => {
      expect(read(`${ada},5\nada@x.com,${ada},5`).lines[1]).toMatchObject({
        state: 'refused',
        reason: 'addressNotFirst',
      })
    })

    test('what is invisible is read as it was written, never left out of a name', () => {
      const family = '👨\u200d👩\u200d👧.eth'
      expect(one(`${family},5`)).toMatchObject({ state: 'asked', name: family })
      expect(one('é\u200dda.eth,5')).toMatchObject({ state: 'refused', reason: 'nameNotNormal' })
    })

    test('scripts that stand side by side are warned of', () => {
      const known = {
        'ada.пример.eth': { kind: 'resolved', address: ada },
        '日本語.eth': { kind: 'resolved', address: eve },
      } as const
      expect(one('ada.пример.eth,5', known)).toMatchObject({
        state: 'accepted',
        warnings: [{ code: 'nameScripts', values: { scripts: 'Latin, Cyrillic' } }],
      })
      expect(one('日本語.eth,5', known)).toMatchObject({ state: 'accepted', warnings: [] })
    })
  })

  describe('the rest of the line', () => {
    test('is read as always: a wrong amount is refused before the name is asked', () => {
      const list = read('ada.eth,-5\nada.eth')
      expect(list.lines).toMatchObject([{ reason: 'amountNegative' }, { reason: 'amountMissing' }])
      expect(list.questions).toEqual([])
    })

    test('its questions come first, and the name is asked in the same go', () => {
      const list = read('ada.eth,1,000')
      expect(list.lines).toMatchObject([{ state: 'asked', question: 'comma', name: 'ada.eth' }])
      expect(list.questions.map(({ kind }) => kind)).toEqual(['comma', 'names'])
    })

    test('a name and the address that it stands for are the same recipient', () => {
      const known = { 'ada.eth': { kind: 'resolved', address: ada } } as const
      const list = read(`ada.eth,5\n${ada},7`, known)
      expect(list.lines).toMatchObject([
        { state: 'asked', question: 'duplicates', name: 'ada.eth' },
        { state: 'asked', question: 'duplicates' },
      ])
      const merged = read(`ada.eth,5\n${ada},7`, known, { duplicates: 'merge' })
      expect(merged.recipients).toEqual([{ address: ada, amount: 12n, lines: [1, 2], names: ['ada.eth'] }])
    })
  })
})

describe('any names and records', () => {
  const names = ['ada.eth', 'eve.eth', 'sub.eve.eth', 'bob.com', '日本語.eth']
  const address = fc.integer({ min: 1, max: 6 }).map((digit) => `0x${`${digit}`.repeat(40)}` as const)
  const at = { readAt: fc.constant(1) }
  const record: fc.Arbitrary<NameRecord> = fc.oneof(
    fc.record({ kind: fc.constantFrom('resolved', 'ethereumOnly', 'ethereumContract'), address, ...at }),
    fc.record({ kind: fc.constant('gateway' as const), hosts: fc.constant(['a.example']), ...at }),
    fc.record({ kind: fc.constantFrom('notFound', 'malformed', 'failed'), ...at }),
  )
  const answers: fc.Arbitrary<Answers> = fc.record(
    {
      names: fc.constant('refuse' as const),
      gateways: fc.constant('refuse' as const),
      ethereumNames: fc.constantFrom('use', 'refuse'),
      duplicates: fc.constantFrom('merge', 'keep', 'drop'),
      comma: fc.constantFrom('thousands', 'decimal', 'memo'),
    },
    { requiredKeys: [] },
  )
  const line = fc.tuple(
    fc.oneof(fc.constantFrom(...names, 'ADA.eth', 'аррӏе.eth'), address),
    fc.constantFrom('1', '1', '1', '1,000', '-1', ''),
  )

  const isName = (text: string) => !text.startsWith('0x')

  const payments = ({ recipients }: RecipientList) =>
    recipients.flatMap(({ address, lines }) => lines.map((number) => ({ address, number })))

  /** The only address that a record lets be paid. */
  function addressOf(record: NameRecord | undefined, { ethereumNames }: Answers) {
    if (record?.kind === 'resolved') return record.address
    return record?.kind === 'ethereumOnly' && ethereumNames === 'use' ? record.address : undefined
  }

  test('no name is paid without a record that allows it, and only at the address that is frozen there', () => {
    let paidNames = 0
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.record(Object.fromEntries(names.map((name) => [name, record])), { requiredKeys: [] }),
        answers,
        (lines, records, answers) => {
          const text = lines.map(([who, amount]) => `${who},${amount}`).join('\n')
          const list = parseRecipients(text, {
            mode: { kind: 'each' },
            decimals: 0,
            chainShortName: 'bnb',
            answers,
            droppedLines: [],
            names: records as NameRecords,
          })
          expect(list.lines).toHaveLength(lines.length)
          for (const { address, number } of payments(list)) {
            const written = lines[number - 1]?.[0].toLowerCase() ?? ''
            const expected = isName(written) ? addressOf(records[written], answers) : written
            expect(address).toBe(expected)
            expect(list.lines[number - 1]).toMatchObject({ address, ...(isName(written) && { name: written }) })
            paidNames += Number(isName(written))
          }
        },
      ),
      { numRuns: 3_000 },
    )
    expect(paidNames).toBeGreaterThan(200)
  })
})
