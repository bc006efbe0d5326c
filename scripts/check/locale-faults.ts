// Compares the strings of a language with English, and its errors with their advice.

/** A locale file: strings, in blocks of any depth. */
type Strings = { [key: string]: string | Strings }

const pluralSuffix = /_(zero|one|two|few|many|other)$/
/** Forms that may say their number in words: "one line". */
const numberInWords = /_(zero|one|two)$/
const numbers = ['{{count}}', '{{formatted}}']

/**
 * Compares a language with English: the same keys, plurals in exactly the forms that the language has, the same
 * placeholders and tags in every string.
 *
 * @param lang The language as browsers name it, such as `pt-BR`; it decides the plural forms.
 * @returns One sentence per fault.
 */
export function findLocaleFaults(english: Strings, strings: Strings, lang: string): string[] {
  const source = flatten(english)
  const target = flatten(strings)
  const wanted = new Map(Object.entries(source).flatMap((entry) => listForms(entry, source, lang)))

  const missing = [...wanted.keys()].filter((key) => !(key in target)).map((key) => `${key} is missing`)
  const extra = Object.keys(target)
    .filter((key) => !wanted.has(key))
    .map((key) => `${key} is not in English, or no form of this language`)
  const wrong = Object.entries(target).flatMap(([key, text]) => compare(key, text, wanted.get(key)))
  return [...missing, ...extra, ...wrong]
}

function flatten(strings: Strings, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(strings).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flatten(value, `${path}${key}.`),
    ),
  )
}

/** The keys that a language needs for an English one, each with the English text to compare it with. */
function listForms([key, text]: [string, string], source: Record<string, string>, lang: string): [string, string][] {
  const base = key.replace(pluralSuffix, '')
  const other = source[`${base}_other`]
  if (base === key || other === undefined) return [[key, text]]
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
  return forms.map((form) => [`${base}_${form}`, other])
}

function compare(key: string, text: string, english: string | undefined): string[] {
  if (text.trim() === '') return [`${key} is empty`]
  if (english === undefined) return []
  const [has, needs] = [listPlaceholders(text), listPlaceholders(english)]
  const mayLack = numberInWords.test(key) ? numbers : []
  const lacks = needs.filter((mark) => !has.includes(mark) && !mayLack.includes(mark))
  const invents = has.filter((mark) => !needs.includes(mark))
  return [
    ...lacks.map((mark) => `${key} lacks ${mark}`),
    ...invents.map((mark) => `${key} has ${mark}, English has not`),
  ]
}

/** Placeholders and tags. */
function listPlaceholders(text: string): string[] {
  return (text.match(/{{[^}]*}}|<\/?\w+\s*\/?>/g) ?? []).map((mark) => mark.replaceAll(/\s|,.*(?=}})/g, ''))
}

/**
 * An error is a sentence (`errors`) and what to do now (`errorAdvice`): no code has one without the other.
 *
 * @returns One sentence per fault.
 */
export function findAdviceFaults({ errors, errorAdvice }: Strings): string[] {
  const codes = codesOf(errors)
  const advised = codesOf(errorAdvice)
  return [
    ...codes.filter((code) => !advised.includes(code)).map((code) => `errors.${code} has no advice in errorAdvice`),
    ...advised.filter((code) => !codes.includes(code)).map((code) => `errorAdvice.${code} has no sentence in errors`),
  ]
}

const codesOf = (block: Strings[string] | undefined) => (typeof block === 'object' ? Object.keys(block) : [])
