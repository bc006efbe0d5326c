import { i18n } from '@/lib/i18n/i18n.ts'
import ae from '@/locales/ae.json'
import cn from '@/locales/cn.json'
import du from '@/locales/du.json'
import en from '@/locales/en.json'
import es from '@/locales/es.json'
import fr from '@/locales/fr.json'
import { type Language, languages } from '@/locales/index.ts'
import { partStrings } from '@/locales/part-strings.ts'
import pt from '@/locales/pt.json'

/** The strings of every language, registered with those of all parts before a test begins; the page loads them one by one. */
export const allStrings = { en, cn, ae, du, es, fr, pt } satisfies Record<Language, object>

for (const { code, lang } of languages) i18n.addResourceBundle(lang, 'translation', allStrings[code])

for (const [part, files] of Object.entries(partStrings))
  for (const { code, lang } of languages) {
    const file = await files[`./parts/${part}/${code}.json`]?.()
    i18n.addResourceBundle(lang, part, { [part]: file?.default })
  }
