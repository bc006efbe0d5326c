// Shows every batch with its state in icon, colour and words, and its transaction.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord, BatchState as State } from '@saleyard/send/run/batch-record.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import type { TFunction } from 'i18next'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleStop,
  Clock,
  LoaderCircle,
  PenLine,
  Replace,
  UserCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { explorerUrl } from '@/lib/networks/chains.ts'

type BatchTableProps = {
  plan: Pick<Plan, 'batches' | 'chainId'>
  records: BatchRecord[]
  /** Numbers of the batches that require a decision by the user. */
  undecided?: number[]
}

export function BatchTable({ plan, records, undecided = [] }: BatchTableProps) {
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
                  <BatchState record={record} isUndecided={undecided.includes(batch.number)} />
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

const looks: Record<State, StateLook> = {
  queued: { Icon: Clock, color: 'text-quiet' },
  signing: { Icon: PenLine, color: 'text-warning' },
  sent: { Icon: LoaderCircle, color: 'text-info', spin: true },
  replaced: { Icon: Replace, color: 'text-warning' },
  mined: { Icon: CircleDashed, color: 'text-info' },
  reconciled: { Icon: CircleCheck, color: 'text-success' },
  failed: { Icon: CircleAlert, color: 'text-error' },
  cancelling: { Icon: CircleDashed, color: 'text-quiet' },
  cancelled: { Icon: Ban, color: 'text-quiet' },
  stopped: { Icon: CircleStop, color: 'text-quiet' },
  paidByOther: { Icon: UserCheck, color: 'text-warning' },
}

type BatchStateProps = {
  record: BatchRecord
  /** The batch requires a decision: its bytes are submitted, but no block or node has them. */
  isUndecided?: boolean
}

function BatchState({ record, isUndecided = false }: BatchStateProps) {
  const { t } = useTranslation()
  const { state, isMarkedOnly, isUnclear } = record
  const unsent = findUnsentDisplay(record, isUndecided)
  const look = isMarkedOnly || isUnclear ? { ...looks.mined, Icon: CircleHelp } : (unsent ?? looks[state])
  return (
    <span className={`flex items-center gap-1.5 ${look.color}`}>
      <StateIcon look={look} />
      {describeState(record, unsent, t)}
    </span>
  )
}

function describeState(record: BatchRecord, unsent: UnsentDisplay | undefined, t: TFunction): string {
  const { state, isMarkedOnly, isUnclear, skipped } = record
  if (isMarkedOnly) return t('multiSend.batchStates.markedOnly')
  if (isUnclear) return t('multiSend.batchStates.unclear')
  if (unsent) return t(`multiSend.batchStates.${unsent.key}`)
  if (state === 'reconciled' && skipped.length > 0 && !record.alsoPaidBy) {
    const count = skipped.length
    return t('multiSend.batchStates.reconciledSkipped', { count, formatted: formatCount(count) })
  }
  // A batch paid by another account shows that account's address.
  return describeOther(record, t) ?? t(`multiSend.batchStates.${state}`, { account: '' })
}

/** Describes the part of another account than the plan's sender in a batch, by its address. */
function describeOther(record: BatchRecord, t: TFunction): string | undefined {
  const { state, paidBy, alsoPaidBy } = record
  if (alsoPaidBy) return t('multiSend.batchStates.reconciledTwice', { account: shortenAddress(alsoPaidBy) })
  if (paidBy) {
    const account = shortenAddress(paidBy)
    return state === 'mined'
      ? t('multiSend.batchStates.minedByOther', { account })
      : t('multiSend.batchStates.paidByOther', { account })
  }
  const signer = findOtherSigner(record)
  if (state !== 'sent' || !signer) return undefined
  return t('multiSend.batchStates.sentByOther', { account: shortenAddress(signer.account) })
}

/** Finds the account that signed the newest transaction, if it is not the plan's sender. */
const findOtherSigner = ({ signedByOthers, hashes }: BatchRecord) =>
  signedByOthers?.find(({ hash }) => hash === hashes.at(-1))

const declined = { Icon: Ban, color: 'text-quiet', key: 'declined' } as const
const submitted = { Icon: CircleHelp, color: 'text-warning', key: 'handedOut' } as const
const mayArrive = { Icon: CircleHelp, color: 'text-warning', key: 'mayArrive' } as const
type UnsentDisplay = typeof declined | typeof submitted | typeof mayArrive

/**
 * Finds the icon and key of a batch that counts as not sent, may not be pending, or is given up, although its bytes are
 * submitted.
 */
function findUnsentDisplay(record: BatchRecord, isUndecided: boolean): UnsentDisplay | undefined {
  const { state, doubt, isHandedOver } = record
  if (isGivenUp(state)) return isInDoubt(record) ? mayArrive : undefined
  if (isUndecided && isSignerUnknown(record)) return submitted
  if (state !== 'queued') return undefined
  if (doubt) return declined
  // Another device has the bytes, or an earlier version of this page recorded less.
  return isHandedOver ? submitted : undefined
}

const isGivenUp = (state: State) => state === 'cancelling' || state === 'cancelled'

/** Whether no node has shown the signer of the batch, or any transaction of it. */
const isSignerUnknown = (record: BatchRecord) =>
  (record.state === 'sent' || record.state === 'signing') && !findOtherSigner(record)
