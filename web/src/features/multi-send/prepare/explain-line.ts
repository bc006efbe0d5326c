import type { CodeValues, RecipientLine } from '@/features/multi-send/core/list-types.ts'
import { writeExample } from '@/features/multi-send/shared/write-example.ts'

/** Key below `multiSend` in the language files, with its values. */
export type Explanation = { key: string; values: CodeValues }

/** Why a line is in its state; undefined when there is nothing to say. Only the first warning is told in the list. */
export function explainLine(line: RecipientLine, firstLineOfGroup?: number): Explanation | undefined {
  switch (line.state) {
    case 'refused':
      return { key: `refusals.${line.reason}`, values: line.values }
    case 'asked':
      return { key: `reasons.${line.question}`, values: { example: writeExample(line.example) } }
    case 'ignored':
      return { key: `reasons.${line.why}`, values: {} }
    case 'dropped':
      return { key: `reasons.${line.why}`, values: { line: line.keptLine ?? 0 } }
    case 'merged':
    case 'accepted':
      return explainPaid(line, firstLineOfGroup)
  }
}

function explainPaid(
  line: Extract<RecipientLine, { state: 'accepted' | 'merged' }>,
  firstLineOfGroup?: number,
): Explanation | undefined {
  const warning = line.warnings[0]
  if (warning) return { key: `warnings.${warning.code}`, values: warning.values }
  const isLaterPart = line.state === 'merged' && firstLineOfGroup !== undefined && firstLineOfGroup !== line.number
  return isLaterPart ? { key: 'reasons.merged', values: { line: firstLineOfGroup } } : undefined
}
