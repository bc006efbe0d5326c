// Holds the state of a transaction intent and runs it, resuming one that an earlier visit sent.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { type ActivityRecord, activityStore, isUncertain } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { idle, type TransactionProgress } from '@/lib/transactions/transaction-progress.ts'

export type TransactionCallbacks = {
  /** Once, when it stands in a block and did not revert. */
  onMined?: (receipt: TransactionReceipt) => void
  /** Once, at the chain's confirmation depth. */
  onFinal?: (receipt: TransactionReceipt) => void
}

/**
 * The state of an intent and the act. An intent that was sent on an earlier visit is taken up by itself. `run` never signs
 * what may have been sent; `signAgain` does.
 */
export function useTransaction(intent: TransactionIntent, callbacks: TransactionCallbacks) {
  const config = useConfig()
  const [progress, setProgress] = useState<TransactionProgress>(idle)
  const latest = useRef({ intent, callbacks })
  latest.current = { intent, callbacks }
  const told = useRef(new Set<string>())

  const { key } = intent
  const start = useCallback(
    (signAgain: boolean) =>
      runTransaction(latest.current.intent, {
        config,
        signAgain,
        onChange: (next) => {
          // The page may have moved on to another act.
          if (latest.current.intent.key !== key) return
          setProgress(next)
          reportOnce(next, told.current, latest.current.callbacks)
        },
      }),
    [config, key],
  )
  const run = useCallback(() => start(false), [start])
  const signAgain = useCallback(() => start(true), [start])

  useEffect(() => {
    let isCancelled = false
    setProgress(idle)
    told.current = new Set()
    activityStore
      .get(key)
      .then((record) => {
        if (!isCancelled && record && (isUncertain(record) || wasBroadcast(record))) run()
      })
      .catch(() => {}) // without a store there is nothing to take up
    return () => {
      isCancelled = true
    }
  }, [key, run])

  return { progress, run, signAgain }
}

function wasBroadcast({ hash, state }: ActivityRecord): boolean {
  return hash !== undefined && ['submitted', 'replaced', 'mined', 'final'].includes(state)
}

/** Tells of each step once, however many clicks listen to the same run; a look that comes late tells both. */
function reportOnce({ state, receipt }: TransactionProgress, told: Set<string>, callbacks: TransactionCallbacks) {
  if (!receipt || (state !== 'mined' && state !== 'final')) return
  if (!told.has('mined')) callbacks.onMined?.(receipt)
  told.add('mined')
  if (state === 'mined') return
  if (!told.has('final')) callbacks.onFinal?.(receipt)
  told.add('final')
}
