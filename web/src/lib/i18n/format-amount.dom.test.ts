import { afterEach, expect, test } from 'vitest'
import { languages } from '@/locales/index.ts'
import { formatAmount, localizeDecimal, readTypedDecimal } from './format-amount.ts'

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

test.each(languages)('the sign of $lang is the one that its number formats have', ({ lang, decimal }) => {
  const parts = new Intl.NumberFormat(lang, { numberingSystem: 'latn' }).formatToParts(0.5)
  expect(parts.find(({ type }) => type === 'decimal')?.value).toBe(decimal)
})

test('amounts for reading follow the language, amounts for fields and files never do', () => {
  document.documentElement.lang = 'de'
  expect(formatAmount(12_345_678n, 4, { grouped: true })).toBe('1\u202f234,567\u202f8')
  expect(formatAmount(12_345_678n, 4)).toBe('1234.5678')
})

test.each([
  ['0,5', '0.5'],
  ['0.5', '0.5'],
  ['1.', '1.'],
  ['1,000', '1.000'],
  ['1234.567', '1234.567'],
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
