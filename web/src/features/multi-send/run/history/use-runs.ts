import type { RunSummary } from '@saleyard/send/run/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { isSummary, runStore } from '@/features/multi-send/run/run-store.ts'

const queryKey = ['multi-send-runs']

/** Reads all runs on this device, newest first. */
export function useRuns(): {
  runs: RunSummary[]
  /** Number of further runs that cannot be read. */
  damaged: number
  /** True after the first reading, even without any run. */
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
  // With two windows in view at once, neither receives a focus event that would refetch.
  useEffect(() => runStore.subscribe(() => void client.invalidateQueries({ queryKey })), [client])
  const runs = useMemo(() => data?.filter(isSummary) ?? [], [data])
  const reload = useCallback(() => client.invalidateQueries({ queryKey }), [client])
  return {
    runs,
    damaged: (data?.length ?? 0) - runs.length,
    isRead: data !== undefined,
    error,
    reload,
  }
}
