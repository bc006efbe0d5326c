import type { ReadOptions } from '@/features/multi-send/core/question-types.ts'
import { draftLine } from './draft-line.ts'
import { findContinuedLines } from './find-continued-lines.ts'
import { findHeaders } from './find-headers.ts'
import { isListed } from './is-listed.ts'

/** A line as drafted, with all that the draft depends on beside the options. `opener`: see {@link findContinuedLines}. */
export type KnownDraft = {
  text: string
  isHeader: boolean
  isRounded: boolean
  opener: number | undefined
  draft: ReturnType<typeof draftLine>
}
/** What a reading has drafted, for the next one. `key` stands for the options that drafts depend on. */
export type KnownDrafts = { key: string; drafts: KnownDraft[] }

/** Lines drafted between two pauses. */
const slice = 2_000

/**
 * Drafts every line, those dropped by hand included: what a line says does not depend on whether another is dropped.
 * A line that an earlier reading has drafted is not drafted again. Pauses with the number of lines done.
 */
export function* draftLines(
  lines: string[],
  options: ReadOptions,
  known?: KnownDrafts,
): Generator<number, KnownDrafts, void> {
  const key = keyOf(options)
  const before = known?.key === key ? known.drafts : []
  const continued = findContinuedLines(lines)
  const headers = findHeaders(lines, continued)
  const { roundedLines = [] } = options
  const drafts: KnownDraft[] = []
  for (const [index, text] of lines.entries()) {
    const number = index + 1
    const opener = continued.get(number)
    const earlier = before[index]
    const isHeader = headers.has(number)
    const line: Omit<KnownDraft, 'draft'> = { text, isHeader, isRounded: isListed(roundedLines, number), opener }
    const drafted: KnownDraft =
      earlier && isSame(earlier, line) ? earlier : { ...line, draft: draft(line, number, options) }
    drafts.push(drafted)
    if (number % slice === 0) yield number
  }
  return { key, drafts }
}

function isSame(earlier: KnownDraft, line: Omit<KnownDraft, 'draft'>): boolean {
  return (
    earlier.text === line.text &&
    earlier.isHeader === line.isHeader &&
    earlier.isRounded === line.isRounded &&
    earlier.opener === line.opener
  )
}

function draft({ text, isHeader, opener }: Omit<KnownDraft, 'draft'>, number: number, options: ReadOptions) {
  if (opener === undefined) return draftLine(text, number, isHeader, options)
  return { number, text, state: 'refused', reason: 'quoteContinued', values: { line: opener } } as const
}

// Whatever options come to be, drafts depend on them, but for those that are known to be of later steps.
function keyOf({ mode: _mode, decimals: _decimals, droppedLines: _dropped, ...others }: ReadOptions): string {
  const { comma: _comma, dot: _dot, space: _space, duplicates: _duplicates, ...answers } = others.answers
  return JSON.stringify({ ...others, roundedLines: undefined, answers })
}
