import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type TypeOptions, toast } from 'react-toastify/unstyled'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { toastAutoClose } from '@/lib/constants.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { isSettled } from '@/lib/transactions/transaction-progress.ts'
import { SignerNote } from './signer-note.tsx'

const types: Partial<Record<TransactionState, TypeOptions>> = {
  mined: 'success',
  final: 'success',
  reverted: 'error',
  uncertain: 'warning',
  dropped: 'warning',
  failed: 'warning',
}

/**
 * Shows one toast per transaction of any tool, and updates it in place from the activity store; pending ones stay open.
 */
export function TransactionToasts() {
  useEffect(() => {
    const shown = new Map<string, ActivityRecord>()
    let update = async () => {
      for (const record of await read()) {
        // A transaction that was settled before this page opened is history, not news; owners of a Safe may take days.
        if (isSettled(record) || record.state === 'proposed' || isOld(record)) shown.set(record.key, record)
        else show(record, shown)
      }
      update = async () => refresh(await read(), shown)
    }
    const next = () => update()
    next()
    return activityStore.subscribe(next)
  }, [])
  return null
}

/** An uncertain transaction older than a day has no toast; the activity still lists it. */
const isOld = ({ state, createdAt }: ActivityRecord) => state === 'uncertain' && Date.now() - createdAt > 86_400_000

const read = () => activityStore.list().catch(() => [])

function refresh(records: readonly ActivityRecord[], shown: Map<string, ActivityRecord>) {
  const keys = new Set(records.map(({ key }) => key))
  for (const record of records) show(record, shown)
  for (const record of [...shown.values()]) if (!keys.has(record.key)) decline(record, shown)
}

function isShown({ state, hash, signer }: ActivityRecord, before: ActivityRecord | undefined): boolean {
  return before?.state === state && before.hash === hash && before.signer?.address === signer?.address
}

function show(record: ActivityRecord, shown: Map<string, ActivityRecord>) {
  const { key, state } = record
  const before = shown.get(key)
  shown.set(key, record)
  if (isShown(record, before)) return

  const options = {
    type: record.signer ? 'warning' : (types[state] ?? 'info'),
    // A note about another account's signature must be read, not missed.
    autoClose:
      (isSettled(record) || state === 'mined' || state === 'proposed') && !record.signer
        ? toastAutoClose
        : (false as const),
  }
  const content = <TransactionToast record={record} />
  if (toast.isActive(key)) toast.update(key, { ...options, render: content })
  // A closed toast does not reappear just for the final confirmation; that of a proposal has closed long before.
  else if (!before || state !== 'final' || before.state === 'proposed') toast(content, { ...options, toastId: key })
}

/**
 * Shows a decline quietly: a record that is removed while it waits for a signature was declined. A sent one is only
 * removed with the site data, and its toast keeps its last state.
 */
function decline({ key, state, hash }: ActivityRecord, shown: Map<string, ActivityRecord>) {
  shown.delete(key)
  if (hash || state !== 'awaiting-signature') return
  toast.update(key, { type: 'info', autoClose: toastAutoClose, render: <DeclinedToast /> })
}

function TransactionToast({ record }: { record: ActivityRecord }) {
  const { t } = useTranslation()
  const { kind, state, summary, hash, chainId, isInterrupted, signer, account } = record
  return (
    <div className="min-w-0 text-13">
      <p className="font-semibold">
        {t(`activity.kinds.${kind}`)}
        {!isInterrupted && `: ${t(`activity.states.${state}`)}`}
      </p>
      <p className="wrap-anywhere text-quiet">{summary}</p>
      {signer && <SignerNote signer={signer} account={account} />}
      {isInterrupted && (
        <div className="mt-1">
          <ErrorText error={{ code: 'interrupted', values: {} }} />
        </div>
      )}
      {hash && <ExplorerLink chainId={chainId} kind="tx" id={hash} />}
    </div>
  )
}

function DeclinedToast() {
  const { t } = useTranslation()
  return <p className="text-13">{t('tx.rejected')}</p>
}
