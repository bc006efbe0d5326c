import { useCallback, useEffect, useRef, useState } from 'react'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { AppError } from '../../lib/errors/app-error'
import { toUserError } from '../../lib/errors/to-user-error'
import { activityStore } from '../../lib/transactions/activity-store'
import { runTransaction } from '../../lib/transactions/run-transaction'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'
import { idle, type TransactionProgress } from '../../lib/transactions/transaction-progress'

export type TransactionCallbacks = {
  /** Once, when it stands in a block and did not revert. */
  onMined?: (receipt: TransactionReceipt) => void
  /** Once, at the chain's confirmation depth. */
  onFinal?: (receipt: TransactionReceipt) => void
}

/** The state of an intent and the act. An intent that was sent on an earlier visit is taken up by itself. */
export function useTransaction(intent: TransactionIntent, callbacks: TransactionCallbacks) {
  const config = useConfig()
  const [progress, setProgress] = useState<TransactionProgress>(idle)
  const latest = useRef({ intent, callbacks })
  latest.current = { intent, callbacks }

  const { key } = intent
  const run = useCallback(() => {
    const tell = createTeller((state, receipt) => {
      const { onMined, onFinal } = latest.current.callbacks
      if (state === 'mined') onMined?.(receipt)
      else onFinal?.(receipt)
    })
    return runTransaction(latest.current.intent, {
      config,
      onChange: (next) => {
        // The page may have moved on to another act.
        if (latest.current.intent.key !== key) return
        setProgress(next)
        tell(next)
      },
    })
  }, [config, key])

  useEffect(() => {
    let left = false
    setProgress(idle)
    const tellInterrupted = async () => {
      const record = await activityStore.get(key).catch(() => undefined)
      if (!left && record?.isInterrupted) setProgress({ ...idle, error: toUserError(new AppError('interrupted')) })
    }
    void tellInterrupted()
    const unsubscribe = activityStore.subscribe(() => void tellInterrupted())
    activityStore
      .get(key)
      .then((record) => {
        if (!left && record?.hash && isOnItsWay(record.state)) run()
      })
      .catch(() => {}) // without a store there is nothing to take up
    return () => {
      left = true
      unsubscribe()
    }
  }, [key, run])

  return { progress, run }
}

function isOnItsWay(state: string): boolean {
  return ['submitted', 'replaced', 'mined', 'final'].includes(state)
}

/** Tells of each step once; a look that comes late tells both. */
function createTeller(onStep: (state: 'mined' | 'final', receipt: TransactionReceipt) => void) {
  const told = new Set<string>()
  const tell = (state: 'mined' | 'final', receipt: TransactionReceipt) => {
    if (told.has(state)) return
    told.add(state)
    onStep(state, receipt)
  }
  return ({ state, receipt }: TransactionProgress) => {
    if (!receipt || (state !== 'mined' && state !== 'final')) return
    tell('mined', receipt)
    if (state === 'final') tell('final', receipt)
  }
}
