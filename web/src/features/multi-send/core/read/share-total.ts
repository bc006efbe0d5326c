import type { AmountMode } from '@/features/multi-send/core/question-types.ts'
import type { Payment } from './read-draft.ts'

type ShareTotalReturnType<line> = { lines: line[]; remainder: bigint }

/** Splits a total evenly over all payments, in base units; the remainder belongs to nobody. Other modes pass unchanged. */
export function shareTotal<line extends { state: string }>(
  lines: line[],
  mode: AmountMode,
): ShareTotalReturnType<line> {
  if (mode.kind !== 'split') return { lines, remainder: 0n }
  const count = BigInt(lines.filter(isPayment).length)
  if (count === 0n) return { lines, remainder: mode.total }

  const amount = mode.total / count
  return { lines: lines.map((line) => (isPayment(line) ? { ...line, amount } : line)), remainder: mode.total % count }
}

function isPayment(line: { state: string }): line is Payment {
  return line.state === 'payment'
}
