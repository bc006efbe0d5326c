import type en from './en.json'

export type Strings = typeof en

/** All languages, in the order of the menu. `lang` and `dir` go on the page; public/boot.js knows them too. */
export const languages = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr' },
  { code: 'cn', label: '简体中文', lang: 'zh-CN', dir: 'ltr' },
  { code: 'ae', label: 'العربية', lang: 'ar', dir: 'rtl' },
  { code: 'du', label: 'Deutsch', lang: 'de', dir: 'ltr' },
  { code: 'es', label: 'Español', lang: 'es', dir: 'ltr' },
  { code: 'fr', label: 'Français', lang: 'fr', dir: 'ltr' },
  { code: 'pt', label: 'Português (BR)', lang: 'pt-BR', dir: 'ltr' },
] as const

export type Language = (typeof languages)[number]['code']

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value)
}
