import { alice, bob, one, read } from '@saleyard/send/list/testing/read-each.ts'
import { describe, expect, test } from 'vitest'

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
