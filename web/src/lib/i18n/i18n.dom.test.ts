import { afterEach, expect, test } from 'vitest'
import { languages } from '@/locales/index.ts'
import { i18n } from './i18n.ts'
import { followLanguage } from './load-language.ts'
import '@/testing/all-strings.ts'
import { appStore } from '@/lib/storage/app-store.ts'

const stop = followLanguage()
afterEach(() => appStore.setState({ language: 'en' }))

test.each(languages)('behavior: $code puts its language and direction on the page', ({ code, lang, dir }) => {
  appStore.setState({ language: code })

  expect(document.documentElement).toMatchObject({ lang, dir })
  expect(i18n.language).toBe(lang)
})

test.each(languages)('behavior: $code counts with the plural forms of its language', ({ code, lang }) => {
  appStore.setState({ language: code })
  const rules = new Intl.PluralRules(lang)

  for (const count of [0, 1, 2, 3, 11, 100, 1_000_000]) {
    const suffix = i18n.services.pluralResolver.getSuffix(i18n.language, count)
    expect(suffix, String(count)).toBe(`_${rules.select(count)}`)
  }
})

test('behavior: a page that is left no longer follows', () => {
  stop()
  appStore.setState({ language: 'ae' })

  expect(document.documentElement.lang).toBe('en')
})
