// Drives a stored run on the page: starts, pauses and checks it, and holds its progress.

import { isUnresolved } from '@saleyard/send/run/batch-record.ts'
import { isInDoubt } from '@saleyard/send/run/doubt.ts'
import type { RunBatchesOptions } from '@saleyard/send/run/run-batches.ts'
import { rememberRecords, restoreRun } from '@saleyard/send/run/store-run.ts'
import type { RunProgress, StoredRun } from '@saleyard/send/run/types.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { chooseSender, openRunChain, runBatches } from '@/features/multi-send/run/connect-run.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { createSendBatch } from './create-send-batch.ts'

/** The user's decisions about batches that a wallet may hold. */
export type StartOptions = Pick<RunBatchesOptions, 'resend' | 'hasSeenCancelled' | 'stop' | 'checkOnly'> & {
  /** Called before anything else, once the run is on this device. If it returns false, the run does not start. */
  mayStart?: () => Promise<boolean>
}

export type UseRunReturnType = {
  /** The run with its current records. */
  run: StoredRun
  progress: RunProgress | undefined
  /** Failure of the chain or the storage. `run` contains what a wallet has sent, even if it is not stored. */
  error: unknown
  isPausing: boolean
  /** True if the run was missing on this device and was stored again from memory. */
  isRestored: boolean
  start: (options?: StartOptions) => void
  pause: () => void
  /** Pauses, and resolves once nothing is sent or checked any more. */
  rest: () => Promise<void>
  /** Shows the records as they are stored: others than the run may have changed them while it rests. */
  reload: () => Promise<void>
}

/** In milliseconds, between two checks of a batch in doubt or without a decision, while its page is open. */
const doubtInterval = 15_000

/** Drives a stored run. Leaving the page pauses it. */
export function useRun(stored: StoredRun): UseRunReturnType {
  const { t } = useTranslation()
  const config = useConfig()
  const [progress, setProgress] = useState<RunProgress>()
  const [error, setError] = useState<unknown>()
  const [isRestored, setRestored] = useState(false)
  const [isPausing, setPausing] = useState(false)
  const [, setReloads] = useState(0)
  /** True if an automatic check has failed and no other one is running. */
  const [isCutOff, setCutOff] = useState(false)
  const running = useRef<{ abort: AbortController; ended: Promise<unknown>; isCheck: boolean }>(undefined)
  const records = useRef(stored.records)
  const { id, chainId } = stored.summary

  const drive = useCallback(
    async (signal: AbortSignal, { mayStart, ...options }: StartOptions, isQuiet: boolean) => {
      const recordOf = ({ number }: { number: number }) => records.current[number - 1]
      const show = (next: RunProgress) => {
        records.current = next.records
        setProgress(next)
        if (next.isRestored) setRestored(true)
      }
      // The user may have cleared the site data while the run was resting.
      const remembered = rememberRecords({ ...stored, records: records.current })
      if (await restoreRun(runStore, { ...stored, records: remembered })) {
        records.current = remembered
        setRestored(true)
      }
      if (mayStart && !(await mayStart())) return
      const run = { ...stored, records: records.current }
      const sendAlone = createSendBatch({ config, run, recordOf, t })
      const sender = await chooseSender({ config, run, sendAlone })
      await runBatches({
        runId: id,
        store: runStore,
        chain: openRunChain(config, chainId),
        ...sender,
        onProgress: (next) => (isQuiet && next.phase === 'reconciling' ? undefined : show(next)),
        signal,
        ...options,
      })
    },
    [config, chainId, id, stored, t],
  )
  const attempt = useCallback(
    async (signal: AbortSignal, options: StartOptions, isQuiet: boolean) => {
      if (!isQuiet) setError(undefined)
      setPausing(false)
      try {
        await drive(signal, options, isQuiet)
        setCutOff(false)
      } catch (cause) {
        // The next check may succeed.
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
    async (options: StartOptions = {}, isQuiet = false) => {
      const before = running.current
      // The user's decision about a batch ends the wait for it; a second click on the same button does not.
      if (before && (isQuiet || !(before.isCheck || options.resend))) return
      const abort = new AbortController()
      before?.abort.abort()
      const ended = (before?.ended ?? Promise.resolve()).then(() => attempt(abort.signal, options, isQuiet))
      const mine = { abort, ended, isCheck: isQuiet }
      running.current = mine
      await ended
      if (running.current === mine) running.current = undefined
    },
    [attempt],
  )

  // Only checks are left: they request no signature, and what the owners of a Safe have is not proposed again.
  const isSent = stored.records.every(
    (record) => record.isMarkedOnly || !isUnresolved(record) || record.state === 'proposed',
  )
  useEffect(() => {
    if (isSent) void start()
  }, [isSent, start])
  // A wallet may still send a declined batch, a node may learn of a transaction late, a pending one may be mined, and a
  // failed node may recover.
  const phase = useRef(progress?.phase)
  phase.current = progress?.phase
  const isAwaitingBlock = progress?.records.some((record) => record.isPending && isUnresolved(record))
  const needsChecks =
    isCutOff ||
    isAwaitingBlock ||
    progress?.phase === 'needsDecision' ||
    (progress?.records ?? stored.records).some(isInDoubt)
  useEffect(() => {
    if (!needsChecks) return undefined
    // Skips the check while the user reads a failure.
    const check = () => phase.current !== 'pausedAfterFailure' && void start({ checkOnly: true }, true)
    check()
    const timer = setInterval(check, doubtInterval)
    return () => clearInterval(timer)
  }, [needsChecks, start])
  useEffect(() => () => running.current?.abort.abort(), [])

  const pause = () => {
    setPausing(true)
    running.current?.abort.abort()
  }
  return {
    run: { ...stored, records: progress?.records ?? records.current },
    progress,
    error,
    isPausing,
    isRestored,
    start: (options) => void start(options),
    pause,
    rest: async () => {
      const { ended } = running.current ?? {}
      if (!ended) return
      pause()
      await ended
    },
    reload: async () => {
      const fresh = await runStore.load(id)
      if (!fresh) return
      records.current = fresh.records
      setProgress((before) => before && { ...before, records: fresh.records })
      setReloads((count) => count + 1)
    },
  }
}
