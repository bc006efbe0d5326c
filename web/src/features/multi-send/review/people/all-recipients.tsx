import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Batch, Plan } from '@/features/multi-send/core/plan-types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { ScrollRegion } from '@/features/multi-send/shared/scroll-region.tsx'
import { RecipientRow } from './recipient-row.tsx'
import { type RecipientSource, useRecipients } from './use-recipients.ts'

type AllRecipientsProps = {
  plan: Pick<Plan, 'recipientCount'> & { batches: Pick<Batch, 'number' | 'first'>[] }
  asset: Pick<Asset, 'symbol' | 'decimals'>
  source?: RecipientSource
}

/** Everybody who is paid, with full addresses, on demand. */
export function AllRecipients(props: AllRecipientsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  return (
    <div>
      <button
        type="button"
        className="btn btn-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('multiSend.people.showAll')}
      </button>
      <div id={id}>{isOpen && <RecipientList {...props} />}</div>
    </div>
  )
}

/** Only what is in view is in the document. */
function RecipientList({ plan: { batches, recipientCount }, asset, source = 'readRecipients' }: AllRecipientsProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: recipientCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56, // min-h-14: a row that has not come yet is as high, or ever more would fit
    overscan: 10,
  })
  const shown = virtualizer.getVirtualItems()
  const recipients = useRecipients(source, shown[0]?.index ?? 0, (shown.at(-1)?.index ?? -1) + 1)
  const batchOf = (index: number) => batches.findLast(({ first }) => first <= index)?.number

  return (
    <ScrollRegion
      ref={scroller}
      className="mt-3 h-80 overflow-y-auto overflow-x-hidden rounded-field border border-line"
      label={t('multiSend.people.showAll')}
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, start, key }) => {
          const recipient = recipients(index)
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={recipientCount}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 flex min-h-14 flex-col justify-center border-line border-b px-3 py-2"
              style={{ transform: `translateY(${start}px)` }}
            >
              {recipient && <RecipientRow recipient={recipient} asset={asset} batch={batchOf(index)} />}
            </li>
          )
        })}
      </ul>
    </ScrollRegion>
  )
}
