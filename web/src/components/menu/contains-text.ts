/**
 * Whether `title` contains `text`, in any case. It ignores accents as well: "reseau" finds "Réseau", and an Arabic word
 * matches whatever the form of its hamzas. An apostrophe matches curled or straight.
 *
 * @param lang BCP 47 tag of the displayed language.
 */
export function containsText(title: string, text: string, lang: string): boolean {
  return foldText(title, lang).includes(foldText(text.trim(), lang))
}

/** Text as {@link containsText} compares it. */
export const foldText = (text: string, lang: string) =>
  text.toLocaleLowerCase(lang).normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")
