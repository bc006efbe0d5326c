import { useTranslation } from 'react-i18next'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { ScrollRegion } from '@/features/multi-send/shared/scroll-region.tsx'
import { explorerUrl } from '@/lib/explorer-url.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { BatchState } from './batch-state.tsx'

type BatchTableProps = {
  plan: Pick<Plan, 'batches' | 'chainId'>
  records: BatchRecord[]
  /** Numbers of the batches about which the run asks what to do. */
  asked?: number[]
}

/** Every batch with its state and its transaction. */
export function BatchTable({ plan, records, asked = [] }: BatchTableProps) {
  const { t } = useTranslation()

  return (
    <ScrollRegion className="max-h-96 overflow-auto" label={t('multiSend.send.table')}>
      <table className="table table-sm sm:table-md max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_:is(td,th):first-child]:ps-5">
        <thead className="sticky top-0 z-1 bg-panel text-quiet">
          <tr>
            <th scope="col">{t('multiSend.send.columnBatch')}</th>
            <th scope="col">{t('multiSend.send.columnState')}</th>
            <th scope="col" className="hidden text-end sm:table-cell">
              {t('multiSend.send.columnRecipients')}
            </th>
            <th scope="col">{t('multiSend.send.columnTransaction')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.batches.map((batch, index) => {
            const record = records[index]
            if (!record) return null
            return (
              <tr key={batch.number}>
                <th scope="row" className="font-medium font-mono text-13">
                  {batch.number}
                </th>
                <td>
                  <BatchState record={record} isAsked={asked.includes(batch.number)} />
                </td>
                <td className="hidden text-end font-mono text-13 sm:table-cell">{formatCount(batch.count)}</td>
                <td>
                  <TransactionLink chainId={plan.chainId} record={record} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function TransactionLink({ chainId, record }: { chainId: number; record: BatchRecord }) {
  const { t } = useTranslation()
  const hash = record.minedHash ?? record.hashes.at(-1)
  if (!hash) return null
  const url = explorerUrl(chainId, 'tx', hash)
  const text = (
    <bdi dir="ltr" className="whitespace-nowrap font-mono text-13">
      {shortenAddress(hash)}
    </bdi>
  )
  if (!url) return <span title={hash}>{text}</span>
  return (
    <a
      className="link link-hover"
      href={url}
      target="_blank"
      rel="noreferrer"
      title={hash}
      aria-label={t('multiSend.send.transaction', { number: record.number })}
    >
      {text}
    </a>
  )
}
