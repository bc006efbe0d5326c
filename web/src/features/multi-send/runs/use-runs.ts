import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { runStore } from '../run/run-store.ts'
import type { RunSummary } from '../run/types.ts'

const queryKey = ['multi-send-runs']

/** All runs on this device, newest first. */
export function useRuns(): {
  runs: RunSummary[]
  /** They were read, even if there are none. */
  isRead: boolean
  error: unknown
  reload: () => Promise<void>
} {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => runStore.list(),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  })
  // Two windows may be in view at once: neither is ever come back to.
  useEffect(() => runStore.subscribe(() => void client.invalidateQueries({ queryKey })), [client])
  return { runs: data ?? [], isRead: data !== undefined, error, reload: () => client.invalidateQueries({ queryKey }) }
}
