// Creates the page's one query cache, keeps marked answers over a reload, and sets the retries of plain HTTP reads.

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
       * Survives a reload, see {@link persistQueries}. Never for what a write depends on: balances, allowances, nonces, gas,
       * marks, fees, code, decimals.
       */
      persist?: boolean
    }
  }
}

/**
 * The one cache of the page, set for questions to a chain: viem repeats them by itself, an answer is shown while it is
 * asked anew, and looking at the page again asks nobody. Plain HTTP questions say otherwise, see {@link plainGet}.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: cacheTime, retry: queryRetry, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
    },
  })
}

/** Raised when what is kept changes its shape: older entries are dropped. */
const version = '1'

/**
 * Takes up what the last visit knew, and keeps answers of queries that say `meta: { persist: true }` in localStorage under
 * `cache`. Nothing is kept by default: a balance of yesterday must not stand on the page of a payroll.
 *
 * @returns What ends it.
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

/** What cannot be read counts as nothing kept. */
function parseCache(text: string): PersistedClient {
  try {
    return deserialize<PersistedClient>(text)
  } catch {
    return { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } }
  }
}

/** Options of a query that asks a plain HTTP server (names, lists of wallets), which nothing else repeats. */
export const plainGet = {
  retry: plainGetRetry,
  /** @param attempt 0 for the first repetition. */
  retryDelay: (attempt: number): number => Math.min(plainGetRetryDelay * 2 ** attempt, plainGetRetryDelayMax),
  gcTime: plainGetCacheTime,
}
