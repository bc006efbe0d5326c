import { collectQuestions } from './read/collect-questions.ts'
import type { Draft } from './read/draft-line.ts'
import { draftLines } from './read/draft-lines.ts'
import { gatherRecipients } from './read/gather-recipients.ts'
import type { Mention } from './read/read-amount.ts'
import { readDraft } from './read/read-draft.ts'
import { settleDuplicates } from './read/settle-duplicates.ts'
import { shareTotal } from './read/share-total.ts'
import { splitText } from './read/split-text.ts'
import type { DroppedLine, LineState, ReadOptions, RecipientLine, RecipientList } from './types.ts'

/**
 * Reads a list of recipients. Every input line comes back with a state; nothing is dropped, rounded or guessed.
 *
 * @param text Lines as typed, pasted or read from a CSV or TXT file.
 * @returns The lines, who gets what, and the questions that must be answered first. Amounts in base units.
 */
export function parseRecipients(text: string, options: ReadOptions): RecipientList {
  const drafts = draftLines(splitText(text), options)
  const dotMayGroup = options.answers.comma === 'decimal' || drafts.some(showsDotGroups)
  const dropped = new Set(options.droppedLines)
  const mentions: { line: number; mention: Mention }[] = []

  const read = drafts.map((draft) => {
    if (dropped.has(draft.number)) return drop(draft)
    if (draft.state !== 'draft') return draft
    const { line, mentions: raised } = readDraft(draft, options, dotMayGroup)
    for (const mention of raised) mentions.push({ line: draft.number, mention })
    return line
  })
  const unique = settleDuplicates(read, options.answers.duplicates)
  const shared = shareTotal(unique.lines, options.mode)
  const { lines, recipients, total } = gatherRecipients(shared.lines.map(refuseNothing))
  const questions = collectQuestions([...mentions, ...unique.mentions], options.answers)
  const counts = countStates(lines)

  return {
    lines,
    recipients,
    questions,
    total,
    remainder: shared.remainder,
    counts,
    isReady: counts.asked === 0 && counts.refused === 0 && recipients.length > 0,
  }
}

function drop({ number, text }: { number: number; text: string }): DroppedLine {
  return { number, text, state: 'dropped', why: 'byHand' }
}

// `1.000.000`, or a group of three before a comma that another digit follows.
function showsDotGroups(draft: Draft | RecipientLine): boolean {
  return draft.state === 'draft' && /^\d{1,3}(?:(?:\.\d{3}){2,}(?![\d.])|(?:\.\d{3})+,\d)/.test(draft.parts.region)
}

// A share or a common amount of nothing pays nobody.
function refuseNothing<line extends { state: string; number: number; text: string; amount?: bigint }>(line: line) {
  if (line.state !== 'payment' || line.amount !== 0n) return line
  const { number, text } = line
  return { number, text, state: 'refused', reason: 'amountZero', values: { text: '0' } } as const
}

function countStates(lines: RecipientLine[]): Record<LineState, number> {
  const counts = { accepted: 0, merged: 0, refused: 0, asked: 0, ignored: 0, dropped: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}
