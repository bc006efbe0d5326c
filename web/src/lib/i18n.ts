import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languages } from '../locales'
import type en from '../locales/en.json'
import { appStore } from './store/app-store'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    returnNull: false
    resources: { translation: typeof en }
  }
}

export const i18n = i18next.createInstance()

// Everything is bundled, so this ends before the first render.
i18n.use(initReactI18next).init({
  lng: chosenLanguage().lang,
  fallbackLng: 'en',
  // By `lang`, not by our own code: plural forms, dates and numbers follow from it.
  resources: Object.fromEntries(languages.map(({ lang, strings }) => [lang, { translation: strings }])),
  load: 'currentOnly',
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false }, // React escapes
})

/** Keeps the choice, the strings and the page's `lang` and `dir` in step. */
export function followLanguage(): () => void {
  const apply = () => {
    const { lang, dir } = chosenLanguage()
    document.documentElement.lang = lang
    document.documentElement.dir = dir
    if (i18n.language !== lang) i18n.changeLanguage(lang)
  }
  apply()
  return appStore.subscribe(apply)
}

function chosenLanguage() {
  return languages.find(({ code }) => code === appStore.getState().language) ?? languages[0]
}
