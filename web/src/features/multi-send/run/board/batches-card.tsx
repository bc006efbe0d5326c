// Shows the batches of a run as tiles or as a table.

import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { BatchTable } from './batch-table.tsx'
import { BatchTiles } from './batch-tiles.tsx'

type BatchesCardProps = {
  plan: Pick<Plan, 'batches' | 'chainId'>
  records: BatchRecord[]
  /** Numbers of the batches that require a decision by the user. */
  undecided: number[]
}

const views = { tiles: BatchTiles, table: BatchTable } as const
const names = ['tiles', 'table'] as const

/** The table names the transactions, so that a run of one batch starts with it. */
export function BatchesCard(props: BatchesCardProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<keyof typeof views>(props.plan.batches.length > 1 ? 'tiles' : 'table')
  const View = views[view]

  return (
    <div className="min-w-0 overflow-hidden rounded-box border border-line bg-panel">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 className="font-semibold text-17">{t('multiSend.send.table')}</h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('multiSend.board.view')}</legend>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              className={`btn btn-ghost btn-sm ${view === name ? 'chosen' : ''}`}
              onClick={() => setView(name)}
            >
              {t(`multiSend.board.${name}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <ScrollRegion className="batches-scroll" label={t('multiSend.send.table')}>
        <View {...props} />
      </ScrollRegion>
    </div>
  )
}
