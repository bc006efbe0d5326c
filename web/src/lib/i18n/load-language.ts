// Loads the strings of languages, and keeps strings, `lang` and `dir` in step with the choice.

import { whenIdle } from '@/lib/browser/load-part.ts'
import { type AppState, appStore } from '@/lib/storage/app-store.ts'
import { type Language, languages } from '@/locales/index.ts'
import { getLanguage, i18n } from './i18n.ts'

/** Whether its strings are here. */
export function isLoaded(code: Language): boolean {
  return i18n.hasResourceBundle(getLanguage(code).lang, 'translation')
}

/** Loads the strings of a language, once. @throws Error when they could not be had. */
export async function loadLanguage(code: Language): Promise<void> {
  if (isLoaded(code)) return
  await i18n.reloadResources([getLanguage(code).lang], 'translation') // in a list: a single one would take its fallback along
  if (!isLoaded(code)) throw new Error(`the strings of ${code} could not be loaded`)
}

/**
 * Loads whatever a switch could ask for, so that it makes no request: one language at each rest, since reading one takes the
 * page a moment. What fails now is tried again by the switch.
 */
export async function loadEveryLanguage(): Promise<void> {
  for (const { code } of languages) {
    await new Promise<void>((rested) => whenIdle(rested))
    await loadLanguage(code).catch(() => {})
  }
}

/**
 * Keeps the choice, the strings and the page's `lang` and `dir` in step; they change together, once the strings are there.
 * Where they cannot be had, the choice goes back to the language that stands, and `onFailure` hears of it.
 */
export function followLanguage(onFailure: (error: unknown) => void = console.error): () => void {
  let left = false
  const isWanted = (code: Language) => !left && code === appStore.getState().language
  const apply = () => {
    const { language } = appStore.getState()
    if (isLoaded(language)) return put(language)
    loadLanguage(language).then(
      () => isWanted(language) && put(language),
      (error) => isWanted(language) && goBack(error),
    )
  }
  const goBack = (error: unknown) => {
    appStore.setState({ language: languages.find(({ lang }) => lang === i18n.language)?.code ?? 'en' })
    onFailure(error)
  }
  apply()
  const unsubscribe = appStore.subscribe(apply)
  return () => {
    left = true
    unsubscribe()
  }
}

function put(code: Language) {
  const { lang } = getLanguage(code)
  document.documentElement.lang = lang
  document.documentElement.dir = getDirection(appStore.getState())
  if (i18n.language !== lang) i18n.changeLanguage(lang)
}

/** Which way the page runs: as its language is written, unless something else is chosen. */
export function getDirection({ language, direction }: Pick<AppState, 'language' | 'direction'>): 'ltr' | 'rtl' {
  return direction === 'auto' ? getLanguage(language).dir : direction
}
