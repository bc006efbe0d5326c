// Requests a run's approval before its first batch, and revokes the rest of the allowance after the last.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useReadIerc20Allowance } from '@saleyard/generated'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { getBlockNumber } from 'wagmi/actions'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { loadAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import { createApprovalIntent } from '@/features/multi-send/approve/approval.ts'
import { ApproveStep } from '@/features/multi-send/approve/approve-step.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { RunSummaryPanel } from '@/features/multi-send/run/board/sign-panel.tsx'
import { formatAllowance } from '@/lib/i18n/format-amount.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { countOpenTotal } from './run-facts.ts'

type RunApprovalProps = {
  run: StoredRun
  asset: Pick<Asset, 'origin'>
  onDone: (wasSufficient: boolean) => void
  isFirst: boolean
  onBack: () => void
}

/** Step 3 of a stored run: the approval of the total that is still to be sent. */
export function RunApproval({ run, asset, onDone, isFirst, onBack }: RunApprovalProps) {
  const { t } = useTranslation()
  const { plan, summary } = run
  if (plan.asset.kind !== 'erc20') return null

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)]">
      <ApproveStep
        runId={summary.id}
        chainId={plan.chainId}
        sender={plan.sender}
        multiSender={plan.multiSender}
        token={plan.asset.token}
        symbol={summary.symbol}
        decimals={summary.decimals}
        total={countOpenTotal(run)}
        isUnlimited={isFirst && plan.approval === 'unlimited'}
        onDone={onDone}
        backLabel={t(isFirst ? 'multiSend.review.back' : 'multiSend.approve.back')}
        onBack={onBack}
      />
      <RunSummaryPanel run={run} asset={asset} action={null} />
    </div>
  )
}

type RevokePanelProps = { run: StoredRun; token: Address }

/** The last step: reads MultiSender's allowance again, and offers to revoke what is left of it. */
export function RevokePanel({ run, token }: RevokePanelProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { plan, summary } = run
  const { chainId, sender, multiSender } = plan
  const { data, error, refetch } = useAllowanceAfter(run, token)
  // Another run, in this window or another one, may change the allowance in the meantime.
  useEffect(() => activityStore.subscribe(() => void refetch()), [refetch])

  if (error) {
    return (
      <ErrorNote error={toUserError(error)} lead={t('multiSend.report.allowanceUnknown')}>
        <button type="button" className="btn btn-sm" onClick={() => void refetch()}>
          {t('multiSend.wallet.tryAgain')}
        </button>
      </ErrorNote>
    )
  }
  if (!data)
    return (
      <Waiting rows={[{ words: t('multiSend.report.allowanceZero') }]} label={t('multiSend.report.allowanceReading')} />
    )
  const { before, after } = data
  if (after === 0n) return <p>{t('multiSend.report.allowanceZero')}</p>
  if (after === before) return <p>{t('multiSend.report.allowanceSame')}</p>

  const { symbol, decimals } = summary
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-warning">
        {t('multiSend.report.allowanceChanged', { amount: formatAllowance(after, decimals, t), symbol })}
      </p>
      <TransactionPanel
        intent={createApprovalIntent(config, {
          key: `revoke:${summary.id}:${after}`,
          kind: 'revoke',
          summary: t('multiSend.report.revokeSummary', { symbol }),
          chainId,
          token,
          owner: sender,
          spender: multiSender,
          symbol,
          decimals,
          before: after,
          after: 0n,
        })}
        actionLabel={t('multiSend.report.revoke')}
        onMined={() => void refetch()}
      />
    </div>
  )
}

type AllowanceAfter = {
  /** MultiSender's allowance before and after the run, in base units; undefined until both are known. */
  data: { before: bigint; after: bigint } | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** Reads the allowance at a block that is not older than the run, and at a newer one with each refetch. */
function useAllowanceAfter({ plan, summary, records }: StoredRun, token: Address): AllowanceAfter {
  const config = useConfig()
  const { chainId, sender, multiSender } = plan
  const start = useQuery({
    queryKey: ['multi-send-run-end', summary.id],
    queryFn: async () => ({
      before: await loadAllowanceBefore(summary.id),
      blockNumber: await findBlock(config, { chainId, records }),
    }),
    gcTime: 0,
  })
  const { data: after, error } = useReadIerc20Allowance({
    chainId,
    address: token,
    args: [sender, multiSender],
    blockNumber: start.data?.blockNumber,
    scopeKey: `${summary.id}:${start.dataUpdatedAt}`,
    query: {
      enabled: start.data !== undefined,
      gcTime: 0,
      placeholderData: keepPreviousData, // keeps the panel of a running revocation
    },
  })
  const isKnown = start.data !== undefined && after !== undefined
  return {
    data: isKnown ? { before: start.data.before, after } : undefined,
    error: start.error ?? error,
    refetch: start.refetch,
  }
}

type RunBlocks = Pick<StoredRun['plan'], 'chainId'> & Pick<StoredRun, 'records'>

/** Finds the newest block, but never one below the run's last: a node that lacks that block answers with an error. */
async function findBlock(config: Config, { chainId, records }: RunBlocks): Promise<bigint> {
  const newest = await getBlockNumber(config, { chainId, cacheTime: 0 })
  return records.reduce((block, { minedBlock = 0n }) => (minedBlock > block ? minedBlock : block), newest)
}
