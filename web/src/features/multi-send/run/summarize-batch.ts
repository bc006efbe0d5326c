// Says in one sentence what a batch does, for the activity and for proposals.

import type { Batch } from '@saleyard/send/plan/types.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { formatCount } from '@/features/multi-send/format.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'

/** As the page's language says it at that moment. @param t Default: the page's own. */
export function summarizeBatch(
  { summary, plan }: Pick<StoredRun, 'summary' | 'plan'>,
  batch: Batch,
  t: TFunction = i18n.t,
): string {
  return t('multiSend.send.batchSummary', {
    count: batch.count,
    formatted: formatCount(batch.count),
    amount: formatAmount(batch.total, summary.decimals, { grouped: true }),
    symbol: summary.symbol,
    number: batch.number,
    batches: plan.batches.length,
  })
}
