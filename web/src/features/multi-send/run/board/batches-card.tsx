// Shows the batches of a run as tiles or as a table.

import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { describeBatch } from './batch-state.tsx'
import { BatchTable } from './batch-table.tsx'

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

/** A list of tiles. The browser lays out only those in view, and a tile renders again only if its state changes. */
function BatchTiles({ plan, records, undecided }: BatchesCardProps) {
  const { t } = useTranslation()
  const write = useAddressTexts(plan.chainId)
  return (
    <ul className="batch-tiles">
      {plan.batches.map((batch, index) => {
        const record = records[index]
        if (!record) return null
        const { look, words } = describeBatch({ record, isUndecided: undecided.includes(batch.number), write }, t)
        const tone = toneOf(record, look)
        return (
          <Tile
            key={batch.number}
            number={batch.number}
            count={formatCount(batch.count)}
            words={words}
            tone={tone}
            Icon={look.Icon}
            spin={look.spin ?? false}
          />
        )
      })}
    </ul>
  )
}

/** A batch with skipped recipients is not as green as the others. */
function toneOf({ state, skipped }: BatchRecord, { color }: StateLook): string {
  if (state === 'reconciled' && skipped.length > 0) return 'text-warning'
  return state === 'signing' && color === 'text-warning' ? 'text-primary' : color
}

type TileProps = { number: number; count: string; words: string; tone: string; Icon: StateLook['Icon']; spin: boolean }

const Tile = memo(function Tile({ number, count, words, tone, Icon, spin }: TileProps) {
  const { t } = useTranslation()
  return (
    <li className={`batch-tile ${tone}`}>
      <span className="flex items-center justify-between gap-2 font-semibold text-13">
        <span className="sr-only">{t('multiSend.send.columnBatch')} </span>
        <span className="font-mono">{number}</span>
        <StateIcon look={{ Icon, spin }} />
      </span>
      <span className="block font-mono text-12">
        <span className="sr-only">{t('multiSend.send.columnRecipients')} </span>
        <span>{count}</span>
      </span>
      <span className="wrap-anywhere block text-12">{words}</span>
    </li>
  )
})
