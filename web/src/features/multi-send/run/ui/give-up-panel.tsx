// Gives single batches up by a transaction that cancels them on chain.

import { simulateMultiSenderCancel, writeMultiSenderCancel } from '@saleyard/generated'
import { multiSenderAbi } from '@saleyard/generated/abis'
import type { Batch } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encodeFunctionData } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

type GiveUpPanelProps = {
  className?: string
  run: StoredRun
  /** Records of the batches that a wallet may hold. */
  frozen: BatchRecord[]
  /** The mark is in a block. */
  onMined: () => void
}

/** Batches that only the chain can give up, one by one, each with what that costs. */
export function GiveUpPanel({ className = '', run, frozen, onMined }: GiveUpPanelProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number>()
  // What is on its way is waited for, a plain transfer has no mark to set, and the sender's mark stops no other account.
  const numbers = frozen
    .filter(({ isPending, isMarkedOnly, isUnguarded }) => !(isPending || isMarkedOnly || isUnguarded))
    .map(({ number }) => number)
  const batches = run.plan.batches.filter(({ id, number }) => id !== 0n && numbers.includes(number))
  const batch = batches.find(({ number }) => number === chosen)
  if (batches.length === 0) return null

  return (
    <details className={`rounded-field border border-line p-4 ${className}`}>
      <summary className="cursor-pointer font-medium text-14">{t('multiSend.stop.heading')}</summary>
      <p className="mt-2 mb-3 text-13 text-quiet">{t('multiSend.stop.lead')}</p>
      <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {batches.map(({ number }) => (
          <button
            key={number}
            type="button"
            className="btn btn-sm"
            aria-expanded={number === chosen}
            onClick={() => setChosen(number === chosen ? undefined : number)}
          >
            {t('multiSend.stop.giveUp', { number })}
          </button>
        ))}
      </div>
      {batch && <Cancellation key={batch.number} run={run} batch={batch} onMined={onMined} />}
    </details>
  )
}

function Cancellation({ run, batch, onMined }: Pick<GiveUpPanelProps, 'run' | 'onMined'> & { batch: Batch }) {
  const { t } = useTranslation()
  const config = useConfig()
  return (
    <div className="mt-3">
      <TransactionPanel
        intent={createCancelIntent(config, run, batch, t)}
        actionLabel={t('multiSend.stop.giveUp', { number: batch.number })}
        onMined={onMined}
      />
    </div>
  )
}

/** The transaction that marks a batch on chain without paying it: whatever a wallet holds of it reverts from then on. */
function createCancelIntent(
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
      // Says the contract's reason, which an estimate alone does not always give.
      await simulateMultiSenderCancel(config, { account, chainId, args })
      return { gas: await estimateGas(config, { account, chainId, to: multiSender, data }) }
    },
    write: () => writeMultiSenderCancel(config, { account, chainId, args }),
  }
}
