// Shows the state of a transaction in words and icon, with its error, its uncertainty and the link to the wallet.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  CircleX,
  Clock,
  ExternalLink,
  FastForward,
  LoaderCircle,
  PenLine,
  Users,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { withTexts } from '@/lib/i18n/load-language.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { DropReason } from '@/lib/transactions/activity-store.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { useWalletRedirect } from '@/lib/wallet/pairing/app-links.ts'
import { SignerNote } from './signer-note.tsx'

const ProposalPart = lazyPart(
  withTexts('safe', () =>
    import('@/components/safe/proposal-part.tsx').then((part) => ({ default: part.ProposalPart })),
  ),
)
const UncertainProposal = lazyPart(
  withTexts('safe', () =>
    import('@/components/safe/proposal-part.tsx').then((part) => ({ default: part.UncertainProposal })),
  ),
)
const ProposalEnd = lazyPart(
  withTexts('safe', () =>
    import('@/components/safe/proposal-part.tsx').then((part) => ({ default: part.ProposalEnd })),
  ),
)

/** Icon and colour of each state, shown next to its words. */
export const stateLooks: Record<TransactionState, StateLook> = {
  idle: { Icon: CircleDashed, color: 'text-quiet' },
  simulating: { Icon: LoaderCircle, color: 'text-info', spin: true },
  'awaiting-signature': { Icon: PenLine, color: 'text-warning' },
  uncertain: { Icon: CircleHelp, color: 'text-warning' },
  proposed: { Icon: Users, color: 'text-info' },
  submitted: { Icon: LoaderCircle, color: 'text-info', spin: true },
  replaced: { Icon: FastForward, color: 'text-info' },
  mined: { Icon: Clock, color: 'text-info' },
  final: { Icon: CircleCheck, color: 'text-success' },
  reverted: { Icon: CircleX, color: 'text-error' },
  dropped: { Icon: CircleSlash, color: 'text-error' },
  failed: { Icon: CircleX, color: 'text-error' },
}

const SafeReason = lazyPart(
  withTexts('safe', () =>
    import('@/components/safe/safe-error-note.tsx').then((part) => ({ default: part.SafeReason })),
  ),
)

type TransactionStatusProps = {
  progress: TransactionProgress
  chainId: number
  /** Account of the action. */
  account: Address
}

/**
 * Shows the state of a transaction in words and icon; screen readers announce each change. Silent before the first
 * action.
 */
export function TransactionStatus({ progress, chainId, account }: TransactionStatusProps) {
  const { t } = useTranslation()
  const { state, confirmations, dropReason, error, signer } = progress
  const isUncertain = state === 'uncertain'
  const look = stateLooks[state]
  const quiet = state === 'idle'
  return (
    <>
      <div role="status" aria-live="polite" className="text-14">
        {!quiet && (
          <p className={`flex items-center gap-2 font-medium ${look.color}`}>
            <StateIcon look={look} />
            {t(`tx.states.${state}`, { done: confirmations?.done, needed: confirmations?.needed })}
          </p>
        )}
        {state === 'awaiting-signature' && <WalletLink />}
        {signer && <SignerNote signer={signer} account={account} />}
        {dropReason && <DropReasonText reason={dropReason} />}
        {isUncertain && <UncertainText progress={progress} network={getChain(chainId).title} />}
        {error && !isUncertain && (
          <div className={`text-13 ${quiet ? 'text-quiet' : 'mt-1 flex flex-col gap-1 text-ink'}`}>
            <Reason error={error}>
              <ErrorText error={error} />
            </Reason>
            {!quiet && <ErrorDetails text={error.details} />}
          </div>
        )}
        <SentHash progress={progress} chainId={chainId} />
      </div>
      <Proposed progress={progress} />
    </>
  )
}

/** Shows the reason of a Safe for which our own connector has refused; the children otherwise. */
function Reason({ error: { values }, children }: { error: UserError; children: ReactNode }) {
  if (!values.safeError) return children
  return (
    <Suspense>
      <SafeReason values={values} />
    </Suspense>
  )
}

/** Until the node knows it, a wallet's answer may be the hash of a proposal, which no explorer has. */
function SentHash({ progress: { state, hash }, chainId }: Pick<TransactionStatusProps, 'progress' | 'chainId'>) {
  const { t } = useTranslation()
  if (!hash || state === 'proposed') return null
  return (
    <p className="mt-1 text-13 text-quiet">
      {t('tx.hash')} <ExplorerLink chainId={chainId} kind="tx" id={hash} />
    </p>
  )
}

/** Not part of what is announced: it has actions, and changes with each signature. */
function Proposed({ progress: { state, proposal } }: Pick<TransactionStatusProps, 'progress'>) {
  if (state !== 'proposed' || !proposal) return null
  return (
    <Suspense>
      <ProposalPart safeTxHash={proposal.safeTxHash} />
    </Suspense>
  )
}

function DropReasonText({ reason }: { reason: DropReason }) {
  const { t } = useTranslation()
  if (reason === 'cancelled' || reason === 'nonceUsed' || reason === 'vanished')
    return <p className="mt-1 text-13 text-quiet">{t(`tx.dropped.${reason}`)}</p>
  return (
    <Suspense>
      <ProposalEnd reason={reason} />
    </Suspense>
  )
}

/**
 * Shows why it is unknown whether the transaction was sent, and what the chain search found. The actions are elsewhere,
 * see UncertainActions.
 */
function UncertainText({ progress, network }: { progress: TransactionProgress; network: string }) {
  const { t } = useTranslation()
  const { error, finding, isChecking } = progress
  const isTaken = error && readWriteOutcome(error.code) === 'taken'
  return (
    <div className="mt-1 flex flex-col gap-1 text-13 wrap-anywhere">
      {error && !(isTaken && finding === 'owners') && (
        <Reason error={error}>
          <p>{t(`errors.${error.code}`, error.values)}</p>
        </Reason>
      )}
      {isTaken && finding !== 'owners' && <p>{t(`errorAdvice.${error.code}`, error.values)}</p>}
      {isChecking && <p className="text-quiet">{t('tx.uncertain.looking', { network })}</p>}
      {finding && finding !== 'owners' && <p>{t(`tx.uncertain.${finding}`, { network })}</p>}
      {finding === 'owners' && (
        <Suspense>
          <UncertainProposal isTaken={isTaken === true} />
        </Suspense>
      )}
      {error && <ErrorDetails text={error.details} />}
    </div>
  )
}

/** Links to the wallet's app where the request is pending, if it is on this phone; otherwise nothing. */
function WalletLink() {
  const { t } = useTranslation()
  const redirect = useWalletRedirect()
  if (!redirect) return null
  return (
    <a href={redirect.href} className="btn btn-sm mt-2">
      {t('walletModal.wallet.open', { wallet: redirect.wallet })}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  )
}
