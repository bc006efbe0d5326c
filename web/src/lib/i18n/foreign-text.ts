// Keeps the texts of strangers, as the names of tokens, from turning the direction of the words around them.

/** Removes what is invisible or turns the direction of what follows; emoji keep what joins their parts. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const overrides = /[\u202a-\u202e]/g
const isolates = /[\u2066-\u2069]/g
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Prepares a value for its place in a sentence. Overrides of the direction go, and so do isolates that do not end within the
 * value. A value with letters that run from right to left is isolated where the sentence runs from left to right.
 */
export function placeInSentence(value: string, direction: 'ltr' | 'rtl'): string {
  const straight = value.replace(overrides, '')
  const kept = isBalanced(straight) ? straight : straight.replace(isolates, '')
  return direction === 'ltr' && rightToLeft.test(kept) ? `\u2068${kept}\u2069` : kept
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(isolates)) {
    depth += mark === '\u2069' ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
