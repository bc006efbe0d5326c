import { isUnresolved } from '@saleyard/send/run/batch-record.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import { type RunBatchesOptions, runBatches } from '@saleyard/send/run/run-batches.ts'
import { restoreRun } from '@saleyard/send/run/store-run.ts'
import type { RunProgress, StoredRun } from '@saleyard/send/run/types.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { chooseSender } from '@/features/multi-send/run/connect-run.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createSendBatch } from './create-send-batch.ts'

/** What the user has decided about batches that a wallet may hold. */
export type RunHow = Pick<RunBatchesOptions, 'resend' | 'hasSeenCancelled' | 'stop' | 'checkOnly'> & {
  /** Asked before anything else, once the run is on this device. Where it says no, nothing is done. */
  mayStart?: () => Promise<boolean>
}

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

/** ms between two looks for a batch that counts as not sent or is undecided, while its page is open. */
const doubtInterval = 15_000

/** Drives a stored run. Leaving the page pauses it. */
export function useRun(stored: StoredRun): UseRunReturnType {
  const { t } = useTranslation()
  const config = useConfig()
  const [progress, setProgress] = useState<RunProgress>()
  const [error, setError] = useState<unknown>()
  const [isRestored, setRestored] = useState(false)
  const [isPausing, setPausing] = useState(false)
  /** A look of its own accord has failed on its way, and nothing else looks. */
  const [isCutOff, setCutOff] = useState(false)
  const running = useRef<{ abort: AbortController; ended: Promise<unknown>; isCheck: boolean }>(undefined)
  const records = useRef(stored.records)
  const { id, chainId } = stored.summary

  const drive = useCallback(
    async (signal: AbortSignal, { mayStart, ...how }: RunHow, isQuiet: boolean) => {
      const recordOf = ({ number }: { number: number }) => records.current[number - 1]
      const show = (next: RunProgress) => {
        records.current = next.records
        setProgress(next)
        if (next.isRestored) setRestored(true)
      }
      // The site data may have been cleared while the run was resting.
      if (await restoreRun(runStore, { ...stored, records: records.current })) setRestored(true)
      if (mayStart && !(await mayStart())) return
      await runBatches({
        runId: id,
        store: runStore,
        chain: createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations),
        ...chooseSender({ config, run: stored, sendAlone: createSendBatch({ config, run: stored, recordOf, t }) }),
        onProgress: (next) => (isQuiet && next.phase === 'reconciling' ? undefined : show(next)),
        signal,
        ...how,
      })
    },
    [config, chainId, id, stored, t],
  )
  const attempt = useCallback(
    async (signal: AbortSignal, how: RunHow, isQuiet: boolean) => {
      if (!isQuiet) setError(undefined)
      setPausing(false)
      try {
        await drive(signal, how, isQuiet)
        setCutOff(false)
      } catch (cause) {
        // The next look may succeed.
        setCutOff(isQuiet)
        if (isQuiet) return
        setError(cause)
        setProgress(undefined)
      } finally {
        setPausing(false)
      }
    },
    [drive],
  )
  const start = useCallback(
    async (how: RunHow = {}, isQuiet = false) => {
      const before = running.current
      // What the user decides about a batch ends the waiting for it; a second press of the same button does not.
      if (before && (isQuiet || !(before.isCheck || how.resend))) return
      const abort = new AbortController()
      before?.abort.abort()
      const ended = (before?.ended ?? Promise.resolve()).then(() => attempt(abort.signal, how, isQuiet))
      const mine = { abort, ended, isCheck: isQuiet }
      running.current = mine
      await ended
      if (running.current === mine) running.current = undefined
    },
    [attempt],
  )

  // Only looking is left: no signature will be asked for.
  const isSent = stored.records.every((record) => record.isMarkedOnly || !isUnresolved(record))
  useEffect(() => {
    if (isSent) void start()
  }, [isSent, start])
  // A wallet may still send a declined batch, a node may learn of a transaction late, what waits for a block gets into one, and a node
  // that has failed answers again.
  const phase = useRef(progress?.phase)
  phase.current = progress?.phase
  const isOnItsWay = progress?.records.some((record) => record.isPending && isUnresolved(record))
  const isDoubtful =
    isCutOff ||
    isOnItsWay ||
    progress?.phase === 'needsDecision' ||
    (progress?.records ?? stored.records).some(isInDoubt)
  useEffect(() => {
    if (!isDoubtful) return undefined
    // Not where a failure is being read.
    const check = () => phase.current !== 'pausedAfterFailure' && void start({ checkOnly: true }, true)
    check()
    const timer = setInterval(check, doubtInterval)
    return () => clearInterval(timer)
  }, [isDoubtful, start])
  useEffect(() => () => running.current?.abort.abort(), [])

  return {
    run: { ...stored, records: progress?.records ?? records.current },
    progress,
    error,
    isPausing,
    isRestored,
    start: (how) => void start(how),
    pause: () => {
      setPausing(true)
      running.current?.abort.abort()
    },
  }
}
