import type { ActivityRecord } from './activity-store.ts'

/** Whether the wallet was asked for it and nobody saw the answer. Not while another tab is still asking: see `holdKey`. */
export function isUncertain({ state, hash, isInterrupted }: ActivityRecord): boolean {
  if (state === 'uncertain') return true
  return !hash && (state === 'awaiting-signature' || (state === 'failed' && isInterrupted === true))
}
