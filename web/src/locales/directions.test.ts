import { readLocale } from '@scripts/check/read-locale.ts'
import { expect, test } from 'vitest'

const [ae, cn] = [readLocale('ae'), readLocale('cn')]

const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

test('in Arabic an amount goes the way of its symbol, so that its number comes first in either alphabet', () => {
  for (const text of textsOf(ae)) expect(text).not.toMatch(/\u2066\{\{\w+\}\} \{\{(symbol|coinSymbol)\}\}\u2069/)
})

test('in Arabic a percent sign stays behind its number: after an Arabic letter both are isolated', () => {
  for (const text of textsOf(ae)) expect(text).not.toMatch(/\p{Script=Arabic}[^\u200f]*(?:\d|\}\})%(?!\u2069)/u)
})

test('in Chinese brackets around words are full-width', () => {
  for (const text of textsOf(cn)) expect(text.replaceAll(/\$t\([^)]*\)/g, '')).not.toMatch(/[()]/)
})
