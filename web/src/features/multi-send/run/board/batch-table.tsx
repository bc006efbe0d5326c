// Shows every batch as a row of a table, with its state and its transaction.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/format.ts'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { BatchState } from './batch-state.tsx'
import { CallCode } from './call-code.tsx'

type BatchTableProps = {
  plan: Pick<Plan, 'batches' | 'chainId'>
  records: BatchRecord[]
  /** Numbers of the batches that require a decision by the user. */
  undecided?: number[]
}

export function BatchTable({ plan, records, undecided = [] }: BatchTableProps) {
  const { t } = useTranslation()

  return (
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
                <BatchState chainId={plan.chainId} record={record} isUndecided={undecided.includes(batch.number)} />
              </td>
              <td className="hidden text-end font-mono text-13 sm:table-cell">{formatCount(batch.count)}</td>
              <td>
                <TransactionLink chainId={plan.chainId} record={record} />
                {batch.data !== '0x' && (
                  <span className="block text-12 text-quiet">
                    <span className="sr-only">{t('multiSend.signing.callCode')} </span>
                    <CallCode data={batch.data} />
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
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
