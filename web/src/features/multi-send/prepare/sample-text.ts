import { sampleRecipients } from '@/features/multi-send/core/sample-recipients.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'

/** A short list that can be read and reviewed as it is, on each network. Its recipients cannot be paid. */
export function sampleText(amountKind: Draft['amountKind']): string {
  const isEach = amountKind === 'each'
  const lines = sampleRecipients.map((address, index) => (isEach ? `${address}, 0.0${index + 1}` : address))
  return [isEach ? 'address, amount' : 'address', ...lines].join('\n')
}
