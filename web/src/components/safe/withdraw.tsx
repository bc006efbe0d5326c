// Lets the user withdraw a proposal, as far as that goes: forget it, or propose what makes it impossible.

import { type BatchAct, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { ProvenProposal } from '@/lib/safe/hand-on.ts'
import { proposalStore, type StoredProposal } from '@/lib/safe/proposal-store.ts'
import { findStops, isHere, isRejection, propose, proposeCancel, reject } from '@/lib/safe/propose.ts'
import type { ProposalReading } from '@/lib/safe/read-proposal.ts'
import { useProposals } from '@/lib/safe/use-proposal.ts'
import { SafeErrorNote, whyUnread } from './safe-error-note.tsx'

export type WithdrawProps = {
  stored: ProvenProposal
  reading: ProposalReading | undefined
  /** Proposes through the wallet of the Safe to give the batches' marks up; absent beside a run, which does so itself. */
  CancelPart?: ComponentType<{ stored: ProvenProposal }> | undefined
}

/**
 * A signature cannot be taken back: with enough of them any account can execute the transaction. So it is forgotten only where
 * no owner can have signed it; otherwise the nonce or the batch's mark must be used up, which owners sign like anything else. What
 * gives the mark up has a later nonce, so that a signed payment may still come first.
 */
export function Withdraw({ stored, reading, CancelPart }: WithdrawProps) {
  const { t } = useTranslation()
  const { safe, tx } = stored
  const batches = useMemo(() => describeTx(safe, tx).filter((act) => act.kind === 'batch'), [safe, tx])
  // A rejection only uses its nonce: where owners may have it, nothing is left to prevent.
  if (isRejection(safe, tx) && !isHere(stored)) return null
  return (
    <details className="text-13">
      <summary className="w-fit cursor-pointer font-medium">{t('safe.withdraw')}</summary>
      <div className="mt-2 flex flex-col items-start gap-3 rounded-field bg-ground p-3">
        {stored.way === 'wallet' ? (
          <Elsewhere nonce={stored.tx.nonce}>
            {batches.length > 0 && (CancelPart ? <CancelPart stored={stored} /> : <p>{t('safe.withdrawing.inRun')}</p>)}
          </Elsewhere>
        ) : isHere(stored) ? (
          <Forget stored={stored} />
        ) : (
          <UseUp stored={stored} batches={batches} reading={reading} />
        )}
      </div>
    </details>
  )
}

function Forget({ stored: { safeTxHash } }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (_: HTMLElement | null) => proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() }),
    // The button goes away with the focus: Tab continues from the proposal.
    onSuccess: (_, region) => region?.focus(),
  })
  return (
    <>
      <p>{t('safe.withdrawing.here')}</p>
      <button
        type="button"
        className="btn btn-line btn-sm"
        disabled={isPending}
        onClick={({ currentTarget }) => mutate(currentTarget.closest('section'))}
      >
        {t('safe.withdrawing.forget')}
      </button>
      {error && <SafeErrorNote error={error} />}
    </>
  )
}

/** A rejection that this page made would be a file of this device, which the queue of the Safe's own page does not have. */
function Elsewhere({ nonce, children }: { nonce: bigint; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('safe.withdrawing.elsewhere', { nonce: nonce.toString() })}</p>
      {children}
    </>
  )
}

type UseUpProps = { stored: ProvenProposal; batches: readonly BatchAct[]; reading: ProposalReading | undefined }

/** Proposes the rejection, or to give the marks of its batches up, each once. Both need the chain, which knows the nonce. */
function UseUp({ stored, batches, reading }: UseUpProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const proposals = useProposals()
  const { chainId, safe, tx, safeTxHash } = stored
  const nonce = tx.nonce.toString()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (propose: () => Promise<StoredProposal>) => {
      await propose()
      await proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() })
    },
  })
  const count = batches.length
  const proposeRejection = () =>
    reject(config, { chainId, safe, nonce: tx.nonce }, t('safe.withdrawing.rejection', { nonce }))
  const cancelBatches = () =>
    proposeCancel(config, { chainId, safe }, batches, t('safe.withdrawing.cancellation', { count }))
  const stops = useMemo(
    () => findStops(proposals ?? [], stored, batches, reading?.safe.nonce),
    [proposals, stored, batches, reading],
  )
  const disabled = isPending || !reading
  const button = { type: 'button', className: 'btn btn-line btn-sm', disabled } as const
  return (
    <>
      <p>{t('safe.withdrawing.shared', { nonce })}</p>
      {!reading && <p className="text-warning">{whyUnread(t, chainId) ?? t('safe.withdrawing.needsNetwork')}</p>}
      {stops.rejection ? (
        <Proposed safeTxHash={stops.rejection.safeTxHash} />
      ) : (
        <button {...button} onClick={() => mutate(proposeRejection)}>
          {t('safe.withdrawing.reject')}
        </button>
      )}
      {count > 0 && (
        <>
          <p>{t('safe.withdrawing.marks', { count })}</p>
          <p className="text-warning">{t('safe.withdrawing.later')}</p>
          {/* A second one of the same mark would always revert, and keep a nonce that nothing uses. */}
          {stops.cancellation ? (
            <Proposed safeTxHash={stops.cancellation.safeTxHash} />
          ) : (
            <button {...button} disabled={disabled || !proposals} onClick={() => mutate(cancelBatches)}>
              {t('safe.withdrawing.cancel', { count })}
            </button>
          )}
        </>
      )}
      {error && <SafeErrorNote error={error} />}
    </>
  )
}

/** Offers what was discarded once more: with the Safe's next nonce, so that it may become another proposal. */
export function ProposeAgain({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { chainId, safe, tx, summary, runId, safeTxHash } = stored
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      isRejection(safe, tx)
        ? reject(config, { chainId, safe, nonce: tx.nonce }, summary)
        : propose(config, { chainId, safe, calls: listCalls(tx), summary }),
  })
  // A run proposes its batches by itself, and follows what it has proposed.
  if (runId) return <p className="text-13">{t('safe.withdrawing.againInRun')}</p>
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <button type="button" className="btn btn-line btn-sm" disabled={isPending} onClick={() => mutate()}>
        {t('safe.withdrawing.again')}
      </button>
      {data && data.safeTxHash !== safeTxHash && <Proposed safeTxHash={data.safeTxHash} />}
      {error && <SafeErrorNote error={error} />}
    </div>
  )
}

function Proposed({ safeTxHash }: { safeTxHash: Hash }) {
  const { t } = useTranslation()
  return (
    <p role="status">
      {t('safe.withdrawing.proposed')}{' '}
      <Link to="/safe" search={{ proposal: safeTxHash }} className="link text-primary">
        {t('safe.actions.open')}
      </Link>
    </p>
  )
}
