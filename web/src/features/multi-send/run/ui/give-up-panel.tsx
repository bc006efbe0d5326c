// Lets the user give up single batches, by a transaction that cancels them on chain.

import type { Batch } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { createCancelIntent } from './cancel-intent.ts'

type GiveUpPanelProps = {
  className?: string
  run: StoredRun
  /** Records of the batches that a wallet may hold. */
  frozen: BatchRecord[]
  /** Called when the cancellation is mined. */
  onMined: () => void
}

/** Lists the batches that only a transaction can give up, each with its cost. */
export function GiveUpPanel({ className = '', run, frozen, onMined }: GiveUpPanelProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number>()
  // Pending batches must be awaited, a plain transfer has no mark, and the sender's mark does not stop another account.
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
      {run.plan.isSafe && <p className="mb-3 text-13 text-warning">{t('safe.withdrawing.later')}</p>}
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
