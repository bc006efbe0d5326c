// Loads the strings of languages and of parts, and keeps strings, `lang` and `dir` in step with the chosen language.

import { loadOnline, whenIdle } from '@/lib/browser/load-part.ts'
import { type AppState, appStore } from '@/lib/storage/app-store.ts'
import { type Language, languages, type TextPart } from '@/locales/index.ts'
import { getLanguage, i18n } from './i18n.ts'

/** Parts that the page has shown, or is about to: it has them in each language that it turns to. */
const activeParts = new Set<TextPart>()

/** Whether the strings of a language are loaded, those of active parts included. */
export function isLoaded(code: Language): boolean {
  return listMissing(code).length === 0
}

function listMissing(code: Language, parts: Iterable<TextPart> = activeParts): string[] {
  return ['translation', ...parts].filter((name) => !hasStrings(code, name))
}

const hasStrings = (code: Language, name: string) => i18n.hasResourceBundle(getLanguage(code).lang, name)

/**
 * Loads the strings of a language with those of parts, once.
 *
 * @param parts Active ones by default. None where the page starts: it must not fail with a part that only its route needs.
 * @throws Error if they cannot be loaded.
 */
export async function loadLanguage(code: Language, parts: Iterable<TextPart> = activeParts): Promise<void> {
  // Arabic is painted in its own face from the start. Without it, the system's face shows the same text.
  const faces = code === 'ae' && !isLoaded(code) && import('@/styles/other-fonts.css').catch(() => {})
  // Again, if another part became active meanwhile.
  for (let missing = listMissing(code, parts); missing.length > 0; missing = listMissing(code, parts)) {
    // In a list: for a single language i18next would also reload its fallback.
    await i18n.reloadResources([getLanguage(code).lang], missing)
    if (missing.some((name) => !hasStrings(code, name))) throw new Error(`the strings of ${code} could not be loaded`)
  }
  await faces
}

/**
 * Loads a part of the strings in the page's language, once; then the page has it in each language that it turns to.
 * While the browser is offline, it waits. For what shows a part: the `loader` of a route, or {@link withTexts}.
 *
 * @throws Error if the strings cannot be loaded; the next call retries.
 */
export async function loadTexts(part: TextPart): Promise<void> {
  const isNew = !activeParts.has(part)
  activeParts.add(part)
  try {
    await loadOnline(() => loadLanguage(getShownLanguage()))
  } catch (error) {
    // A part that is nowhere on the page must not keep it from turning to another language.
    if (!languages.some(({ code }) => hasStrings(code, part))) activeParts.delete(part)
    throw error
  }
  if (isNew) void loadEveryLanguage()
}

/**
 * Loads what shows a part of the strings together with the part: `lazyPart(withTexts('safe', () => import('./panel.tsx')))`.
 *
 * @throws what `load` or {@link loadTexts} throws.
 */
export const withTexts =
  <Part>(part: TextPart, load: () => Promise<Part>) =>
  async (): Promise<Part> =>
    (await Promise.all([load(), loadTexts(part)]))[0]

function getShownLanguage(): Language {
  return languages.find(({ lang }) => lang === i18n.language)?.code ?? 'en'
}

/**
 * Loads every language, so that a switch makes no request, and with Arabic the faces that the first paint does not need:
 * one per idle period, since parsing one blocks the page for a moment. The switch retries a language that fails here.
 */
export async function loadEveryLanguage(): Promise<void> {
  for (const { code } of languages) {
    if (isLoaded(code)) continue
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
    appStore.setState({ language: getShownLanguage() })
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
