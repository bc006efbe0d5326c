import { appStore } from '@/lib/store/app-store.ts'
import { type Language, languages } from '@/locales/index.ts'
import { directionOf } from './direction-of.ts'
import { i18n } from './i18n.ts'
import { languageOf } from './language-of.ts'
import { isLoaded, loadLanguage } from './load-language.ts'

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
  const { lang } = languageOf(code)
  document.documentElement.lang = lang
  document.documentElement.dir = directionOf(appStore.getState())
  if (i18n.language !== lang) i18n.changeLanguage(lang)
}
