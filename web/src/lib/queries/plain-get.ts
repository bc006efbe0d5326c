import { plainGetCacheTime, plainGetRetry, plainGetRetryDelay, plainGetRetryDelayMax } from '@/lib/constants.ts'

/** Options of a query that asks a plain HTTP server (names, lists of wallets), which nothing else repeats. */
export const plainGet = {
  retry: plainGetRetry,
  /** @param attempt 0 for the first repetition. */
  retryDelay: (attempt: number): number => Math.min(plainGetRetryDelay * 2 ** attempt, plainGetRetryDelayMax),
  gcTime: plainGetCacheTime,
}
