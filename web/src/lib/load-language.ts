import { type Language, languages } from '@/locales/index.ts'
import { i18n } from './i18n.ts'
import { languageOf } from './language-of.ts'
import { whenIdle } from './when-idle.ts'

/** Whether its strings are here. */
export function isLoaded(code: Language): boolean {
  return i18n.hasResourceBundle(languageOf(code).lang, 'translation')
}

/** Loads the strings of a language, once. @throws Error when they could not be had. */
export async function loadLanguage(code: Language): Promise<void> {
  if (isLoaded(code)) return
  await i18n.reloadResources([languageOf(code).lang], 'translation') // in a list: a single one would take its fallback along
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
