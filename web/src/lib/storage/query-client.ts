// Creates the page's one query cache, stores marked results over a reload, and sets the retries of plain HTTP reads.

import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { type PersistedClient, persistQueryClient } from '@tanstack/query-persist-client-core'
import { QueryClient } from '@tanstack/react-query'
import { deserialize, serialize } from 'wagmi'
import {
  cacheTime,
  persistMaxAge,
  persistThrottle,
  plainGetCacheTime,
  plainGetRetry,
  plainGetRetryDelay,
  plainGetRetryDelayMax,
  queryRetry,
} from '@/lib/constants.ts'
import { safeLocalStorage } from './safe-local-storage.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Survives a reload, see {@link persistQueries}. Never for values that a write depends on: balances, allowances,
       * nonces, gas, marks, fees, code, decimals.
       */
      persist?: boolean
    }
  }
}

/**
 * Creates the page's one cache, configured for chain reads: viem retries them by itself, a cached result stays visible
 * while it refetches, and focusing the window refetches nothing. Plain HTTP queries override this, see {@link
 * plainGet}.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: cacheTime, retry: queryRetry, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
      // Owners sign without a network; a paused click would open a wallet once the network is back.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Incremented when the stored shape changes: older entries are dropped. */
const version = '1'

/**
 * Restores the cache of the last visit, and stores results of queries with `meta: { persist: true }` in localStorage
 * under `cache`. Nothing is stored by default: a payroll must not show yesterday's balance.
 *
 * @returns A function that stops it.
 */
export function persistQueries(queryClient: QueryClient): () => void {
  const persister = createAsyncStoragePersister({
    key: 'cache',
    storage: safeLocalStorage,
    throttleTime: persistThrottle,
    serialize,
    deserialize: parseCache,
  })
  const [stop] = persistQueryClient({
    queryClient,
    persister,
    maxAge: persistMaxAge,
    buster: version,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta?.persist === true,
      shouldDehydrateMutation: () => false,
    },
  })
  return stop
}

/** An unreadable cache counts as empty. */
function parseCache(text: string): PersistedClient {
  try {
    return deserialize<PersistedClient>(text)
  } catch {
    return { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } }
  }
}

/** Options of a query to a plain HTTP server (names, lists of wallets), which nothing else retries. */
export const plainGet = {
  retry: plainGetRetry,
  /** @param attempt 0 for the first retry. */
  retryDelay: (attempt: number): number => Math.min(plainGetRetryDelay * 2 ** attempt, plainGetRetryDelayMax),
  gcTime: plainGetCacheTime,
}
