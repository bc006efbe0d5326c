// Names the files of all parts in each language. It loads with the first part: at the start the page needs no name of them.
import type { TextPart } from './index.ts'

/** Loads the strings of a part, by the path of its file. The part is in no other file. */
export const partStrings: Record<TextPart, Record<string, () => Promise<{ default: object }>>> = {
  receipt: import.meta.glob<{ default: object }>('./parts/receipt/*.json'),
  safe: import.meta.glob<{ default: object }>('./parts/safe/*.json'),
}
