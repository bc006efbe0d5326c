// Names the fields that the main button leads to, and moves the focus to one.
import type { QuestionKind } from '@saleyard/send/list/questions.ts'

/** Ids of the fields that the main button leads to. */
export const fieldIds = {
  token: 'multi-send-token',
  amount: 'multi-send-amount',
  recipients: 'multi-send-recipients',
  question: (kind: QuestionKind) => `multi-send-question-${kind}`,
} as const

/** Brings a field into view and puts the focus there. Nothing happens while it is not on the page. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView?.({ block: 'center' })
  field?.focus({ preventScroll: true })
}
