import '@/testing/all-strings.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { translationReads } from '@/lib/constants.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { languages } from '@/locales/index.ts'
import { strings } from '@/locales/strings.ts'
import { i18n } from './i18n.ts'
import { followLanguage, isLoaded, loadEveryLanguage, loadLanguage } from './load-language.ts'

describe('following the chosen language', () => {
  let stop = () => {}
  beforeAll(() => {
    stop = followLanguage()
  })
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
})

describe('loading a language', () => {
  const broken = () => Promise.reject(new Error('the file is gone'))
  const { documentElement: root } = document

  let stop = () => {}
  beforeEach(() => {
    for (const { lang } of languages) if (lang !== 'en') i18n.removeResourceBundle(lang, 'translation')
  })
  afterEach(() => {
    stop()
    vi.restoreAllMocks()
    vi.useRealTimers()
    appStore.setState({ language: 'en' })
  })

  /** Long enough for every pause between two reads. */
  const waitOut = () => vi.advanceTimersByTimeAsync(60_000)

  test('[c239] once every language is loaded, a switch asks for nothing', async () => {
    const reads = languages.map(({ code }) => vi.spyOn(strings, code))
    await loadEveryLanguage()
    for (const read of reads) read.mockClear()
    stop = followLanguage()
    for (const { code, lang } of languages) {
      appStore.setState({ language: code })
      expect(root.lang).toBe(lang)
    }
    expect(reads.flatMap((read) => read.mock.calls)).toEqual([])
  })

  test('a language that is not there yet is read first, and the page turns as one', async () => {
    stop = followLanguage()
    appStore.setState({ language: 'ae' })
    expect([root.lang, root.dir, i18n.language]).toEqual(['en', 'ltr', 'en'])

    await expect.poll(() => i18n.language).toBe('ar')
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  })

  test('[c240] a read that fails is tried again as often as the constants say, with growing pauses', async () => {
    vi.useFakeTimers()
    const read = vi.spyOn(strings, 'fr').mockImplementation(broken)
    const loading = loadLanguage('fr').catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(349)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(2)
    await waitOut()

    expect(translationReads).toEqual({ retries: 5, retryDelay: 350, parallel: 10 })
    expect(read).toHaveBeenCalledTimes(1 + translationReads.retries)
    expect(await loading).toBe('the strings of fr could not be loaded')
    expect(isLoaded('fr')).toBe(false)
  })

  test('what cannot be had leaves the page as it is, takes the choice back and says so', async () => {
    vi.useFakeTimers()
    vi.spyOn(strings, 'es').mockImplementation(broken)
    const onFailure = vi.fn()
    stop = followLanguage(onFailure)
    appStore.setState({ language: 'es' })
    await waitOut()

    expect(onFailure).toHaveBeenCalledOnce()
    expect(appStore.getState().language).toBe('en')
    expect([root.lang, i18n.language]).toEqual(['en', 'en'])
  })

  test('who chooses again meanwhile gets the later choice', async () => {
    stop = followLanguage()
    appStore.setState({ language: 'du' })
    appStore.setState({ language: 'en' })
    await expect.poll(() => isLoaded('du')).toBe(true)

    expect([root.lang, i18n.language]).toEqual(['en', 'en'])
  })

  test('after a failure the language can be had by the next choice', async () => {
    vi.useFakeTimers()
    const read = vi.spyOn(strings, 'pt').mockImplementation(broken)
    stop = followLanguage(() => {})
    appStore.setState({ language: 'pt' })
    await waitOut()
    read.mockRestore()
    vi.useRealTimers()
    appStore.setState({ language: 'pt' })

    await expect.poll(() => root.lang).toBe('pt-BR')
  })
})
