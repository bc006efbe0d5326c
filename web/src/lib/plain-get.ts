import { cacheTime } from './constants'

/** Reading 1 of decision A51, for GETs to hosts that are no chain: three repeats, 1 s apart and doubling, at most 30 s. */
export const plainGet = {
  retry: 3,
  retryDelay: (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000),
  staleTime: 300_000,
  gcTime: cacheTime,
  // Else it would wait without an end, and without a word, where the browser takes itself for offline.
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
