/** Characters, some 500 lines. A text field of ten times as many blocks the page for a tenth of a second and more. */
const longest = 25_000

/** Whether a text is kept out of text fields, and edited line by line. */
export function isLongText(text: string): boolean {
  return text.length > longest
}
