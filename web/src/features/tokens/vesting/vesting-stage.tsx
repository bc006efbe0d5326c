// Takes a vesting plan through its transactions: the locks in as few as fit, then a transfer to each.

import { formatAmount as formatExact } from '@saleyard/chain/amounts/format-amount.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { useActivityRecord } from '@/components/activity/use-activity-record.ts'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { pollingInterval } from '@/lib/constants.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TransactionIntent, TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { isPlanStored, useVestingPlans, type VestingPlan } from './vesting-plan.ts'
import {
  createVestingLocksIntent,
  fillLockIntent,
  maxLocksPerTransaction,
  readVesting,
  type VestingLock,
} from './vesting-steps.ts'

type VestingStageProps = { plan: VestingPlan; token: SaleyardToken; onMined: () => void }

/** Shows how far the plan is on the chain, and its next transaction. */
export function VestingStage({ plan, token, onMined }: VestingStageProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useVesting(plan, token)
  const mined = () => {
    void refetch()
    onMined()
  }
  if (data) return <VestingSteps plan={plan} token={token} locks={data} onMined={mined} />
  if (!error) return <Waiting rows={['h-11', 'h-11', 'h-72 rounded-box']} label={t('locks.reading')} />
  return <ReadFailed error={error} lead={t('locks.unreadable')} isFetching={isFetching} onRetry={() => refetch()} />
}

function VestingSteps({ plan, token, locks, onMined }: VestingStageProps & { locks: VestingLock[] }) {
  const { t } = useTranslation()
  const remove = useVestingPlans((store) => store.remove)
  const { intent, many } = useNextStep(plan, token, locks)
  const record = useActivityRecord(intent?.key ?? '')
  const isDone = locks.every(({ isFilled }) => isFilled)
  const isPending = record !== undefined && pendingStates.includes(record.state)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Progress plan={plan} locks={locks} />
      {!isPlanStored(plan) && (
        <p role="alert" className="text-13 text-warning">
          {t('multiSend.list.notKept')}
        </p>
      )}
      {intent && (
        <TransactionPanel
          key={intent.key}
          intent={intent}
          actionLabel={t(`activity.kinds.${intent.kind}`)}
          onMined={onMined}
        />
      )}
      {many && <SendMany token={token} locks={many} />}
      {isDone && <p className="text-14 text-success">{t('vesting.done')}</p>}
      <button type="button" className="btn self-start" disabled={isPending} onClick={() => remove(plan)}>
        {t(isDone ? 'liquidity.done' : 'vesting.leave')}
      </button>
    </div>
  )
}

/** Includes states whose transaction may still appear: another plan has other keys, and would be signed in addition. */
const pendingStates: readonly TransactionState[] = [
  'awaiting-signature',
  'uncertain',
  'proposed',
  'submitted',
  'replaced',
]

/** Reads the locks of the plan. No generated hook: each lock has several reads, and all are of one plan. */
function useVesting(plan: VestingPlan, token: SaleyardToken) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'vesting', plan.salt),
    queryFn: () => readVesting(config, plan),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollingInterval,
  })
}

/** Most locks that are filled one by one; more take the multi-sender. */
const mostOneByOne = 10

/** The next transaction of a plan, or the locks for the multi-sender; neither once all are filled. */
function useNextStep(
  plan: VestingPlan,
  token: SaleyardToken,
  locks: VestingLock[],
): { intent?: TransactionIntent; many?: VestingLock[] } {
  const { t } = useTranslation()
  const config = useConfig()
  const write = useAddressTexts(plan.chainId)
  const missing = locks.filter(({ isCreated }) => !isCreated)
  if (missing.length > 0) {
    const size = maxLocksPerTransaction(getChain(plan.chainId).limits.gasPerTransaction)
    const created = missing.slice(0, size)
    const summary = t('vesting.createSummary', { number: created.length })
    return { intent: createVestingLocksIntent(config, { plan, token, summary }, created) }
  }
  const empty = locks.filter(({ isFilled }) => !isFilled)
  if (empty.length > mostOneByOne) return { many: empty }
  const [next] = empty
  if (!next) return {}

  const { decimals, symbol } = token
  const summary = t('vesting.fillSummary', {
    amount: formatAmount(next.amount, decimals, { grouped: true }),
    symbol,
    beneficiary: write(next.beneficiary),
  })
  const amounts = [{ label: t('tx.amount'), value: next.amount, decimals, symbol }]
  return { intent: fillLockIntent(config, { plan, token, summary }, next, amounts) }
}

function Progress({ plan, locks }: { plan: VestingPlan; locks: VestingLock[] }) {
  const { t, i18n } = useTranslation()
  const { start, cliffSeconds, durationSeconds } = plan
  const time = (second: number) => formatTime(BigInt(second), i18n.language)
  const all = locks.length
  return (
    <div className="flex flex-col gap-1 text-14">
      <p>{t('locks.fromTo', { start: time(start), end: time(start + durationSeconds) })}</p>
      {cliffSeconds > 0 && <p>{t('locks.cliffAt', { cliff: time(start + cliffSeconds) })}</p>}
      <p role="status">
        {t('vesting.progress', {
          created: locks.filter(({ isCreated }) => isCreated).length,
          filled: locks.filter(({ isFilled }) => isFilled).length,
          all,
        })}
      </p>
    </div>
  )
}

/** Hands many transfers over to the multi-sender, as a list to copy: locks and exact amounts. */
function SendMany({ token, locks }: { token: SaleyardToken; locks: VestingLock[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-14">{t('vesting.many', { most: mostOneByOne })}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton wide text={toList(locks, token.decimals)} label={t('vesting.copy')} />
        <Link to="/multi-sender" search={{ token: token.token }} className="btn btn-line btn-sm">
          {t('createToken.myTokens.send')}
        </Link>
      </div>
    </div>
  )
}

/** A list as the multi-sender reads it in every language: a decimal point, no groups. */
function toList(locks: readonly VestingLock[], decimals: number): string {
  return locks.map(({ lock, amount }) => `${lock}, ${formatExact(amount, decimals)}`).join('\n')
}
