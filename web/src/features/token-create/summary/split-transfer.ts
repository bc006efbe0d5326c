import { formatAmount } from '@/lib/amounts/format-amount.ts'

const wholeBps = 10_000

/** Exact parts of a transfer of 1,000 tokens, as text; undefined where a fee cannot be read. */
export type TransferParts = {
  whole: string
  recipient: string | undefined
  fees: (string | undefined)[]
  /** All fees together, in hundredths of a percent. */
  totalBps: number | undefined
}

/**
 * What of 1,000 tokens goes where. One basis point of them is a tenth of a token, so every figure has at most one decimal, and a
 * token of two decimals or more pays exactly that.
 *
 * @param fees In hundredths of a percent; undefined for one that cannot be read.
 */
export function splitTransfer(fees: readonly (number | undefined)[]): TransferParts {
  const totalBps = fees.reduce((sum, bps) => (sum === undefined || bps === undefined ? undefined : sum + bps), 0)
  return {
    whole: tokens(wholeBps),
    recipient: totalBps === undefined ? undefined : tokens(Math.max(0, wholeBps - totalBps)),
    fees: fees.map((bps) => (bps === undefined ? undefined : tokens(bps))),
    totalBps,
  }
}

function tokens(bps: number): string {
  return formatAmount(BigInt(bps), 1, { grouped: true })
}
