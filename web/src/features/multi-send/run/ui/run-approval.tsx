// Asks for a run's permission before its first batch, and takes back what is left of it after the last.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readIerc20Allowance } from '@saleyard/generated'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Config, useConfig } from 'wagmi'
import { getBlockNumber } from 'wagmi/actions'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { loadAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import { createApprovalIntent } from '@/features/multi-send/approve/approval.ts'
import { ApproveStep } from '@/features/multi-send/approve/approve-step.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { formatAllowance } from '@/lib/i18n/format-amount.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { countOpenTotal } from './run-facts.ts'
import { RunSummaryPanel } from './run-summary-panel.tsx'

type RunApprovalProps = {
  run: StoredRun
  asset: Pick<Asset, 'origin'>
  onDone: (wasThere: boolean) => void
  isFirst: boolean
  onBack: () => void
}

/** Step 3 of a stored run: the permission for what is still to be sent. */
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

/** The newest block; where a node tells an older one than the run's last, that one: a node that lacks it answers with an error. */
async function findBlock(config: Config, { plan: { chainId }, records }: StoredRun): Promise<bigint> {
  const newest = await getBlockNumber(config, { chainId, cacheTime: 0 })
  return records.reduce((block, { minedBlock = 0n }) => (minedBlock > block ? minedBlock : block), newest)
}

type RevokePanelProps = { run: StoredRun; token: `0x${string}` }

/** The last step: MultiSender's permission read again, and taken back when something of it is left. */
export function RevokePanel({ run, token }: RevokePanelProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { plan, summary } = run
  const { chainId, sender, multiSender } = plan
  const { data, error, refetch } = useQuery({
    queryKey: ['multi-send-allowance-after', summary.id],
    queryFn: async () => {
      const before = await loadAllowanceBefore(summary.id)
      const blockNumber = await findBlock(config, run)
      const parameters = { chainId, address: token, args: [sender, multiSender], blockNumber } as const
      return { before, after: await readIerc20Allowance(config, parameters) }
    },
    gcTime: 0,
  })
  // Another run, in this window or in another, may be given a permission meanwhile, or use it up.
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
  if (!data) return <p role="status">{t('multiSend.report.allowanceReading')}</p>
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
