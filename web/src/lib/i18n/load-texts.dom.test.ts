import '@/testing/all-strings.ts'
import { readLocale } from '@scripts/check/read-locale.ts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appStore } from '@/lib/storage/app-store.ts'
import { type Language, languages } from '@/locales/index.ts'
import { partStrings } from '@/locales/part-strings.ts'
import { i18n } from './i18n.ts'
import { followLanguage, isLoaded, loadEveryLanguage, loadLanguage, loadTexts, withTexts } from './load-language.ts'

const files = partStrings.safe
const file = (code: Language) => `./parts/safe/${code}.json`
const ownerIn = (code: Language) => readLocale(code).safe.owner
const broken = () => Promise.reject(new Error('the file is gone'))
const { documentElement: root } = document

let stop = () => {}
beforeEach(() => {
  for (const { lang } of languages) i18n.removeResourceBundle(lang, 'safe')
})
afterEach(async () => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  appStore.setState({ language: 'en' })
  await i18n.changeLanguage('en')
})
// Other files of this page find the part in every language.
afterAll(() => loadEveryLanguage())

/** Long enough for every pause between two reads. */
const waitOut = () => vi.advanceTimersByTimeAsync(60_000)

test('a part that cannot be loaded is an error, which no other part of the page feels, and the next call retries', async () => {
  vi.useFakeTimers()
  const read = vi.spyOn(files, file('en')).mockImplementation(broken)
  const loading = loadTexts('safe').catch((error: Error) => error.message)
  await waitOut()
  expect(await loading).toBe('the strings of en could not be loaded')
  expect(isLoaded('en')).toBe(true)

  vi.useRealTimers()
  const german = vi.spyOn(files, file('du'))
  stop = followLanguage()
  appStore.setState({ language: 'du' })
  expect(root.lang).toBe('de')
  expect(german).not.toHaveBeenCalled()

  appStore.setState({ language: 'en' })
  read.mockRestore()
  await loadTexts('safe')
  expect(i18n.t('safe.owner')).toBe(ownerIn('en'))
})

test('the page starts without a part that its route asks for and that cannot be loaded', async () => {
  vi.useFakeTimers()
  vi.spyOn(files, file('en')).mockImplementation(broken)
  const ofRoute = loadTexts('safe').catch(() => 'the error of the route')
  await expect(loadLanguage('en', [])).resolves.toBeUndefined()
  await waitOut()
  expect(await ofRoute).toBe('the error of the route')
})

test('what shows a part comes with its strings, which are read once, in the language of the page', async () => {
  const read = vi.spyOn(files, file('en'))
  expect(i18n.t('safe.owner')).toBe('safe.owner')
  const load = withTexts('safe', async () => () => i18n.t('safe.owner'))
  const [show] = await Promise.all([load(), load(), loadTexts('safe')])

  expect(show()).toBe(ownerIn('en'))
  await loadTexts('safe')
  expect(read).toHaveBeenCalledOnce()
})

test('a switch of the language waits for the part that is shown, so that no key and no other language shows', async () => {
  await loadTexts('safe')
  const seen = new Set<string>()
  const look = () => seen.add(`${i18n.language}: ${i18n.t('safe.owner')}`)
  i18n.on('languageChanged', look)
  stop = followLanguage()
  for (const { code, lang } of languages) {
    appStore.setState({ language: code })
    await expect.poll(() => root.lang).toBe(lang)
    look()
  }
  i18n.off('languageChanged', look)

  expect([...seen].sort()).toEqual(languages.map(({ code, lang }) => `${lang}: ${ownerIn(code)}`).sort())
})

test('a switch that began before the part was needed waits for it, too', async () => {
  i18n.removeResourceBundle('fr', 'translation')
  stop = followLanguage()
  appStore.setState({ language: 'fr' })
  await loadTexts('safe')
  await expect.poll(() => root.lang).toBe('fr')

  expect(i18n.t('safe.owner')).toBe(ownerIn('fr'))
})

test('a language whose part cannot be loaded is not switched to', async () => {
  await loadTexts('safe')
  // Reads that earlier tests have begun end before the file is gone.
  await loadEveryLanguage()
  i18n.removeResourceBundle('pt-BR', 'safe')
  vi.useFakeTimers()
  vi.spyOn(files, file('pt')).mockImplementation(broken)
  const onFailure = vi.fn()
  stop = followLanguage(onFailure)
  appStore.setState({ language: 'pt' })
  await waitOut()

  expect(onFailure).toHaveBeenCalledOnce()
  expect([appStore.getState().language, root.lang]).toEqual(['en', 'en'])
})

test('a part that the page has shown is read in all languages when the browser is idle: then a switch makes no request', async () => {
  await loadTexts('safe')
  await loadEveryLanguage()
  const reads = Object.keys(files).map((path) => vi.spyOn(files, path))
  stop = followLanguage()
  for (const { code, lang } of languages) {
    appStore.setState({ language: code })
    expect([root.lang, i18n.t('safe.owner')]).toEqual([lang, ownerIn(code)])
  }
  expect(reads.flatMap(({ mock }) => mock.calls)).toEqual([])
})
