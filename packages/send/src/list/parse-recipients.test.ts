import type { Outcome } from '@saleyard/send/list/testing/outcomes.ts'
import { alice, bob, multiSender, one, read, token } from '@saleyard/send/list/testing/read-each.ts'
import { addresses } from '@saleyard/send/list/testing/table/addresses.ts'
import { amounts } from '@saleyard/send/list/testing/table/amounts.ts'
import { arabic } from '@saleyard/send/list/testing/table/arabic.ts'
import { columns } from '@saleyard/send/list/testing/table/columns.ts'
import { excel } from '@saleyard/send/list/testing/table/excel.ts'
import { exports } from '@saleyard/send/list/testing/table/exports.ts'
import { layout } from '@saleyard/send/list/testing/table/layout.ts'
import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './questions.ts'
import type { RecipientLine, RecipientList } from './types.ts'

describe('accepted and ignored lines', () => {
  const ether = 10n ** 18n

  describe('a line that can be read is accepted', () => {
    test.each([
      ['comma', `${alice},5`],
      ['comma and space', `${alice}, 5`],
      ['semicolon', `${alice};5`],
      ['tab', `${alice}\t5`],
      ['space', `${alice} 5`],
      ['many spaces', `${alice}     5`],
      ['non-breaking space', `${alice}\u00a05`],
      ['equals sign', `${alice}=5`],
      ['equals sign with spaces', `${alice} = 5`],
      ['colon', `${alice}:5`],
      ['colon and space', `${alice}: 5`],
      ['quoted cells', `"${alice}","5"`],
      ['quoted semicolon cells', `"${alice}";"5"`],
      ['spaces around', `   ${alice} , 5   `],
      ['trailing comma', `${alice},5,`],
      ['trailing semicolons', `${alice};5;;;`],
      ['trailing tab', `${alice}\t5\t`],
      ['lower case', `${alice.toLowerCase()},5`],
      ['upper case digits', `0x${alice.slice(2).toUpperCase()},5`],
      ["the chain's own prefix", `bnb:${alice},5`],
      ["the chain's own prefix, colon between", `bnb:${alice}:5`],
      ['leading zeros', `${alice},005`],
      ['zeros behind the point', `${alice},5.000000000000000000000`],
    ])('%s', (_name, text) => {
      expect(one(text)).toMatchObject({
        state: 'accepted',
        address: alice.toLowerCase(),
        amount: 5n * ether,
        memo: '',
        recipient: 0,
      })
    })

    test.each([
      ['.5', 5n * 10n ** 17n],
      ['0.000000000000000001', 1n],
      ['538.3082389988516', 538308238998851600000n],
      ['115792089237316195423570985008687907853269984665640564039457.584007913129639935', 2n ** 256n - 1n],
    ])('amount %s', (text, amount) => {
      expect(one(`${alice},${text}`)).toMatchObject({ state: 'accepted', amount })
    })

    test.each([
      [`${alice},5,March salary`, 'March salary'],
      [`${alice},5, in 2024`, 'in 2024'],
      [`${alice},5,"2024, bonus"`, '2024, bonus'],
      [`${alice},5,"a; b"`, 'a; b'],
      [`${alice};5;"said ""thanks"""`, 'said "thanks"'],
      [`${alice}\t5\tinvoice 7; paid`, 'invoice 7; paid'],
      [`${alice} 5, bonus`, 'bonus'],
      [`${alice},"5",2024-03`, '2024-03'],
    ])('the third column of %s is a memo', (text, memo) => {
      expect(one(text)).toMatchObject({ state: 'accepted', amount: 5n * ether, memo })
    })
  })

  describe('a line that is not a payment is ignored, and stays visible', () => {
    test.each([
      ['', 'blank'],
      [' \t', 'blank'],
      ['# salaries', 'comment'],
      ['// salaries', 'comment'],
      ['safe_address,tokens', 'header'],
      ['Empfänger;Betrag', 'header'],
      ['"Address","Amount (BNB)","Memo"', 'header'],
      ['address', 'header'],
    ])('%j is a %s', (text, why) => {
      expect(read(`${text}\n${alice},5`)).toMatchObject({
        lines: [
          { state: 'ignored', why, number: 1, text },
          { state: 'accepted', number: 2 },
        ],
        counts: { ignored: 1, accepted: 1 },
        isReady: true,
      })
    })

    test('a header is one only above all payments', () => {
      expect(read(`# note\n\naddress,amount\n${alice},5\naddress,amount`).lines.map(({ state }) => state)).toEqual([
        'ignored',
        'ignored',
        'ignored',
        'accepted',
        'refused',
      ])
    })
  })

  describe('line ends and marks', () => {
    test.each(['\n', '\r\n', '\r'])('%j separates lines', (end) => {
      expect(read(`\ufeff${alice},5${end}${end}${bob},6${end}`).lines).toMatchObject([
        { number: 1, state: 'accepted' },
        { number: 2, state: 'ignored' },
        { number: 3, state: 'accepted', text: `${bob},6` },
      ])
    })

    test('invisible characters at the edge of a value are removed and counted', () => {
      expect(one(`\u200b${alice}\u200e,\u200b5\ufeff`)).toMatchObject({
        state: 'accepted',
        amount: 5n * ether,
        warnings: [{ code: 'hiddenCharactersRemoved', values: { count: 4 } }],
      })
    })

    test('paying oneself is allowed and warned about', () => {
      expect(one(`${alice},5`, { sender: alice })).toMatchObject({ warnings: [{ code: 'recipientIsSender' }] })
    })
  })

  test('lines taken out by hand are dropped', () => {
    expect(read(`${alice},5\nnonsense 1`, { droppedLines: [2] })).toMatchObject({
      lines: [{ state: 'accepted' }, { state: 'dropped', why: 'byHand' }],
      counts: { dropped: 1 },
      isReady: true,
    })
  })
})

describe('refused lines', () => {
  const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

  describe('a line that cannot be paid is refused with its reason', () => {
    test.each([
      [',5', 'addressMissing', {}],
      ['0x12,5', 'addressLength', { text: '0x12', digits: 2 }],
      [`${alice}00,5`, 'addressLength', { digits: 42 }],
      ['Ox00000000000000000000000000000000000A11cE,5', 'notAddress', {}],
      [`${alice.slice(2)},5`, 'addressBare', {}],
      [`5. ${alice}`, 'addressNotFirst', {}],
      [`${vitalik.replace('d8dA', 'd8da')},5`, 'addressChecksum', {}],
      [`eth:${alice},5`, 'addressPrefix', { prefix: 'eth', expected: 'bnb' }],
      [`arb1:${alice}:5`, 'addressPrefix', { prefix: 'arb1' }],
      [`0x${'0'.repeat(40)},5`, 'addressZero', {}],
      [`${token},5`, 'addressIsToken', {}],
      [`${multiSender},5`, 'addressIsMultiSender', {}],
      [alice, 'amountMissing', {}],
      [`${alice},`, 'amountMissing', {}],
      [`${alice},,memo`, 'amountMissing', {}],
      [`${alice},""`, 'amountMissing', {}],
      [`${alice},five`, 'amountNotNumber', { text: 'five' }],
      [`${alice},5.`, 'amountNotNumber', {}],
      [`${alice},1.2.3`, 'amountNotNumber', {}],
      [`${alice},5 USDT`, 'amountUnit', { text: '5 USDT' }],
      [`${alice} 5 USDT`, 'amountUnit', {}],
      [`${alice},$5`, 'amountUnit', {}],
      [`${alice},٥`, 'amountDigits', {}],
      [`${alice},5%`, 'amountUnit', {}],
      [`${alice};5,bonus`, 'amountUnit', {}],
      [`${alice};1,2,3`, 'amountNotNumber', {}],
      [`${alice};10 00`, 'amountNotNumber', {}],
      [`${alice},1e3`, 'amountExponent', { text: '1e3' }],
      [`${alice},1.5E+18`, 'amountExponent', {}],
      [`${alice},1,5E+18`, 'amountExponent', {}],
      [`${alice},-5`, 'amountNegative', { text: '-5' }],
      [`${alice},-1,000`, 'amountNegative', {}],
      [`${alice},\u22125`, 'amountNegative', {}],
      [`${alice},+5`, 'amountSign', {}],
      [`${alice},0x10`, 'amountHex', {}],
      [`${alice},0.0000000000000000001`, 'amountDecimals', { given: 19, allowed: 18 }],
      [`${alice},0`, 'amountZero', {}],
      [`${alice},0.00`, 'amountZero', {}],
      [
        `${alice},115792089237316195423570985008687907853269984665640564039457.584007913129639936`,
        'amountTooLarge',
        {},
      ],
      [`${alice},${'9'.repeat(200)}`, 'amountTooLarge', {}],
      [`"${alice},5`, 'quoteOpen', {}],
      [`${alice},"5`, 'quoteOpen', {}],
      [`${alice}\u200b00,5`, 'hiddenCharacter', { codePoint: 'U+200B' }],
      [`${alice},1\u200b5`, 'hiddenCharacter', {}],
      [`"${alice}"5`, 'notAddress', {}],
    ])('%s: %s', (text, reason, values) => {
      expect(one(text)).toMatchObject({ state: 'refused', reason, text, values })
      expect(read(text)).toMatchObject({ total: 0n, recipients: [], isReady: false })
    })

    const long = 'nobody '.repeat(30)
    const beginning = `${'nobody '.repeat(10)}no…`
    test.each([
      ['not an address', 'not an address'],
      ['  not an address ; 5; memo', 'not an address'],
      ['Grand total\t7', 'Grand total'],
      ['"Grand, total",7', 'Grand, total'],
      ['nobody 1,000', 'nobody'],
      ['nobody = 7.5', 'nobody'],
      ['7 7', '7'],
      ['https://saleyard.example/1', 'https://saleyard.example/1'],
      [`${long},5`, beginning],
      [`"${long}",5`, beginning],
      [`{${long}":5}`, beginning.replace('n', '{n').replace('no…', 'n…')],
      [`"5"${long}`, `"5"${beginning.slice(0, -4)}…`],
    ])('%j is named by all that stands in place of its address', (text, named) => {
      expect(read(`1\n${text}`).lines[1]).toMatchObject({ reason: 'notAddress', values: { text: named } })
    })

    test('a list whose total would not fit in 256 bits', () => {
      const { lines, total } = read(`${alice},1\n${bob},${2n ** 256n - 1n}`, { decimals: 0 })
      expect(lines[1]).toMatchObject({ state: 'refused', reason: 'totalTooLarge' })
      expect(total).toBe(1n)
    })
  })
})

describe('inputs from real programs', () => {
  const usual: ReadOptions = {
    mode: { kind: 'each' },
    decimals: 6,
    chainShortName: 'bnb',
    answers: {},
    droppedLines: [],
  }
  const groups = [...excel, ...arabic, ...exports, ...columns, ...addresses, ...amounts, ...layout]

  /** The line as a table row says it; the options of a question stand in the list, not in the line. */
  function describeLine(line: RecipientLine, { questions }: RecipientList): unknown {
    const { number: _number, text: _text, ...said } = line
    if (said.state === 'asked') {
      const { address: _address, name: _name, ...rest } = said
      return { ...rest, options: questions.find(({ kind }) => kind === said.question)?.options }
    }
    if (said.state !== 'accepted') return said
    const { recipient: _recipient, ...rest } = said
    return rest
  }

  describe.each(groups)('$origin', ({ rows }) => {
    test.each(rows)('%s', (_title, text, outcome: Outcome | Outcome[], options = {}) => {
      const outcomes = [outcome].flat()
      const list = parseRecipients(text, { ...usual, ...options })
      const paid = outcomes.flatMap((line) => (line.state === 'accepted' ? [line] : []))

      expect(list.lines.map((line) => describeLine(line, list))).toEqual(outcomes)
      expect(list.recipients.map(({ address, amount }) => ({ address, amount }))).toEqual(
        paid.map(({ address, amount }) => ({ address, amount })),
      )
      expect(list.total).toBe(paid.reduce((sum, { amount }) => sum + amount, 0n))
      expect(list.isReady).toBe(outcomes.every(({ state }) => state === 'accepted' || state === 'ignored'))
    })
  })

  test('the table has at least 300 rows', () => {
    expect(groups.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(300)
  })
})
