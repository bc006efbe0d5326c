import type { Recipient } from '@/features/multi-send/core/list-types.ts'

/** Who gets most and who gets least; the first of equals. A slip of the finger shows here. */
export function findExtremes(recipients: Recipient[]): { largest: Recipient; smallest: Recipient } | undefined {
  const [first, ...others] = recipients
  if (!first) return undefined
  const extremes = { largest: first, smallest: first }
  for (const recipient of others) {
    if (recipient.amount > extremes.largest.amount) extremes.largest = recipient
    if (recipient.amount < extremes.smallest.amount) extremes.smallest = recipient
  }
  return extremes
}
