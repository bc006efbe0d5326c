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
  lng: appStore.getState().language,
  fallbackLng: 'en',
  resources: Object.fromEntries(languages.map(({ code, strings }) => [code, { translation: strings }])),
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false }, // React escapes
})

/** Keeps the choice, the strings and the page's `lang` and `dir` in step. */
export function followLanguage(): () => void {
  const apply = () => {
    const language = languages.find(({ code }) => code === appStore.getState().language) ?? languages[0]
    document.documentElement.lang = language.lang
    document.documentElement.dir = language.dir
    if (i18n.language !== language.code) i18n.changeLanguage(language.code)
  }
  apply()
  return appStore.subscribe(apply)
}
