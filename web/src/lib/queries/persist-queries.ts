import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { type PersistedClient, persistQueryClient } from '@tanstack/query-persist-client-core'
import type { QueryClient } from '@tanstack/react-query'
import { deserialize, serialize } from 'wagmi'
import { persistMaxAge, persistThrottle } from '@/lib/constants.ts'
import { safeLocalStorage } from '@/lib/store/safe-local-storage.ts'

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
    deserialize: readKept,
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
function readKept(text: string): PersistedClient {
  try {
    return deserialize<PersistedClient>(text)
  } catch {
    return { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } }
  }
}
