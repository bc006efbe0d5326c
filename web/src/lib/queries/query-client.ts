import { QueryClient } from '@tanstack/react-query'
import { cacheTime, queryRetry } from '@/lib/constants.ts'

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
