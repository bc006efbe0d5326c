import type { TFunction } from 'i18next'
import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** What a batch is for the activity and its toast. `sentBefore`: how many hashes of it are known. */
export function describeBatch(
  { summary, plan }: Pick<StoredRun, 'summary' | 'plan'>,
  batch: Batch,
  sentBefore: number,
  t: TFunction,
): Omit<TransactionIntent, 'simulate' | 'write'> {
  const { symbol, decimals, id } = summary
  const isPlain = batch.id === 0n
  const amount = formatAmount(batch.total, decimals, { grouped: true })
  const repeated = sentBefore > 0 ? `:${sentBefore}` : ''

  return {
    key: `batch:${id}:${batch.number}${repeated}`,
    kind: isPlain ? 'sendPlain' : 'sendBatch',
    chainId: plan.chainId,
    account: plan.sender,
    to: batch.to,
    ...(!isPlain && { contract: 'MultiSender' as const }),
    summary: isPlain
      ? t('multiSend.send.plainSummary', { amount, symbol, address: plan.only ?? '' })
      : t('multiSend.send.batchSummary', {
          count: batch.count,
          formatted: formatCount(batch.count),
          amount,
          symbol,
          number: batch.number,
          batches: plan.batches.length,
        }),
    amounts: [{ label: t('multiSend.send.total'), value: batch.total, decimals, symbol }],
    value: batch.value,
    data: batch.data,
  }
}
