import { alice, bob, multiSender, one, read, token } from '@saleyard/send/list/testing/read-each.ts'
import { describe, expect, test } from 'vitest'

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
    [`${alice},115792089237316195423570985008687907853269984665640564039457.584007913129639936`, 'amountTooLarge', {}],
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
