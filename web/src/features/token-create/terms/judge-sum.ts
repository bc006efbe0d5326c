import type { z } from 'zod'
import { type ValidationCode, validationMessage } from '@/features/token-create/validation-message.ts'

/**
 * Fees have a bound together. It is told at the last of those that were read, which has no other problem; one that is wrong itself
 * counts as nothing, so what is told stays true however that one is put right.
 *
 * @param fees Hundredths of a percent by form field, in the order of the form.
 * @param maxBps Allowed.
 */
export function judgeSum(
  fees: Readonly<Record<string, number | undefined>>,
  context: z.core.$RefinementCtx,
  { maxBps, tooHigh }: { maxBps: number; tooHigh: ValidationCode },
): void {
  const paid = Object.entries(fees).filter((fee): fee is [string, number] => fee[1] !== undefined)
  const sum = paid.reduce((total, [, bps]) => total + bps, 0)
  const last = paid.at(-1)
  if (!last || sum <= maxBps) return
  context.addIssue({ code: 'custom', path: [last[0]], message: validationMessage(tooHigh) })
}
