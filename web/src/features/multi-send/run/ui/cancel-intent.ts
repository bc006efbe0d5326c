// Builds the transaction that cancels a batch of a run on chain.

import { simulateMultiSenderCancel, writeMultiSenderCancel } from '@saleyard/generated'
import { multiSenderAbi } from '@saleyard/generated/abis'
import type { Batch } from '@saleyard/send/plan/types.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/**
 * Creates the transaction that marks a batch on chain without paying it: every copy that a wallet holds reverts after
 * that.
 */
export function createCancelIntent(
  config: Config,
  { summary, plan }: Pick<StoredRun, 'summary' | 'plan'>,
  batch: Batch,
  t: TFunction,
): TransactionIntent {
  const { chainId, sender: account, multiSender } = plan
  const args = [batch.id] as const
  const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args })
  return {
    key: `cancel:${summary.id}:${batch.number}`,
    kind: 'cancelBatch',
    chainId,
    account,
    to: multiSender,
    contract: 'MultiSender',
    summary: t('multiSend.stop.summary', {
      number: batch.number,
      batches: plan.batches.length,
      amount: formatAmount(batch.total, summary.decimals, { grouped: true }),
      symbol: summary.symbol,
    }),
    amounts: [],
    value: 0n,
    data,
    simulate: async () => {
      // Reveals the contract's reason, which an estimate alone does not always give.
      await simulateMultiSenderCancel(config, { account, chainId, args })
      return { gas: await estimateGas(config, { account, chainId, to: multiSender, data }) }
    },
    write: () => writeMultiSenderCancel(config, { account, chainId, args }),
  }
}
