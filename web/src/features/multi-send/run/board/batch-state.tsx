// Describes the state of a batch in icon, colour and words.

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
import type { Address } from 'viem'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { formatCount } from '@/features/multi-send/format.ts'

const looks: Record<State, StateLook> = {
  queued: { Icon: Clock, color: 'text-quiet' },
  signing: { Icon: PenLine, color: 'text-warning' },
  proposed: { Icon: PenLine, color: 'text-info' },
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
  chainId: number
  record: BatchRecord
  /** The batch requires a decision: its bytes are submitted, but no block or node has them. */
  isUndecided?: boolean
}

/** Shows the state of a batch in icon, colour and words. */
export function BatchState({ chainId, ...props }: BatchStateProps) {
  const { t } = useTranslation()
  const write = useAddressTexts(chainId)
  const { look, words } = describeBatch({ ...props, write }, t)
  return (
    <span className={`flex items-center gap-1.5 ${look.color}`}>
      <StateIcon look={look} />
      {words}
    </span>
  )
}

type DescribeBatchParameters = Omit<BatchStateProps, 'chainId'> & {
  /** Writes an account, with its name if it has one. */
  write: (account: Address) => string
}

/** Describes the state of a batch: its icon with colour, and its words. */
export function describeBatch(
  { record, isUndecided = false, write }: DescribeBatchParameters,
  t: TFunction,
): { look: StateLook; words: string } {
  const { state, isMarkedOnly, isUnclear } = record
  const unsent = findUnsentDisplay(record, isUndecided)
  const ofSafe = findSafeDisplay(record)
  const look = isMarkedOnly || isUnclear ? { ...looks.mined, Icon: CircleHelp } : (ofSafe ?? unsent ?? looks[state])
  if (ofSafe) return { look, words: t(`safe.pay.states.${ofSafe.key}`) }
  return { look, words: describeState(record, unsent, { t, write }) }
}

type Words = { t: TFunction; write: (account: Address) => string }

function describeState(record: BatchRecord, unsent: UnsentDisplay | undefined, words: Words): string {
  const { t } = words
  const { state, isMarkedOnly, isUnclear, skipped } = record
  if (isMarkedOnly) return t('multiSend.batchStates.markedOnly')
  if (isUnclear) return t('multiSend.batchStates.unclear')
  if (unsent) return t(`multiSend.batchStates.${unsent.key}`)
  if (state === 'reconciled' && skipped.length > 0 && !record.alsoPaidBy) {
    const count = skipped.length
    return t('multiSend.batchStates.reconciledSkipped', { count, formatted: formatCount(count) })
  }
  // A batch paid by another account shows that account's address.
  return describeOther(record, words) ?? t(`multiSend.batchStates.${state}`, { account: '' })
}

/** Describes the part of another account than the plan's sender in a batch, by its address. */
function describeOther(record: BatchRecord, { t, write }: Words): string | undefined {
  const { state, paidBy, alsoPaidBy } = record
  if (alsoPaidBy) return t('multiSend.batchStates.reconciledTwice', { account: write(alsoPaidBy) })
  if (paidBy) {
    const account = write(paidBy)
    return state === 'mined'
      ? t('multiSend.batchStates.minedByOther', { account })
      : t('multiSend.batchStates.paidByOther', { account })
  }
  const signer = findOtherSigner(record)
  if (state !== 'sent' || !signer) return undefined
  return t('multiSend.batchStates.sentByOther', { account: write(signer.account) })
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

const otherContent = { Icon: CircleAlert, color: 'text-error', key: 'otherContent' } as const
const unproven = { Icon: CircleHelp, color: 'text-warning', key: 'unproven' } as const

/** Finds the icon and key of a batch under whose mark a Safe has paid others, or whom no node shows. */
function findSafeDisplay({ isOtherContent, isUnproven }: BatchRecord) {
  if (isOtherContent) return otherContent
  return isUnproven ? unproven : undefined
}

const isGivenUp = (state: State) => state === 'cancelling' || state === 'cancelled'

/** Whether no node has shown the signer of the batch, or any transaction of it. */
const isSignerUnknown = (record: BatchRecord) =>
  (record.state === 'sent' || record.state === 'signing') && !findOtherSigner(record)
