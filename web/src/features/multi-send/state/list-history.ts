import type { Draft } from './multi-send-state.ts'

/** What undoing brings back: the list with all that was said about it. */
export type ListPart = Pick<Draft, 'text' | 'answers' | 'droppedLines' | 'roundedLines' | 'names'>
/** The latest last. `isTyping`: the last change was made by typing; the next letter belongs to it. */
export type ListHistory = { past: ListPart[]; future: ListPart[]; isTyping: boolean }

export const emptyHistory: ListHistory = { past: [], future: [], isTyping: false }

const maximumSteps = 100
/** Characters of all texts kept, some 64 MB: twenty lists of 50,000 lines. What is the same text is kept once. */
export const maximumCharacters = 64_000_000

/** Takes what was there before a change into the history. */
export function remember(history: ListHistory, before: ListPart, isTyping: boolean): ListHistory {
  if (isTyping && history.isTyping) return { ...history, future: [] }
  return { past: bound([...history.past, before]), future: [], isTyping }
}

/** One step back or forward; undefined where there is none. */
export function step(
  { past, future }: ListHistory,
  now: ListPart,
  direction: 'back' | 'forward',
): { part: ListPart; history: ListHistory } | undefined {
  const [from, to] = direction === 'back' ? [past, future] : [future, past]
  const part = from.at(-1)
  if (!part) return undefined
  const [rest, grown] = [from.slice(0, -1), bound([...to, now])]
  const [left, right] = direction === 'back' ? [rest, grown] : [grown, rest]
  return { part, history: { past: left, future: right, isTyping: false } }
}

export function toListPart({ text, answers, droppedLines, roundedLines, names }: Draft): ListPart {
  return { text, answers, droppedLines, roundedLines, names }
}

function bound(parts: ListPart[]): ListPart[] {
  const seen = new Set<string>()
  let characters = 0
  const kept = parts.slice(-maximumSteps).reverse()
  const end = kept.findIndex(({ text }) => {
    if (!seen.has(text)) characters += text.length
    seen.add(text)
    return characters > maximumCharacters
  })
  return (end === -1 ? kept : kept.slice(0, end)).reverse()
}
