/**
 * Whether `title` contains `text`, in any case. It ignores accents as well: "reseau" finds "Réseau", and an Arabic word
 * matches whatever the form of its hamzas. An apostrophe matches curled or straight.
 *
 * @param lang BCP 47 tag of the displayed language.
 */
export function containsText(title: string, text: string, lang: string): boolean {
  return fold(title, lang).includes(fold(text.trim(), lang))
}

const fold = (text: string, lang: string) =>
  text.toLocaleLowerCase(lang).normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
