// Tells whether the batches of a plan still fit into transactions of a Safe whose threshold may have changed.

import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { limitsInSafe } from '@saleyard/safe/tx/measure-tx.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { reserveBps } from '@/features/multi-send/review/make-plan.ts'
import { getChain } from '@/lib/networks/chains.ts'

/**
 * Whether a transaction with as many signatures as the Safe needs now stays within what the network takes, and, if the plan
 * kept to a wallet's limit, within that limit: what hardware wallets sign, or the user's own.
 */
export function fitsSafe(
  { chainId, batches, limits: planned }: Pick<Plan, 'chainId' | 'batches' | 'limits'>,
  { threshold }: Pick<SafeState, 'threshold'>,
): boolean {
  const { gasPerTransaction: gas, bytesPerTransaction: bytes } = getChain(chainId).limits
  const inSafe = (reserve: number) =>
    limitsInSafe({ limits: { gas, bytes, reserveBps: reserve }, signatures: threshold })
  const { gas: mostGas, bytes: mostBytes } = inSafe(0)
  // The plan has what the Safe left of the wallet's limit: each signature that has come since leaves less.
  const grown = Math.max(0, planned.bytes - inSafe(reserveBps).bytes)
  const most = planned.signedBytes === undefined ? mostBytes : Math.min(mostBytes, planned.signedBytes - grown)
  return batches.every((batch) => batch.gas <= mostGas && batch.bytes <= most)
}
