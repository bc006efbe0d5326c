import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { getChain } from '../../../lib/chains.ts'
import { chooseSender } from '../calls/choose-sender.ts'
import { isOpen } from '../core/is-open.ts'
import { createRunChain } from '../run/create-run-chain.ts'
import { keepRun } from '../run/keep-run.ts'
import { type RunBatchesOptions, runBatches } from '../run/run-batches.ts'
import { runStore } from '../run/run-store.ts'
import type { RunProgress, StoredRun } from '../run/types.ts'
import { createSendBatch } from './create-send-batch.ts'

/** What the user has decided about batches that a wallet may hold. */
export type RunHow = Pick<RunBatchesOptions, 'resend' | 'hasSeenCancelled' | 'stop' | 'looksOnly'>

export type UseRunReturnType = {
  /** The run with its records as they are now. */
  run: StoredRun
  progress: RunProgress | undefined
  /** The chain or the storage failed. What a wallet has sent is in `run`, also where it is on no disk. */
  error: unknown
  isPausing: boolean
  /** It was no longer on this device, and was stored again from memory. */
  isRestored: boolean
  start: (how?: RunHow) => void
  pause: () => void
}

/** Drives a stored run. Leaving the page pauses it. */
export function useRun(stored: StoredRun): UseRunReturnType {
  const { t } = useTranslation()
  const config = useConfig()
  const [progress, setProgress] = useState<RunProgress>()
  const [error, setError] = useState<unknown>()
  const [isRestored, setRestored] = useState(false)
  const [isPausing, setPausing] = useState(false)
  const running = useRef<AbortController>(undefined)
  const records = useRef(stored.records)
  const { id, chainId } = stored.summary

  const start = useCallback(
    async (how: RunHow = {}) => {
      if (running.current) return
      const abort = new AbortController()
      running.current = abort
      setError(undefined)
      setPausing(false)
      const recordOf = ({ number }: { number: number }) => records.current[number - 1]
      try {
        // The site data may have been cleared while the run was resting.
        if (await keepRun(runStore, { ...stored, records: records.current })) setRestored(true)
        await runBatches({
          runId: id,
          store: runStore,
          chain: createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations),
          ...chooseSender({ config, run: stored, sendAlone: createSendBatch({ config, run: stored, recordOf, t }) }),
          onProgress: (next) => {
            records.current = next.records
            setProgress(next)
            if (next.isRestored) setRestored(true)
          },
          signal: abort.signal,
          ...how,
        })
      } catch (cause) {
        setError(cause)
        setProgress(undefined)
      } finally {
        running.current = undefined
        setPausing(false)
      }
    },
    [config, chainId, id, stored, t],
  )

  // Only looking is left: no signature will be asked for.
  const isSent = !stored.records.some(isOpen)
  useEffect(() => {
    if (isSent) void start()
  }, [isSent, start])
  useEffect(() => () => running.current?.abort(), [])

  return {
    run: { ...stored, records: progress?.records ?? records.current },
    progress,
    error,
    isPausing,
    isRestored,
    start: (how) => void start(how),
    pause: () => {
      setPausing(true)
      running.current?.abort()
    },
  }
}
