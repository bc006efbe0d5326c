// Tells whether the batches of a plan still fit into transactions of a Safe whose threshold may have changed.

import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { deviceBytes, limitsInSafe } from '@saleyard/safe/tx/measure-tx.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { getChain } from '@/lib/networks/chains.ts'

/**
 * Whether a transaction with as many signatures as the Safe needs now stays within what the network takes, and, if the plan
 * kept to a wallet's limit, within what hardware wallets sign.
 */
export function fitsSafe(
  { chainId, batches, limits }: Pick<Plan, 'chainId' | 'batches' | 'limits'>,
  { threshold }: Pick<SafeState, 'threshold'>,
): boolean {
  const { gasPerTransaction: gas, bytesPerTransaction } = getChain(chainId).limits
  const bytes = limits.signedBytes === undefined ? bytesPerTransaction : Math.min(bytesPerTransaction, deviceBytes)
  const inSafe = limitsInSafe({ limits: { gas, bytes, reserveBps: 0 }, signatures: threshold })
  return batches.every((batch) => batch.gas <= inSafe.gas && batch.bytes <= inSafe.bytes)
}
