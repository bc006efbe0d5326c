// Shows a transaction before it is signed, lets the user sign it, and follows its states.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { useContractQuery } from '@/components/safe/use-contract-account.ts'
import { Figures } from '@/components/ui/figures.tsx'
import { findPublished } from '@/components/ui/named-address.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { withTexts } from '@/lib/i18n/load-language.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TransactionIntent, TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { isSettled, type TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { BalanceChanges } from './balance-changes.tsx'
import { SimulationLine, usePreview } from './simulation-line.tsx'
import { TransactionFacts } from './transaction-facts.tsx'
import { TransactionStatus } from './transaction-status.tsx'
import { useCodeCheck } from './use-code-check.ts'
import { type TransactionCallbacks, useTransaction } from './use-transaction.ts'

export type TransactionPanelProps = TransactionCallbacks & {
  intent: TransactionIntent
  /** Label of the button: the action, such as "Create token". */
  actionLabel: string
  /** Name of the landmark, where it follows another transaction: landmarks must differ. */
  landmark?: string
  /** Why it must not be signed now, as a sentence. A transaction that was already sent is followed regardless. */
  blockedReason?: string
}

const isWrong = (check: ReturnType<typeof useCodeCheck>) => check === 'unexpected' || check === 'missing'

/**
 * Shows every write of the app: what will happen, its cost, whether it would succeed, then the action and its states.
 */
export function TransactionPanel({
  intent,
  actionLabel,
  landmark,
  blockedReason,
  onMined,
  onFinal,
}: TransactionPanelProps) {
  const { t } = useTranslation()
  const wallet = useWalletMatch(intent)
  const { progress, run, signAgain } = useTransaction(intent, { onMined, onFinal })
  const fresh = progress.state === 'idle' || progress.state === 'failed'
  const preview = usePreview(intent, wallet === 'ready' && fresh)
  const codeCheck = useCodeCheck(intent, wallet !== 'disconnected')
  const spender = intent.approval?.spender ?? zeroAddress
  const spenderCheck = useCodeCheck(
    { contract: findPublished(spender), to: spender, chainId: intent.chainId },
    wallet !== 'disconnected',
  )

  const payer = usePayer(intent)
  const { title: network } = getChain(intent.chainId)
  return (
    <Landmark name={landmark}>
      <div>
        <h2 className="font-semibold text-17">{t('tx.what')}</h2>
        <p className="mt-1 wrap-anywhere">
          <Figures text={intent.summary} />
        </p>
      </div>
      <TransactionFacts
        intent={intent}
        codeCheck={codeCheck}
        spenderCheck={spenderCheck}
        preview={preview.data}
        costHint={wallet === 'disconnected' ? t('tx.costAfterConnect') : t('tx.costUnknown')}
      />
      {fresh && (
        <Simulation
          intent={intent}
          preview={preview}
          waiting={wallet === 'ready' ? undefined : t('tx.simulationWaiting', { network })}
        />
      )}
      {canSign(progress) && <PayerNote intent={intent} payer={payer} />}
      <WalletHint wallet={wallet} account={intent.account} network={network} />
      <BlockedReason progress={progress} reason={blockedReason} />
      <Actions
        wallet={wallet}
        progress={progress}
        hasWrongCode={[codeCheck, spenderCheck].some(isWrong)}
        isAllowed={!preview.isError && !blockedReason && payer.isSaid}
        hasBlockedReason={blockedReason !== undefined}
        label={actionLabel}
        onAction={run}
        onSignAgain={signAgain}
      />
      <TransactionStatus progress={progress} chainId={intent.chainId} account={intent.account} />
    </Landmark>
  )
}

const SafeNote = lazyPart(
  withTexts('safe', () => import('@/components/safe/safe-note.tsx').then((part) => ({ default: part.SafeNote }))),
)

/** Whether it is said what the transaction becomes if the account is a Safe, or that this is unknown: until then nothing is signed. */
function usePayer({ chainId, account }: TransactionIntent) {
  const code = useContractQuery(chainId, account)
  const [said, setSaid] = useState<string>()
  const of = `${chainId} ${account}`
  return { code, isSaid: code.data === false || said === of, onSaid: () => setSaid(of) }
}

type PayerNoteProps = { intent: TransactionIntent; payer: ReturnType<typeof usePayer> }

/** Nothing for an account with a key. While its note is loaded, a contract's has its place: the button stays where it is. */
function PayerNote({ intent: { chainId, account, kind }, payer: { code, onSaid } }: PayerNoteProps) {
  if (code.data === false || (code.data === undefined && !code.isError)) return null
  return (
    <Suspense fallback={<span aria-hidden className="skeleton block h-15" />}>
      <SafeNote {...{ chainId, account, kind, onSaid }} isUnread={code.isError} onRetry={() => void code.refetch()} />
    </Suspense>
  )
}

/** Whether the wallet can be asked, for the first time or again. */
const canSign = ({ state }: TransactionProgress) => state === 'uncertain' || (isSettled({ state }) && state !== 'final')

/** Says why the action must not be signed now, also a second time after a revert. */
function BlockedReason({ progress, reason }: { progress: TransactionProgress; reason: string | undefined }) {
  return (
    // Always there: what comes with its text is not read out. The one status of the panel is that of the transaction.
    <div aria-live="polite" className="contents">
      {canSign(progress) && reason && <p className="text-13 text-warning">{reason}</p>}
    </div>
  )
}

type SimulationProps = Parameters<typeof SimulationLine>[0] & { intent: TransactionIntent }

/** Whether the transaction would succeed, and what it then changes in the account: nothing is foretold of one that fails. */
function Simulation({ intent, preview, waiting }: SimulationProps) {
  return (
    <>
      {!waiting && preview.data && !preview.isError && <BalanceChanges intent={intent} />}
      <SimulationLine preview={preview} waiting={waiting} />
    </>
  )
}

function Landmark({ name, children }: { name: string | undefined; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section aria-label={name ?? t('tx.title')} className="panel flex flex-col gap-4">
      {children}
    </section>
  )
}

function WalletHint({ wallet, account, network }: { wallet: WalletMatch; account: Address; network: string }) {
  const { t } = useTranslation()
  if (wallet === 'otherAccount')
    return <p className="text-13 text-warning">{t('tx.wrongAccount', { address: shortenAddress(account) })}</p>
  if (wallet === 'otherChain') return <p className="text-13 text-warning">{t('tx.switchFirst', { network })}</p>
  return null
}

type ActionsProps = {
  wallet: WalletMatch
  progress: TransactionProgress
  hasWrongCode: boolean
  isAllowed: boolean
  /** Blocks a second signature too. */
  hasBlockedReason: boolean
  label: string
  onAction: () => void
  onSignAgain: () => void
}

function Actions({
  wallet,
  progress,
  hasWrongCode,
  isAllowed,
  hasBlockedReason,
  label,
  onAction,
  onSignAgain,
}: ActionsProps) {
  const { state, isChecking = false } = progress
  const hasAccount = wallet === 'ready' || wallet === 'otherChain'
  if (state === 'uncertain') {
    const canSign = hasAccount && !hasWrongCode && !hasBlockedReason
    return <UncertainActions isChecking={isChecking} canSign={canSign} onCheck={onAction} onSign={onSignAgain} />
  }
  if (state === 'proposed' || state === 'mined' || state === 'final') return null
  if (wallet === 'disconnected') return <ConnectButton />
  const isBlocked = hasWrongCode || !isAllowed || !hasAccount
  return <ActionButton state={state} isBlocked={isBlocked} label={label} onAction={onAction} />
}

type ActionButtonProps = { state: TransactionState; isBlocked: boolean; label: string; onAction: () => void }

function ActionButton({ state, isBlocked, label, onAction }: ActionButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="btn btn-primary btn-lg w-full text-15"
      disabled={isBlocked || !isSettled({ state })}
      onClick={onAction}
    >
      {state === 'awaiting-signature' ? t('tx.states.awaiting-signature') : label}
    </button>
  )
}

type UncertainActionsProps = {
  isChecking: boolean
  /** Whether the wallet can sign again. */
  canSign: boolean
  onCheck: () => void
  onSign: () => void
}

/**
 * Actions of an uncertain transaction. Checking requests nothing from the wallet. Signing again is the second action,
 * behind a warning: the first transaction may still arrive.
 */
function UncertainActions({ isChecking, canSign, onCheck, onSign }: UncertainActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="order-last flex flex-col gap-3">
      <button type="button" className="btn btn-primary btn-lg w-full text-15" disabled={isChecking} onClick={onCheck}>
        {t('tx.uncertain.look')}
      </button>
      <details className="text-13">
        <summary className="w-fit cursor-pointer text-quiet">{t('tx.uncertain.more')}</summary>
        <div className="mt-2 flex flex-col items-start gap-3 rounded-field bg-tint p-3">
          <p className="text-warning">{t('tx.uncertain.warning')}</p>
          <button
            type="button"
            className="btn btn-outline btn-warning btn-sm h-auto min-h-9 py-1.5"
            disabled={isChecking || !canSign}
            onClick={onSign}
          >
            {t('tx.uncertain.signAgain')}
          </button>
        </div>
      </details>
    </div>
  )
}

/** How the wallet matches an intent. */
type WalletMatch = 'disconnected' | 'otherAccount' | 'otherChain' | 'ready'

export function useWalletMatch({ account, chainId }: Pick<TransactionIntent, 'account' | 'chainId'>): WalletMatch {
  const wallet = useWalletState()
  if (wallet.status !== 'connected' || !wallet.account) return 'disconnected'
  if (!isAddressEqual(wallet.account, account)) return 'otherAccount'
  return wallet.chain?.id === chainId ? 'ready' : 'otherChain'
}
