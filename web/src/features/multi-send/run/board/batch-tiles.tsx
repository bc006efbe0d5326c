// Shows every batch as a tile: number, recipients, and the state in icon and words.

import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { describeBatch } from './batch-state.tsx'

type BatchTilesProps = {
  plan: Pick<Plan, 'batches'>
  records: BatchRecord[]
  /** Numbers of the batches that require a decision by the user. */
  undecided?: number[]
}

/** A list of tiles. The browser lays out only those in view, and a tile renders again only if its state changes. */
export function BatchTiles({ plan, records, undecided = [] }: BatchTilesProps) {
  const { t } = useTranslation()
  return (
    <ul className="batch-tiles">
      {plan.batches.map((batch, index) => {
        const record = records[index]
        if (!record) return null
        const { look, words } = describeBatch({ record, isUndecided: undecided.includes(batch.number) }, t)
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
