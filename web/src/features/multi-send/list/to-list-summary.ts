import type { RecipientList } from '@/features/multi-send/core/list-types.ts'
import { isSample } from '@/features/multi-send/core/sample-recipients.ts'
import { findExtremes } from './find-extremes.ts'
import type { ListSummary } from './types.ts'

/** The figures of a list, without its lines and recipients. */
export function toListSummary({ lines, recipients, questions, ...list }: RecipientList, revision: number): ListSummary {
  return {
    revision,
    ...list,
    lineCount: lines.length,
    recipientCount: recipients.length,
    sampleCount: recipients.filter(isSample).length,
    questions: questions.map(({ lines, ...question }) => ({ ...question, lineCount: lines.length })),
    removedCount: lines.filter((line) => line.state === 'dropped' && line.why === 'byHand').length,
    names: [...new Set(lines.flatMap(({ name }) => name ?? []))],
    extremes: findExtremes(recipients),
  }
}
