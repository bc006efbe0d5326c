// Reads the holders of a contract through the history service, and makes the list that the rules choose.

import type { HolderRules } from '@saleyard/history/holders/choose-holders.ts'
import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useDebounced } from '@/lib/browser/use-debounced.ts'
import type { HoldersList, HoldersSummary, ReadAt } from '@/lib/history/history-service.ts'
import { useHistoryService } from '@/lib/history/use-history-service.ts'

export type HoldersWanted = { chainId: number; contract: Address; at: ReadAt }

export type HoldersState =
  | { step: 'idle' }
  | { step: 'reading' | 'paused'; wanted: HoldersWanted; progress?: ReadProgress | undefined }
  | { step: 'failed'; wanted: HoldersWanted; error: unknown }
  | DoneState
type DoneState = {
  step: 'done'
  wanted: HoldersWanted
  summary: HoldersSummary
  /** The endpoint that reads the logs again. */
  confirming?: { endpoint: string; progress?: ReadProgress | undefined }
  /** Why the last one could not. */
  error?: unknown
}

/** Reads holders on request; what was read stays on the device, so that a paused reading goes on where it was. */
export function useHoldersReading() {
  const service = useHistoryService()
  const [job] = useState(() => crypto.randomUUID())
  const [state, setState] = useState<HoldersState>({ step: 'idle' })
  // A later click makes an earlier reading's answer void.
  const turn = useRef(0)
  // The service keeps the balances of a reading until it is stopped.
  const stop = () => {
    if (turn.current > 0) void service.stop(job)
    turn.current += 1
  }
  const latestStop = useRef(stop)
  latestStop.current = stop
  useEffect(() => () => latestStop.current(), [])

  const confirmation = `${job} again`
  /** Has the endpoints read the logs again, one after the other, until the reading is confirmed or one differs. */
  async function confirm({ wanted, summary }: DoneState, endpoints: readonly string[]): Promise<void> {
    turn.current += 1
    const mine = turn.current
    const done: DoneState = { step: 'done', wanted, summary }
    const show = (change: Partial<DoneState>) => turn.current === mine && setState({ ...done, ...change })
    try {
      for (const endpoint of endpoints) {
        show({ confirming: { endpoint } })
        done.summary = await service.confirmHolders({ job: confirmation, reading: job, endpoint }, (progress) =>
          show({ confirming: { endpoint, progress } }),
        )
        if (turn.current !== mine || done.summary.verdict.isConfirmed !== undefined) break
      }
      show({})
    } catch (error) {
      show({ error })
    }
  }

  return {
    job,
    state,
    load(wanted: HoldersWanted) {
      turn.current += 1
      const mine = turn.current
      const show = (next: HoldersState) => turn.current === mine && setState(next)
      show({ step: 'reading', wanted })
      service
        .readHolders({ job, ...wanted }, (progress) => show({ step: 'reading', wanted, progress }))
        .then(
          (summary) => show({ step: 'done', wanted, summary }),
          (error) => show({ step: 'failed', wanted, error }),
        )
    },
    confirm(endpoints: readonly string[]) {
      if (state.step === 'done') void confirm(state, endpoints)
    },
    /** Stops a reading that has not ended, or its confirmation. */
    pause() {
      if (state.step === 'done' && state.confirming) {
        turn.current += 1
        void service.stop(confirmation)
        setState({ step: 'done', wanted: state.wanted, summary: state.summary })
      }
      if (state.step !== 'reading') return
      stop()
      setState({ ...state, step: 'paused' })
    },
    /** Forgets a reading of something else than what is wanted now. */
    reset() {
      if (state.step === 'idle') return
      stop()
      setState({ step: 'idle' })
    },
  }
}

type UseHoldersListParameters = {
  job: string
  /** A reading that has ended. */
  summary: HoldersSummary
  rules: HolderRules | undefined
  ids: readonly bigint[] | undefined
  /** Of what is sent. */
  decimals: number
}

type UseHoldersListReturnType = {
  /** The list of these rules; undefined while it is being made. */
  list: HoldersList | undefined
  error: unknown
  retry: () => void
}

/** Milliseconds: rules that are typed are not asked for letter by letter. */
const delay = 200

/** Makes the list that the rules choose, again after each change. */
export function useHoldersList({
  job,
  summary,
  rules,
  ids,
  decimals,
}: UseHoldersListParameters): UseHoldersListReturnType {
  const service = useHistoryService()
  const key = rules && `${decimals} ${JSON.stringify([rules, ids], toText)}`
  const settled = useDebounced(key, delay)
  const isSettled = key !== undefined && key === settled
  const making = useQuery({
    queryKey: ['multi-send-holders', job, summary.block.hash, summary.holders, summary.verdict.isConfirmed, settled],
    queryFn: () => {
      if (!rules) throw new Error('No rules')
      return service.listHolders({ job, rules, ids, decimals, mayBeUnchecked: true })
    },
    enabled: isSettled && summary.verdict.kind !== 'wrong',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const isKnown = isSettled && !making.isFetching
  return {
    list: isKnown ? making.data : undefined,
    error: isKnown ? making.error : undefined,
    retry: () => void making.refetch(),
  }
}

function toText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
