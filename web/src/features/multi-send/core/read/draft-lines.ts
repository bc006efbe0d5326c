import type { ReadOptions } from '../types.ts'
import { draftLine } from './draft-line.ts'
import { findContinuedLines } from './find-continued-lines.ts'

/**
 * Drafts every line, those dropped by hand included: what a line says does not depend on whether another is dropped.
 */
export function draftLines(lines: string[], options: ReadOptions): ReturnType<typeof draftLine>[] {
  const continued = findContinuedLines(lines)
  let isFirst = true
  return lines.map((text, index) => {
    const number = index + 1
    const line = continued.get(number)
    if (line !== undefined) return { number, text, state: 'refused', reason: 'quoteContinued', values: { line } }

    const draft = draftLine(text, number, isFirst, options)
    if (draft.state !== 'ignored' || draft.why === 'header') isFirst = false
    return draft
  })
}
