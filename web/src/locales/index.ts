import ae from './ae.json'
import cn from './cn.json'
import du from './du.json'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import pt from './pt.json'

/** All languages, in the order of the menu. `lang` and `dir` go on the page; public/boot.js knows them too. */
export const languages = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr', strings: en },
  { code: 'cn', label: '简体中文', lang: 'zh-CN', dir: 'ltr', strings: cn },
  { code: 'ae', label: 'العربية', lang: 'ar', dir: 'rtl', strings: ae },
  { code: 'du', label: 'Deutsch', lang: 'de', dir: 'ltr', strings: du },
  { code: 'es', label: 'Español', lang: 'es', dir: 'ltr', strings: es },
  { code: 'fr', label: 'Français', lang: 'fr', dir: 'ltr', strings: fr },
  { code: 'pt', label: 'Português (BR)', lang: 'pt-BR', dir: 'ltr', strings: pt },
] as const

export type Language = (typeof languages)[number]['code']

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value)
}
