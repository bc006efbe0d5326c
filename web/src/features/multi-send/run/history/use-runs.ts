import type { RunSummary } from '@saleyard/send/run/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { runStore } from '@/features/multi-send/run/run-store.ts'

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
  const runs = data?.filter(isSummary) ?? []
  return {
    runs,
    damaged: (data?.length ?? 0) - runs.length,
    isRead: data !== undefined,
    error,
    reload: () => client.invalidateQueries({ queryKey }),
  }
}

/**
 * Whether a summary has all fields that the page shows: one that a damaged disk has cut short must not break the page.
 */
function isSummary({ id, createdAt, chainId, symbol, decimals, recipients, total }: Partial<RunSummary>): boolean {
  const areNumbers = [createdAt, chainId, decimals, recipients].every(Number.isSafeInteger)
  return areNumbers && typeof id === 'string' && typeof symbol === 'string' && typeof total === 'bigint'
}
