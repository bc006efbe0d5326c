// Gives what a plan needs so that each of its batches fits into one transaction of a Safe.

import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { limitsInSafe } from '@saleyard/safe/tx/measure-tx.ts'
import type { ChainLimits, PlanInput } from '@saleyard/send/plan/types.ts'

/**
 * Gives the part of a plan's input that is different for a Safe. Its route comes from `chooseRoute` with `isContract`, and it
 * carries neither `permit` nor `permit2`: a Safe makes no signature of a key.
 *
 * @param safe From `readSafe`: its threshold says how many signatures go along.
 * @param limits Of the transaction that executes a proposal, for the account that sends it.
 */
export function planInSafe(
  safe: Pick<SafeState, 'threshold'>,
  limits: ChainLimits,
): Required<Pick<PlanInput, 'isSafe' | 'limits'>> {
  return { isSafe: true, limits: limitsInSafe({ limits, signatures: safe.threshold }) }
}
