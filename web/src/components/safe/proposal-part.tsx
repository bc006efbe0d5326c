// Shows the proposal that a transaction has become, or may have become, the way out of one that is not proven to be it, and why one is over.

import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { isProven } from '@/lib/safe/hand-on.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { useProposal } from '@/lib/safe/use-proposal.ts'
import type { SafeDropReason } from '@/lib/transactions/activity-store.ts'
import { ProposalSummary } from './proposal-summary.tsx'

export function ProposalPart({ safeTxHash }: { safeTxHash: Hash }) {
  const { stored } = useProposal(safeTxHash)
  return (
    <div className="mt-2 flex flex-col gap-3">
      <ProposalSummary safeTxHash={safeTxHash} />
      {typeof stored === 'object' && !isProven(stored) && !stored.isUnchecked && <GiveUp safeTxHash={safeTxHash} />}
    </div>
  )
}

/** Without its nonce no rejection on chain ends it for this page: only the user can. */
function GiveUp({ safeTxHash }: { safeTxHash: Hash }) {
  const { t } = useTranslation()
  const withdraw = () => void proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() }).catch(() => undefined)
  return (
    <details className="text-13">
      <summary className="w-fit cursor-pointer text-quiet">{t('tx.uncertain.more')}</summary>
      <div className="mt-2 flex flex-col items-start gap-3 rounded-field bg-tint p-3">
        <p className="text-warning">{t('tx.uncertain.warning')}</p>
        <button type="button" className="btn btn-outline btn-warning btn-sm h-auto min-h-9 py-1.5" onClick={withdraw}>
          {t('safe.stopFollowing')}
        </button>
      </div>
    </details>
  )
}

export function ProposalEnd({ reason }: { reason: SafeDropReason }) {
  const { t } = useTranslation()
  return <p className="mt-1 text-13 text-quiet">{t(`safe.dropped.${reason}`)}</p>
}

/** @param isTaken Whether the wallet says that it has the request already. */
export function UncertainProposal({ isTaken }: { isTaken: boolean }) {
  const { t } = useTranslation()
  return <p>{t(`safe.uncertain.${isTaken ? 'taken' : 'kept'}`)}</p>
}
