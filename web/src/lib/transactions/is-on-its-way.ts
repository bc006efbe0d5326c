import type { Config } from 'wagmi'
import type { ActivityRecord } from './activity-store.ts'

/** Whether a transaction whose hash is known is followed after a reload. A vanished one may come back within a day. */
export function isOnItsWay(record: ActivityRecord, config: Config): boolean {
  const { state, dropReason, updatedAt } = record
  if (!isConfigured(record, config)) return false
  if (state === 'dropped') return dropReason === 'vanished' && isOfToday(updatedAt)
  return ['submitted', 'replaced', 'mined'].includes(state)
}

export function isConfigured({ chainId }: ActivityRecord, config: Config): boolean {
  return config.chains.some(({ id }) => id === chainId)
}

export const isOfToday = (time: number) => Date.now() - time < 86_400_000
