// Shows a stored run from its approval to its report, with its wallet and the way back to the list.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { RunPhase, RunSummary, StoredRun } from '@saleyard/send/run/types.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from 'wagmi'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { useTabProgress } from '@/features/multi-send/run/board/tab-progress.ts'
import { removeUntouchedRun, runStore } from '@/features/multi-send/run/run-store.ts'
import { StepBar, useStepFocus } from '@/features/multi-send/step-bar.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { findWalletStatus, type WalletStatus } from '@/features/multi-send/wallet-status.ts'
import { readLayoutParameter } from '@/lib/layout/resolve-layout.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { useSwitchNetwork } from '@/lib/wallet/switch-network.ts'
import { RunApproval } from './run-approval.tsx'
import { hasApprovalStep, needsApprovalFirst } from './run-facts.ts'
import { RunOutcome } from './run-report.tsx'
import { SendStep, type SendStepProps } from './send-step.tsx'
import { useRun } from './use-run.ts'

type ActiveRunProps = {
  stored: StoredRun
  /** True if Review has just checked on this page whether the list was sent before. */
  isReviewed: boolean
  dispatch: DraftDispatch
}

export function ActiveRun({ stored, isReviewed, dispatch }: ActiveRunProps) {
  const { t } = useTranslation()
  const driver = useRun(stored)
  const { run, progress } = driver
  const { plan, summary } = run
  const hasApproval = hasApprovalStep(plan)
  const wallet = useRunWallet(plan)
  const [isApproving, setApproving] = useState(needsApprovalFirst(stored))
  const [wasApproved, setWasApproved] = useState(false)
  const question = useQuestion(isReviewed, dispatch)
  const asset = describeAsset(plan)
  const isFinished = isAtEnd(progress?.phase, summary)
  const top = useStepFocus([isApproving, isFinished].join())
  useTabProgress({
    isOn: progress !== undefined && !isFinished,
    done: run.records.filter((record) => !isUnresolved(record)).length,
    total: plan.batches.length,
    title: `${t('multiSend.title')} · ${t('app.name')}`,
  })
  useReopened(() => isFinished && dispatch({ type: 'reopened' }))
  const leaveUnsigned = async () => {
    // Nothing is signed yet; if the run cannot be removed, the page merely offers it again.
    await removeUntouchedRun(runStore, summary.id).catch(() => {})
    dispatch({ type: 'runLeft', keepsList: true })
  }

  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none [&>header]:mb-0">
      <PageHeader
        title={t('multiSend.title')}
        lead={t('multiSend.leadRun', { symbol: summary.symbol, chain: asset.chain.name })}
      />
      <StepBar
        step={isApproving ? 'approve' : 'send'}
        notNeeded={hasApproval ? undefined : 'approve'}
        isFinished={isFinished}
      />
      {isApproving ? (
        <RunApproval
          run={run}
          asset={asset}
          onDone={(wasSufficient) => {
            setWasApproved(wasSufficient)
            setApproving(false)
          }}
          isFirst={needsApprovalFirst(run)}
          onBack={needsApprovalFirst(run) ? leaveUnsigned : () => setApproving(false)}
        />
      ) : (
        <>
          <ApprovedNote {...{ wasApproved, isFinished }} />
          {isFinished && <RunOutcome run={run} dispatch={dispatch} />}
          <SendStep
            driver={driver}
            asset={asset}
            wallet={wallet.status}
            walletNote={wallet.note}
            isFinished={isFinished}
            onConnect={wallet.connect}
            onSwitchChain={wallet.switchChain}
            onCheckApproval={hasApproval ? () => setApproving(true) : undefined}
            question={question}
          />
          <button
            type="button"
            className="btn btn-ghost self-start"
            onClick={() => dispatch({ type: 'runLeft', keepsList: true })}
          >
            {t('multiSend.send.backToList')}
          </button>
        </>
      )}
    </div>
  )
}

/** Asks once per open run whether the list was sent before. */
function useQuestion(isReviewed: boolean, dispatch: DraftDispatch): SendStepProps['question'] {
  const [isAnswered, setAnswered] = useState(isReviewed)
  if (isAnswered) return undefined
  return { onAnswered: () => setAnswered(true), onOpenRun: (runId) => dispatch({ type: 'runOpened', runId }) }
}

/**
 * Whether the run is finished. A deep reorg may revert final blocks: after a reconciliation the chain decides, and not
 * the stored state.
 */
function isAtEnd(phase: RunPhase | undefined, { isFinished }: RunSummary): boolean {
  return phase && phase !== 'reconciling' ? phase === 'finished' : isFinished
}

/** Explains why nothing had to be approved, since the step passed by itself. */
function ApprovedNote({ wasApproved, isFinished }: { wasApproved: boolean; isFinished: boolean }) {
  const { t } = useTranslation()
  return wasApproved && !isFinished && <p role="status">{t('multiSend.approve.enough')}</p>
}

function describeAsset({ chainId, asset }: StoredRun['plan']): Pick<Asset, 'chain' | 'origin'> {
  const { id, title, nativeCurrency, shortName } = getChain(chainId)
  return {
    chain: { id, name: title, symbol: nativeCurrency.symbol, shortName },
    origin: asset.kind === 'erc20' ? shortenAddress(asset.token) : title,
  }
}

/** Checks whether the wallet has the account and network of a run, and offers ways to get there. */
function useRunWallet({ chainId, sender }: Pick<Plan, 'chainId' | 'sender'>): {
  status: WalletStatus
  note: string | undefined
  connect: () => void
  switchChain: () => void
} {
  const { t } = useTranslation()
  const { openConnect } = useWalletActions()
  const { mutate: switchChain } = useSwitchNetwork()
  const connection = useConnection()
  const status = findWalletStatus({
    account: connection.address,
    chainId: connection.chainId,
    wanted: { chainId, account: sender },
    isChainOffered: () => true,
    // The simulation of each batch checks the contract.
    contract: undefined,
  })
  const notes: Partial<Record<WalletStatus, string>> = {
    disconnected: t('multiSend.wallet.disconnected'),
    otherChain: t('multiSend.wallet.runOtherChain', { chain: getChain(chainId).title }),
    otherAccount: t('multiSend.wallet.runOtherAccount', { account: shortenAddress(sender) }),
  }
  return { status, note: notes[status], connect: openConnect, switchChain: () => switchChain({ chainId }) }
}

/**
 * Calls back when a link leads to the open page, for which the router renders nothing. A change of the layout parameter
 * in the address and a jump within the page do not count.
 */
export function useReopened(onReopen: () => void): void {
  const router = useRouter()
  const reopen = useEffectEvent(onReopen)
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
        if (pathChanged || !fromLocation || toLocation.hash) return
        if (readLayoutParameter(fromLocation.searchStr) === readLayoutParameter(toLocation.searchStr)) reopen()
      }),
    [router],
  )
}
