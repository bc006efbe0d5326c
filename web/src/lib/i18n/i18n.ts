// Sets up i18next with the strings of this build, starting with the chosen language.

import type { BackendModule, ResourceKey } from 'i18next'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { translationReads } from '@/lib/constants.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { type Language, languages, type Strings, type TextPart, textParts } from '@/locales/index.ts'
import { strings } from '@/locales/strings.ts'
import { placeInSentence } from './foreign-text.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: Strings }
  }
}

/**
 * Reads the language files of this build, seven in all: the chosen one with the page, the others when the browser is
 * idle (load-language.ts), so that a switch makes no request. A part of the texts is a namespace with a file for each
 * language, which `loadTexts` reads. A failed read is retried as `translationReads` says.
 */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(lang, namespace, done) {
    const language = languages.find((known) => known.lang === lang)
    if (!language) return done(new Error(`no language is written ${lang}`), false)
    const part = textParts.find((name) => name === namespace)
    const reading = part ? readPart(part, language.code) : strings[language.code]()
    reading.then(
      ({ default: found }) => done(null, (part ? { [part]: found } : found) as ResourceKey),
      (error: Error) => done(error, true),
    )
  },
}

async function readPart(part: TextPart, code: Language) {
  const { partStrings } = await import('@/locales/part-strings.ts')
  const read = partStrings[part][`./parts/${part}/${code}.json`]
  if (!read) throw new Error(`the part ${part} has no file for ${code}`)
  return read()
}

export const i18n = i18next.createInstance()

// Starts without strings, so that the page waits only for those of the chosen language.
i18n
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: getLanguage(appStore.getState().language).lang,
    fallbackLng: 'en',
    // A key of a part is written like any other: `t('safe.title')`.
    fallbackNS: textParts,
    // By `lang`, not by our own code: plural forms, dates and numbers follow from it.
    resources: {},
    load: 'currentOnly',
    initAsync: false,
    returnNull: false,
    maxRetries: translationReads.retries,
    retryTimeout: translationReads.retryDelay,
    maxParallelReads: translationReads.parallel,
    // React escapes; what is left is the direction, which a name of a stranger must not turn around.
    interpolation: { escape: (value) => placeInSentence(String(value), i18n.dir()) },
  })

/** Returns the entry of a language; the first language for an unknown code. */
export function getLanguage(code: Language) {
  return languages.find((known) => known.code === code) ?? languages[0]
}
