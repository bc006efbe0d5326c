// Creates the lock of a plan if the chain does not have it yet, then goes on. The chain alone decides, so a reload needs nothing else.

import { useReadTokenLockFactoryIsLock, useReadTokenLockFactoryPredictLock } from '@saleyard/generated'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { createLocksIntent } from '@/features/tokens/locks/lock-calls.ts'
import { pollingInterval } from '@/lib/constants.ts'
import { type LockedPlan, lockKey, lockTerms } from './plan.ts'

type LockStepProps = {
  plan: LockedPlan
  blockedReason: string | undefined
  /** Rendered once the lock exists. */
  children: (lock: Address) => ReactNode
}

/** Creates the lock that the liquidity goes to, unless it exists. */
export function LockStep({ plan, blockedReason, children }: LockStepProps) {
  const { t, i18n } = useTranslation()
  const config = useConfig()
  const [isMined, setMined] = useState(false)
  const { lock, isCreated, failed, refetch } = usePlannedLock(plan, isMined)
  if (failed)
    return (
      <ReadFailed
        error={failed.error}
        lead={t('liquidity.unreadable')}
        isFetching={failed.isFetching}
        onRetry={refetch}
      />
    )
  if (!lock || isCreated === undefined)
    return <Waiting rows={4} row="h-11" className="panel min-h-72" label={t('liquidity.reading')} />
  if (isCreated) return children(lock)

  const date = formatTime(plan.recipient.until, i18n.language)
  const intent = createLocksIntent(config, {
    key: lockKey(plan),
    chainId: plan.chainId,
    account: plan.account,
    summary: t('liquidity.seed.lockSummary', { date }),
    locks: [lockTerms(plan)],
  })
  return (
    <>
      <TransactionPanel
        intent={intent}
        actionLabel={t('activity.kinds.createLocks')}
        blockedReason={blockedReason}
        onMined={() => {
          setMined(true)
          void refetch()
        }}
      />
      {isMined && (
        <p role="status" className="text-13 text-warning">
          {t('liquidity.seed.lockLate')}
        </p>
      )}
    </>
  )
}

/** Finds the lock of a plan on the chain. @param isAwaited Its creation is mined: the read repeats until it shows. */
function usePlannedLock(plan: LockedPlan, isAwaited: boolean) {
  const { chainId, account, id } = plan
  const prediction = useReadTokenLockFactoryPredictLock({
    chainId,
    args: [account, lockTerms(plan)],
    query: { gcTime: 0 },
  })
  const { data: lock } = prediction
  const found = useReadTokenLockFactoryIsLock({
    chainId,
    args: [lock ?? zeroAddress],
    scopeKey: id,
    query: {
      enabled: lock !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => isAwaited && !state.data && pollingInterval,
    },
  })
  const reads = [prediction, found]
  const broken = reads.find(({ data, error }) => data === undefined && error)
  return {
    lock,
    isCreated: found.data,
    failed: broken?.error && { error: broken.error, isFetching: broken.isFetching },
    refetch: () => (lock ? found.refetch() : prediction.refetch()),
  }
}
