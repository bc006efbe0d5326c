/**
 * Cuts characters off the end of a text. A loop, because `/[…]+$/` takes hours on a line with a million of them in its
 * middle.
 *
 * @param marks Matches one character to cut off.
 */
export function trimEnd(text: string, marks: RegExp): string {
  let end = text.length
  while (end > 0 && marks.test(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}
