// Loads the strings of languages, and keeps strings, `lang` and `dir` in step with the chosen language.

import { whenIdle } from '@/lib/browser/load-part.ts'
import { type AppState, appStore } from '@/lib/storage/app-store.ts'
import { type Language, languages } from '@/locales/index.ts'
import { getLanguage, i18n } from './i18n.ts'

/** Whether the strings of a language are loaded. */
export function isLoaded(code: Language): boolean {
  return i18n.hasResourceBundle(getLanguage(code).lang, 'translation')
}

/** Loads the strings of a language, once. @throws Error if they cannot be loaded. */
export async function loadLanguage(code: Language): Promise<void> {
  if (isLoaded(code)) return
  // Arabic is painted in its own face from the start. Without it, the system's face shows the same text.
  const faces = code === 'ae' && import('@/styles/other-fonts.css').catch(() => {})
  // In a list: for a single language i18next would also reload its fallback.
  await i18n.reloadResources([getLanguage(code).lang], 'translation')
  await faces
  if (!isLoaded(code)) throw new Error(`the strings of ${code} could not be loaded`)
}

/**
 * Loads every language, so that a switch makes no request, and with Arabic the faces that the first paint does not need:
 * one per idle period, since parsing one blocks the page for a moment. The switch retries a language that fails here.
 */
export async function loadEveryLanguage(): Promise<void> {
  for (const { code } of languages) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    await loadLanguage(code).catch(() => {})
  }
}

/**
 * Keeps the choice, the strings and the page's `lang` and `dir` in step; they change together once the strings are
 * loaded. If loading fails, the choice returns to the language in use, and `onFailure` gets the error.
 */
export function followLanguage(onFailure: (error: unknown) => void = console.error): () => void {
  let isStopped = false
  const isCurrentChoice = (code: Language) => !isStopped && code === appStore.getState().language
  const apply = () => {
    const { language } = appStore.getState()
    if (isLoaded(language)) return put(language)
    loadLanguage(language).then(
      () => isCurrentChoice(language) && put(language),
      (error) => isCurrentChoice(language) && revertChoice(error),
    )
  }
  const revertChoice = (error: unknown) => {
    appStore.setState({ language: languages.find(({ lang }) => lang === i18n.language)?.code ?? 'en' })
    onFailure(error)
  }
  apply()
  const unsubscribe = appStore.subscribe(apply)
  return () => {
    isStopped = true
    unsubscribe()
  }
}

function put(code: Language) {
  const { lang } = getLanguage(code)
  document.documentElement.lang = lang
  document.documentElement.dir = getDirection(appStore.getState())
  if (i18n.language !== lang) i18n.changeLanguage(lang)
}

/** Returns the text direction of the page: the chosen one, or that of its language. */
export function getDirection({ language, direction }: Pick<AppState, 'language' | 'direction'>): 'ltr' | 'rtl' {
  return direction === 'auto' ? getLanguage(language).dir : direction
}
