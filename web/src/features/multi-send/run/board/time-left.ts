// Measures how long the batches of a run take on this page, and estimates the time left from it.

import { isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { useEffect, useState } from 'react'

export type Pace = {
  /** Number of batches that are mined or given up. */
  ended: number
  /** When the present batch began, in ms since 1970; undefined while the run rests. */
  since?: number | undefined
  /** How long each of the last batches took, from the wallet's prompt to its block, in ms. */
  samples: number[]
}

export const noPace: Pace = { ended: 0, samples: [] }

/** The latest batches say most: fees and the user's speed change. */
const most = 15

/** Adds what is seen now. Time while the run rests does not count, nor do batches that were mined before. */
export function measurePace(
  { ended: before, since, samples }: Pace,
  { ended, isSending, now }: { ended: number; isSending: boolean; now: number },
): Pace {
  const count = ended - before
  const next = isSending ? now : undefined
  if (since === undefined) return { ended, since: next, samples }
  if (count === 0) return { ended, since: isSending ? since : undefined, samples }
  // After a reorg a batch is open again: what has passed belongs to none.
  if (count < 0) return { ended, since: next, samples }
  // A wallet may send several batches by one signature.
  const each = Array<number>(count).fill((now - since) / count)
  return { ended, since: next, samples: [...samples, ...each].slice(-most) }
}

/** Estimates the time that `open` batches take, in ms, by the median; undefined before the first one is measured. */
export function estimateTimeLeft({ samples }: Pace, open: number): number | undefined {
  const sorted = samples.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  return median === undefined ? undefined : median * open
}

/** Estimates the time until the last batch is mined, in ms. Undefined while the run rests, and before it can be known. */
export function useTimeLeft(progress: Pick<RunProgress, 'phase' | 'records'> | undefined): number | undefined {
  const [pace, setPace] = useState(noPace)
  const isSending = progress?.phase === 'sending'
  const open = progress?.records.filter(isUnresolved).length ?? 0
  const ended = (progress?.records.length ?? 0) - open
  useEffect(() => setPace((before) => measurePace(before, { ended, isSending, now: Date.now() })), [ended, isSending])
  return isSending && open > 0 ? estimateTimeLeft(pace, open) : undefined
}
