// Executes a proposal by any account, and cancels its batches by the Safe's wallet, through the page's panel for transactions.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { deviceBytes } from '@saleyard/chain/networks/chain-facts.ts'
import { deployments } from '@saleyard/generated/deployments'
import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { type PreparedExecution, prepareExecution } from '@saleyard/safe/signatures/verify-signatures.ts'
import { type BatchAct, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual, size } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { whyUnread } from '@/components/safe/safe-error-note.tsx'
import { usePreview } from '@/components/tx/simulation-line.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import { formatCount } from '@/lib/i18n/format-count.ts'
import type { ProvenProposal } from '@/lib/safe/hand-on.ts'
import { isByFiles } from '@/lib/safe/load-files-connector.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { encodeCancel } from '@/lib/safe/propose.ts'
import { proposeByWallet } from '@/lib/safe/propose-by-wallet.ts'
import type { ProposalView } from '@/lib/safe/use-proposal.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { safeCancelKey, simulateFrozenCall, writeFrozenCall } from '@/lib/transactions/frozen-call.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { openWallets } from '@/lib/wallet/wallet-modal.ts'
import { ConnectOwner, useSigner } from './other-account.tsx'

type ExecutePanelProps = {
  stored: ProvenProposal
  view: ProposalView
  /** Whether the account that is connected can execute it at once, as far as the page knows. */
  onReady: (canExecute: boolean) => void
}

/** What keeps it from being executed is said before a wallet opens. */
export function ExecutePanel({ stored, view, onReady }: ExecutePanelProps) {
  const { t } = useTranslation()
  const { account } = useSigner(stored)
  const prepared = usePrepared(stored, account)
  const [hasChanged, setChanged] = useState(false)
  if (!view.reading) return <Reason text={explain(t, stored, view.error)} />
  if (!account)
    return (
      <Reason text={t('safe.executing.needsAccount')}>
        <ConnectOwner stored={stored} isSecond />
      </Reason>
    )
  const { data: call, error } = prepared
  // A refusal that comes later is about a Safe that has changed: what was prepared for the one before is worth nothing.
  const isStale = error instanceof SafeError || (hasChanged && prepared.isFetching)
  if (call && !isStale) {
    const prepareAgain = () => {
      setChanged(true)
      void prepared.refetch()
      view.readAgain()
    }
    return (
      <div className="flex flex-col gap-2">
        {hasChanged && (
          <p role="status" className="px-1 text-13 text-warning">
            {t('safe.errors.safeChanged')}
          </p>
        )}
        <Execute
          key={call.data}
          stored={stored}
          account={account}
          call={call}
          onReady={onReady}
          onDone={view.readAgain}
          onChanged={prepareAgain}
        />
      </div>
    )
  }
  return <Reason text={explain(t, stored, error)} />
}

/** Why it cannot be executed now: still being read, refused, or no node answers, or the page lacks the network. */
function explain(t: TFunction, { chainId }: ProvenProposal, error: unknown): string {
  return whyUnread(t, chainId, error) ?? t(error ? 'safe.executing.needsNetwork' : 'safe.executing.preparing')
}

function Reason({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('safe.executing.title')} className="panel flex min-w-0 flex-col gap-3 text-14">
      <h2 className="font-semibold text-17">{t('safe.executing.title')}</h2>
      <p className="text-quiet">
        <Figures text={text} />
      </p>
      {children}
    </section>
  )
}

/** Between two attempts, ms: signatures arrive here, nonces and approvals on chain. */
const readInterval = 12_000

function usePrepared(stored: ProvenProposal, account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    queryKey: ['safe-execution', stored.safeTxHash, account, stored.signatures.length],
    queryFn: account ? () => prepare(config, stored, account) : skipToken,
    refetchInterval: ({ state }) => !state.data && readInterval,
    retry: false,
    gcTime: 0,
  })
}

async function prepare(config: Config, { chainId, safe, tx, signatures }: ProvenProposal, executor: Address) {
  const client = config.getClient({ chainId })
  return prepareExecution(client, { state: await readSafe(client, safe), tx, signatures, executor })
}

/** Bytes of a signed transaction beside its data: nonce, fees, address, signature and their lengths, rounded up. */
const envelopeBytes = 256

type ExecuteProps = {
  stored: ProvenProposal
  account: Address
  call: PreparedExecution
  onReady: ExecutePanelProps['onReady']
  onDone: () => void
  onChanged: () => void
}

type ExecutionParameters = Omit<ExecuteProps, 'onReady' | 'onDone'> & { config: Config; t: TFunction }

/** Its simulation throws AppError `outdated` where the Safe has changed: the panel says that, the page says how. */
export function createExecution({
  config,
  t,
  stored,
  account,
  call,
  onChanged,
}: ExecutionParameters): TransactionIntent {
  const { chainId, safe, safeTxHash, tx, summary } = stored
  const nonce = tx.nonce.toString()
  const frozen = { chainId, account, to: call.to, value: 0n, data: call.data }
  return {
    key: `safe-execute:${safeTxHash}`,
    kind: 'safeExecute',
    chainId,
    account,
    to: safe,
    summary: summary ? t('safe.executing.summaryOf', { nonce, summary }) : t('safe.executing.summary', { nonce }),
    amounts: [],
    value: 0n,
    data: call.data,
    async simulate() {
      // Its nonce, its targets and its owners may have changed since the page was drawn.
      await prepare(config, stored, account)
        .then((fresh) => {
          if (fresh.data !== call.data) throw new SafeError('safeChanged')
        })
        .catch((cause: unknown) => {
          if (!(cause instanceof SafeError)) throw cause
          onChanged()
          throw new AppError('outdated', { cause })
        })
      return simulateFrozenCall(config, frozen)
    },
    write: () => writeFrozenCall(config, frozen),
  }
}

function Execute({ stored, account, call, onReady, onDone, onChanged }: ExecuteProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const intent = createExecution({ config, t, stored, account, call, onChanged })
  // The panel simulates it. What would fail now may still be signed for later.
  const { isError } = usePreview(intent, false)
  useEffect(() => {
    onReady(!isError)
    return () => onReady(false)
  }, [isError, onReady])
  const isOwnApproval = call.from !== undefined && isAddressEqual(call.from, account)
  const walletBytes = useStore(appStore, (state) => state.walletBytes) ?? deviceBytes
  const bytes = size(call.data) + envelopeBytes
  return (
    <div className="flex flex-col gap-2">
      {walletBytes > 0 && bytes > walletBytes && (
        <p className="px-1 text-13 text-warning">
          <Figures text={t('safe.executing.tooLong', { bytes: formatCount(bytes), limit: formatCount(walletBytes) })} />
        </p>
      )}
      <TransactionPanel
        intent={intent}
        actionLabel={t('safe.executing.button')}
        landmark={t('safe.executing.title')}
        onMined={onDone}
        onFinal={onDone}
      />
      {isOwnApproval && <p className="px-1 text-13 text-quiet">{t('safe.executing.ownApproval')}</p>}
    </div>
  )
}

/**
 * Lets the wallet that has the proposal propose to give the marks of its batches up. A Safe connected by its address is no such
 * wallet: what it proposes is a file of this device, which the queue of the Safe's own page lacks.
 */
export function CancelBatches({ stored }: { stored: ProvenProposal }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { openConnect } = useWalletActions()
  const { status, account, connector } = useWalletState()
  const isThere =
    status === 'connected' && account && isAddressEqual(account, stored.safe) && connector && !isByFiles(connector)
  const batches = useMemo(() => describeTx(stored.safe, stored.tx).filter((act) => act.kind === 'batch'), [stored])
  return (
    <>
      <p>{t('safe.withdrawing.marks', { count: batches.length })}</p>
      <p className="text-warning">{t('safe.withdrawing.later')}</p>
      {!isThere && (
        <>
          <p>{t('safe.withdrawing.connectSafe')}</p>
          <button type="button" className="btn btn-line btn-sm" onClick={() => openWallets() || openConnect()}>
            {t('wallet.connect')}
          </button>
        </>
      )}
      {isThere &&
        batches.map((act) => (
          <div key={act.callHash} className="w-full">
            <TransactionPanel
              intent={createCancelIntent(config, stored, act, t)}
              actionLabel={t('safe.withdrawing.cancel', { count: 1 })}
              landmark={`${t('safe.acts.kinds.cancel')} ${act.id}`}
            />
          </div>
        ))}
    </>
  )
}

function createCancelIntent(config: Config, stored: ProvenProposal, act: BatchAct, t: TFunction): TransactionIntent {
  const { chainId, safe: account, safeTxHash } = stored
  const { contract: to, id } = act
  const call = { chainId, account, ...encodeCancel(act) }
  const isSender = isAddressEqual(to, deployments.MultiSender)
  const intent: TransactionIntent = {
    ...call,
    key: safeCancelKey({ chainId, account, to, id }),
    kind: 'cancelBatch',
    ...(isSender
      ? { contract: 'MultiSender' as const }
      : { made: { by: 'StandardTokenFactory' as const, token: to, symbol: shortenAddress(to) } }),
    summary: t('safe.withdrawing.cancellation', { count: 1 }),
    amounts: [],
    simulate: () => simulateFrozenCall(config, call),
    write: () => writeFrozenCall(config, { ...call, gas: null }),
    async propose(start) {
      const hash = await proposeByWallet(config, intent, start)
      // The owners have it by now: what the page remembers beside must not lose its hash.
      await proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() }).catch(() => {})
      return hash
    },
  }
  return intent
}
