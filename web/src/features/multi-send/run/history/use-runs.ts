import type { RunSummary } from '@saleyard/send/run/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { runStore } from '@/features/multi-send/run/run-store.ts'

const queryKey = ['multi-send-runs']

/** All runs on this device, newest first. */
export function useRuns(): {
  runs: RunSummary[]
  /** How many more there are that cannot be read. */
  damaged: number
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
  const runs = data?.filter(isSummary) ?? []
  return {
    runs,
    damaged: (data?.length ?? 0) - runs.length,
    isRead: data !== undefined,
    error,
    reload: () => client.invalidateQueries({ queryKey }),
  }
}

/** Whether all is there that the page shows of it: a summary that a damaged disk has cut short must not break the page. */
function isSummary({ id, createdAt, chainId, symbol, decimals, recipients, total }: Partial<RunSummary>): boolean {
  const areNumbers = [createdAt, chainId, decimals, recipients].every(Number.isSafeInteger)
  return areNumbers && typeof id === 'string' && typeof symbol === 'string' && typeof total === 'bigint'
}
