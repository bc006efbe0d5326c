import { useEffect, useState } from 'react'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import type { RunProgress } from '@/features/multi-send/run/types.ts'

/** ms after which a wallet that has not answered is spoken of. */
export const walletSilentAfter = 120_000
/** ms after which a hash that no node knows is spoken of. Nodes pass a transaction on within seconds. */
export const hashUnseenAfter = 90_000
/** ms between two looks at the clock. */
const clockPace = 10_000

/** What a run waits for longer than usual. */
export type Stall = { kind: 'walletSilent' | 'hashUnseen'; minutes: number }

/** @param waited ms in which nothing of the record has changed. */
export function findStall(record: BatchRecord | undefined, waited: number): Stall | undefined {
  const minutes = Math.floor(waited / 60_000)
  if (record?.state === 'signing' && waited >= walletSilentAfter) return { kind: 'walletSilent', minutes }
  const isUnseen = record?.state === 'sent' && !record.isPending && !record.isMarkedOnly
  return isUnseen && waited >= hashUnseenAfter ? { kind: 'hashUnseen', minutes } : undefined
}

/** Tells when the wallet or the network is silent for longer than usual. The run goes on waiting meanwhile. */
export function useStall(progress: RunProgress | undefined): Stall | undefined {
  const record = progress?.phase === 'sending' ? progress.records[(progress.current ?? 0) - 1] : undefined
  const what = record && [record.number, record.state, record.isPending, ...record.hashes].join()
  const [clock, setClock] = useState<{ what: string; waited: number }>()

  useEffect(() => {
    if (what === undefined) return undefined
    const start = Date.now()
    const timer = setInterval(() => setClock({ what, waited: Date.now() - start }), clockPace)
    return () => {
      clearInterval(timer)
      // The same batch may be waited for again, after a pause.
      setClock(undefined)
    }
  }, [what])

  return clock !== undefined && clock.what === what ? findStall(record, clock.waited) : undefined
}
