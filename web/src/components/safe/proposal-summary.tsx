// Shows a proposal of a Safe: its state, who has signed, what devices show of it, and what can be done with it.

import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, Hash } from 'viem'
import { formatAge, useNow } from '@/components/network-status/data-age.tsx'
import { Row } from '@/components/tx/fact-row.tsx'
import { NamedAddress } from '@/components/ui/named-address.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { findChain } from '@/lib/networks/chains.ts'
import { describeCalls, isProven } from '@/lib/safe/hand-on.ts'
import { proposalStore, type StoredProposal } from '@/lib/safe/proposal-store.ts'
import { useProposal } from '@/lib/safe/use-proposal.ts'
import { AmountRow, BatchRecipients, CodeRow, RawCall } from './call-facts.tsx'
import { ProposalActions } from './proposal-actions.tsx'
import { GroupedHash, ProposalHashes } from './proposal-hashes.tsx'
import { ProposalOwners } from './proposal-owners.tsx'
import { ProposalStateLine } from './proposal-state.tsx'
import { SafeErrorNote } from './safe-error-note.tsx'
import type { WithdrawProps } from './withdraw.tsx'

type ProposalSummaryProps = {
  safeTxHash: Hash
  /** Whether this is the page of the proposal, which needs no link to itself. */
  isOwnPage?: boolean
  CancelPart?: WithdrawProps['CancelPart']
  /** Called once the user has removed it from this device. */
  onRemoved?: () => void
}

/** Shows a proposal of this device. It reads the chain gently, and says so where no node answers. */
export function ProposalSummary({ safeTxHash, isOwnPage = false, CancelPart, onRemoved }: ProposalSummaryProps) {
  const { t } = useTranslation()
  const view = useProposal(safeTxHash)
  const { stored, reading } = view
  if (stored === undefined) return <Waiting rows={['h-12', 'h-24', 'h-9']} className="gap-4" />
  if (typeof stored === 'string') return <p className="text-14 text-quiet">{t(`safe.summary.${stored}`)}</p>
  return (
    <section tabIndex={-1} aria-label={t('safe.proposal')} className="outline-none flex min-w-0 flex-col gap-4 text-14">
      <ProposalStateLine stored={stored} view={view} />
      <Facts stored={stored} />
      {isProven(stored) ? (
        <>
          <ProposalOwners stored={stored} view={view} />
          <ProposalHashes stored={stored} />
          <ProposalActions stored={stored} reading={reading} isOwnPage={isOwnPage} CancelPart={CancelPart} />
        </>
      ) : (
        !stored.isUnchecked && (
          <>
            <p className="text-13 text-warning">{t('safe.summary.unproven')}</p>
            <AskedCalls stored={stored} />
          </>
        )
      )}
      <OpenedProposal stored={stored} onRemoved={onRemoved} />
    </section>
  )
}

function Facts({ stored }: { stored: StoredProposal }) {
  const { t, i18n } = useTranslation()
  const { chainId, safe, safeTxHash, tx, createdAt } = stored
  const age = useNow(true) - createdAt
  return (
    <dl>
      <Row name={t('safe.title')} note={findChain(chainId)?.title ?? String(chainId)}>
        <NamedAddress chainId={chainId} id={safe} />
      </Row>
      {tx && (
        <Row name={t('safe.summary.nonce')}>
          <span className="figure">{tx.nonce.toString()}</span>
        </Row>
      )}
      <Row name={t('safe.summary.age')}>{formatAge(age, i18n.language, { ago: true })}</Row>
      {!tx && (
        <Row name={t('safe.safeTxHash')}>
          <GroupedHash hash={safeTxHash} label={t('safe.safeTxHash')} />
        </Row>
      )}
    </dl>
  )
}

/** Where the owners' transaction is not proven, the calls that were asked for are what they can compare it with. */
function AskedCalls({ stored: { chainId, safe, calls } }: { stored: StoredProposal }) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <h3 className="font-medium">{t('safe.summary.asked')}</h3>
      <ol className="mt-2 flex flex-col gap-3">
        {calls.map((call, index) => (
          <li key={index} className="min-w-0 rounded-field border border-line p-3">
            <AskedCall chainId={chainId} safe={safe} call={call} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function AskedCall({ chainId, safe, call }: { chainId: number; safe: Address; call: SafeCall }) {
  const { t } = useTranslation()
  const [act] = useMemo(() => describeCalls(safe, [call]), [safe, call])
  const batch = act?.kind === 'batch' ? act : undefined
  return (
    <>
      {act && <p className="font-medium">{t(`safe.acts.kinds.${act.kind}`)}</p>}
      <dl>
        <Row name={t('tx.contract')}>
          <NamedAddress chainId={chainId} id={call.to} />
        </Row>
        {batch && <AmountRow name={t('safe.acts.total')} chainId={chainId} token={batch.token} value={batch.total} />}
        {act && 'amount' in act && (
          <AmountRow chainId={chainId} token={'token' in act ? act.token : undefined} value={act.amount} />
        )}
        {batch && <CodeRow data={call.data} />}
      </dl>
      {batch && <BatchRecipients chainId={chainId} token={batch.token} data={call.data} />}
      <RawCall call={call} />
    </>
  )
}

type OpenedProps = { stored: StoredProposal; onRemoved: (() => void) | undefined }

/** Anyone can send a file or a link, so what it has brought can be removed, whatever its state. */
function OpenedProposal({ stored: { safeTxHash, openedAt }, onRemoved }: OpenedProps) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => proposalStore.remove(safeTxHash),
    onSuccess: () => onRemoved?.(),
  })
  if (openedAt === undefined) return null
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <p className="font-medium">{t('safe.opened.mark')}</p>
      <p className="text-quiet">{t('safe.opened.note')}</p>
      <button type="button" className="btn btn-line btn-sm" disabled={isPending} onClick={() => mutate()}>
        {t('safe.opened.remove')}
      </button>
      {error && <SafeErrorNote error={error} />}
    </div>
  )
}
