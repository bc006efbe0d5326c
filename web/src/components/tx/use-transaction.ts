// Holds the state of a transaction intent and runs it, resuming one that an earlier visit sent.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { type ActivityRecord, activityStore, isUncertain } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { idle, type TransactionProgress } from '@/lib/transactions/transaction-progress.ts'

export type TransactionCallbacks = {
  /** Called once when mined without a revert. */
  onMined?: (receipt: TransactionReceipt) => void
  /** Called once at the chain's confirmation depth. */
  onFinal?: (receipt: TransactionReceipt) => void
}

/**
 * Returns the state of an intent and its actions. An intent sent on an earlier visit resumes by itself. `run` never
 * signs what may have been sent; `signAgain` does.
 */
export function useTransaction(intent: TransactionIntent, callbacks: TransactionCallbacks) {
  const config = useConfig()
  const [progress, setProgress] = useState<TransactionProgress>(idle)
  const latest = useRef({ intent, callbacks })
  latest.current = { intent, callbacks }
  const reported = useRef(new Set<string>())

  const { key } = intent
  const start = useCallback(
    (signAgain: boolean) =>
      runTransaction(latest.current.intent, {
        config,
        signAgain,
        onChange: (next) => {
          // The page may show another action by now.
          if (latest.current.intent.key !== key) return
          setProgress(next)
          reportOnce(next, reported.current, latest.current.callbacks)
        },
      }),
    [config, key],
  )
  const run = useCallback(() => start(false), [start])
  const signAgain = useCallback(() => start(true), [start])

  useEffect(() => {
    let isCancelled = false
    setProgress(idle)
    reported.current = new Set()
    activityStore
      .get(key)
      .then((record) => {
        if (!isCancelled && record && (isUncertain(record) || wasBroadcast(record))) run()
      })
      .catch(() => {}) // without a store there is nothing to resume
    return () => {
      isCancelled = true
    }
  }, [key, run])

  return { progress, run, signAgain }
}

function wasBroadcast({ hash, state }: ActivityRecord): boolean {
  if (state === 'proposed') return true
  return hash !== undefined && ['submitted', 'replaced', 'mined', 'final'].includes(state)
}

/** Reports each step once, however many clicks share the run; a late read reports both steps. */
function reportOnce({ state, receipt }: TransactionProgress, reported: Set<string>, callbacks: TransactionCallbacks) {
  if (!receipt || (state !== 'mined' && state !== 'final')) return
  if (!reported.has('mined')) callbacks.onMined?.(receipt)
  reported.add('mined')
  if (state === 'mined') return
  if (!reported.has('final')) callbacks.onFinal?.(receipt)
  reported.add('final')
}

/** Whether the component is shown: a transaction that it began goes on, and reports, after its page was left. */
export function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
