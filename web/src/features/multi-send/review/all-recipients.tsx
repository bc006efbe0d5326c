// Shows all recipients with full addresses, and loads those in view from the worker.

import type { Recipient } from '@saleyard/send/list/types.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import { useStore } from 'zustand'
import { findName } from '@/components/ui/named-address.tsx'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListService } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'

/** The network names addresses; without it they stay as they are. */
type ShownAsset = Pick<Asset, 'symbol' | 'decimals'> & Partial<Pick<Asset, 'chain' | 'account'>>

type AllRecipientsProps = {
  plan: Pick<Plan, 'recipientCount'> & { batches: Pick<Batch, 'number' | 'first'>[] }
  asset: ShownAsset
  source?: RecipientSource
}

/** All recipients, on demand. */
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

/** Keeps only the rows in view in the document. */
function RecipientList({ plan: { batches, recipientCount }, asset, source = 'readRecipients' }: AllRecipientsProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: recipientCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56, // min-h-14: a row that is not loaded yet is as high, or ever more would fit
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

/** Reads recipients of the prepared list, or of a run's file before its import. */
type RecipientSource = keyof Pick<ListService, 'readRecipients' | 'readImported'>

/** Loads the recipients in view; each is undefined until the worker has sent it. */
function useRecipients(source: RecipientSource, from: number, to: number): (index: number) => Recipient | undefined {
  const service = useListService()
  const [known, setKnown] = useState<{ from: number; recipients: Recipient[] }>({ from: 0, recipients: [] })
  useEffect(() => {
    let isCurrent = true
    service[source](from, to).then(
      (recipients) => isCurrent && setKnown({ from, recipients }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [service, source, from, to])
  return (index) => known.recipients[index - known.from]
}

type RecipientRowProps = {
  recipient: Recipient
  asset: ShownAsset
  /** Number of the batch, if it is worth showing. */
  batch?: number | undefined
}

/** One recipient: full address with its checksum and its name, amount, and line number. */
export function RecipientRow({ recipient, asset, batch }: RecipientRowProps) {
  const { t } = useTranslation()
  const { address, amount, lines } = recipient
  const known = useStore(knownTokens, ({ tokens }) => tokens)
  const name = asset.chain && findName(asset.chain.id, address, { t, account: asset.account, known })
  const names = [...(name ? [name] : []), ...(recipient.names ?? [])]

  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-13">
      <span className="min-w-0">
        <bdi dir="ltr" className="break-all font-mono">
          {getAddress(address)}
        </bdi>
        {names.length > 0 && (
          <>
            {' · '}
            <bdi className="break-all">{names.join(', ')}</bdi>
          </>
        )}
      </span>
      <span className="min-w-0 text-quiet">
        <bdi dir="ltr" className="break-all font-medium font-mono text-base-content">
          {`${formatAmount(amount, asset.decimals, { grouped: true })} ${asset.symbol}`}
        </bdi>
        {` · ${t('multiSend.people.line', { line: lines.join(', ') })}`}
        {batch !== undefined && ` · ${t('multiSend.people.rowBatch', { number: batch })}`}
      </span>
    </div>
  )
}
