// Tests whether a title contains a text, ignoring case, accents and the form of apostrophes.

/**
 * Whether `title` contains `text`, in any case. Accents are passed over as well: who types "reseau" finds "Réseau", and
 * an Arabic word is found however its hamzas are written. An apostrophe matches curled or straight.
 *
 * @param lang BCP 47 tag of the language shown.
 */
export function containsText(title: string, text: string, lang: string): boolean {
  return fold(title, lang).includes(fold(text.trim(), lang))
}

const fold = (text: string, lang: string) =>
  text.toLocaleLowerCase(lang).normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
