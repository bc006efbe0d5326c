// Defines the ids of the fields that the main button leads to, and moves the focus to one.

import type { QuestionKind } from '@saleyard/send/list/questions.ts'

export const fieldIds = {
  token: 'multi-send-token',
  amount: 'multi-send-amount',
  recipients: 'multi-send-recipients',
  question: (kind: QuestionKind) => `multi-send-question-${kind}`,
} as const

/** Scrolls a field into view and focuses it. Does nothing while it is not on the page. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView?.({ block: 'center' })
  field?.focus({ preventScroll: true })
}
