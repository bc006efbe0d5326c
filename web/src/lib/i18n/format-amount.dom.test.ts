import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import type { AppError } from '@saleyard/chain/errors/app-error.ts'
import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { languages } from '@/locales/index.ts'
import { formatAmount, formatNumber, groupDigits, localizeDecimal, readTypedDecimal } from './format-amount.ts'
import { formatCount } from './format-count.ts'

afterEach(() => document.documentElement.removeAttribute('lang'))

test.each([
  ['en', '1234.5'],
  ['zh-CN', '1234.5'],
  ['ar', '1234.5'],
  ['de', '1234,5'],
  ['fr', '1234,5'],
  ['es', '1234,5'],
  ['pt-BR', '1234,5'],
])('in %s the page writes %s', (language, written) => {
  document.documentElement.lang = language
  expect(localizeDecimal('1234.5')).toBe(written)
})

/** The RAE refuses a point or a comma between thousands, which CLDR has in Spanish. */
const groupBeforeCldr: Partial<Record<string, string>> = { es: '\u202f' }

test.each(languages)('the signs of $lang are those that its number formats have', ({ lang, decimal, group }) => {
  const parts = new Intl.NumberFormat(lang, { numberingSystem: 'latn' }).formatToParts(43_575.5)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value
  expect([decimal, group]).toEqual([sign('decimal'), groupBeforeCldr[lang] ?? sign('group')])
})

test.each([
  ['en', '43,575.5', '1,234,567.000123456789'],
  ['zh-CN', '43,575.5', '1,234,567.000123456789'],
  ['ar', '43,575.5', '1,234,567.000123456789'],
  ['de', '43.575,5', '1.234.567,000123456789'],
  ['pt-BR', '43.575,5', '1.234.567,000123456789'],
  ['fr', '43\u202f575,5', '1\u202f234\u202f567,000123456789'],
  ['es', '43\u202f575,5', '1\u202f234\u202f567,000123456789'],
])('in %s thousands are grouped, and a fraction is not: %s', (language, short, long) => {
  document.documentElement.lang = language
  expect(groupDigits('43575.5')).toBe(short)
  expect(groupDigits('1234567.000123456789')).toBe(long)
  expect(formatCount(43_575)).toBe(short.slice(0, -2))
  expect(formatCount(1_234n)).toBe(long.slice(0, 5))
  expect(formatNumber(43_575.5, language)).toBe(short)
  expect(['0', '999', '0.5', '999.1234'].map(groupDigits)).toEqual(['0', '999', '0.5', '999.1234'].map(localizeDecimal))
})

test('amounts for reading follow the language, amounts for fields, files and the clipboard never do', () => {
  document.documentElement.lang = 'de'
  expect(formatAmount(12_345_678n, 4, { grouped: true })).toBe('1.234,5678')
  expect(formatAmount(12_345_678n, 4)).toBe('1234.5678')
})

test('marks of a chart and money have the digits 0 to 9 and the groups of amounts', () => {
  const usd = { style: 'currency', currency: 'USD' } as const
  expect(formatNumber(1234.5, 'es', usd)).toBe('1\u202f234,50\u00a0US$')
  expect(formatNumber(1234.5, 'pt-BR', usd)).toBe('US$\u00a01.234,50')
  expect(formatNumber(1_234_567, 'ar', { notation: 'compact' })).toBe('1.2\u00a0مليون')
  expect(formatNumber(1234, 'ar')).toBe('1,234')
  expect(formatNumber(1234, 'ar-EG')).toBe('1,234')
})

test.each([
  ['0,5', '0.5'],
  ['0.5', '0.5'],
  ['1.', '1.'],
  ['1,000', '1.000'],
  ['1234.567', '1234.567'],
  ['0.125', '0.125'],
  ['12', '12'],
  // What may group thousands is never read as a decimal sign.
  ['1.000', '1 000'],
  ['1.000.000', '1 000 000'],
  ['1.000,5', '1 000.5'],
  ['1.5.5', '1 5 5'],
  ['1,5,5', '1.5,5'],
])('in German %s typed is %s', (typed, read) => {
  document.documentElement.lang = 'de'
  expect(readTypedDecimal(typed)).toBe(read)
})

test.each(['1,000', '0.5', '1.000'])('in English %s stays what it is', (typed) => {
  document.documentElement.lang = 'en'
  expect(readTypedDecimal(typed)).toBe(typed)
})

describe('a number of the page that is pasted into the page', () => {
  const decimals = 6
  const shown = [
    '1',
    '999',
    '1000',
    '43575',
    '999999',
    '1000000',
    '43575.5',
    '43575.125',
    '0.125',
    '1.5',
    '1.234',
    '12.345678',
    '1234567.000001',
  ]
  const address = '0x00000000000000000000000000000000000A11cE'
  const table = languages.flatMap(({ lang }) => shown.map((plain) => [lang, plain] as const))

  /** Undefined where the text is refused. */
  const readField = (text: string) => {
    try {
      return parseAmount(readTypedDecimal(text), decimals)
    } catch (error) {
      expect((error as AppError).code).toBe('amountInvalid')
    }
  }

  test.each(table)('in %s a field reads %s as it is, or refuses it', (lang, plain) => {
    document.documentElement.lang = lang
    const value = parseAmount(plain, decimals)
    expect([value, undefined]).toContain(readField(groupDigits(plain)))
    expect([value, undefined]).toContain(readField(`${groupDigits(plain)} `))
    expect(readField(localizeDecimal(plain)), 'typed without groups').toBe(value)
  })

  test.each(table)('in %s a list reads %s as it is, asks or refuses', (lang, plain) => {
    document.documentElement.lang = lang
    const text = groupDigits(plain)
    for (const line of [
      `${address},${text}`,
      `${address} ${text}`,
      `${address};${text}`,
      `${address}\t${text}`,
      `${address}\t${text} `,
      `${address} , ${text}`,
      `"${address}","${text}"`,
      `${address}\t${text}\tnote`,
    ]) {
      const list = parseRecipients(line, {
        ...{ mode: { kind: 'each' }, decimals, chainShortName: 'eth', answers: {}, droppedLines: [] },
      })
      const read = list.recipients.map(({ amount }) => amount)
      expect([[], [parseAmount(plain, decimals)]], line).toContainEqual(read)
    }
  })
})
