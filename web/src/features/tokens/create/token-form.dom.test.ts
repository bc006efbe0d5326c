import { afterEach, expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { findProblems } from './token-form.tsx'

afterEach(async () => {
  await i18n.changeLanguage('en')
  document.documentElement.lang = 'en'
})

/** The form's sentence about a fee that is not allowed. */
function findSentence(): string | undefined {
  const { schema, example } = kinds.baby
  return findProblems(schema, { ...example, tokenRewardFee: '0' }, () => true)?.fields.tokenRewardFee?.message
}

test.each([
  ['de', 'Von 0,01 bis 100'],
  ['fr', 'De 0,01 à 100'],
  ['es', 'De 0,01 a 100'],
  ['pt-BR', 'De 0,01 a 100'],
  ['en', 'From 0.01 to 100'],
  ['zh-CN', '从 0.01 到 100'],
])('the bounds of a percentage are written as the language does: %s', async (lang, sentence) => {
  await i18n.changeLanguage(lang)
  document.documentElement.lang = lang
  expect(findSentence()).toBe(sentence)
})
