import { skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { plainGet } from '@/lib/queries/plain-get.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import { isPhone } from '@/lib/wallet/is-phone.ts'
import { directoryConfig } from './directory-config.ts'
import { directoryQuery } from './directory-query.ts'
import { type Listings, readListings } from './read-listings.ts'

/** Time after the last key. ms. */
const searchWait = 500
const pageSize = 40

/**
 * Row X3: the directory's wallets page by page, those that fit `text` where there is one. A new text lets go of the question
 * before, whose answer is not shown any more.
 */
export function useWalletSearch(text: string) {
  const search = useDebounced(text.trim(), searchWait)
  const settled = search === text.trim()
  const config = directoryConfig
  const kind = isPhone() ? 'getMobileListings' : 'getDesktopListings'
  const result = useInfiniteQuery({
    ...plainGet,
    ...directoryQuery,
    // While somebody types nobody looks at the question before, so that it is cancelled.
    queryKey: ['walletDirectory', kind, 'all', settled ? search : null],
    queryFn:
      config && settled
        ? ({ pageParam, signal }) =>
            readListings(config, kind, { query: { page: pageParam, entries: pageSize, version: 2, search }, signal })
        : skipToken,
    initialPageParam: 1,
    getNextPageParam: (last: Listings, pages) => (pages.length * pageSize < last.total ? pages.length + 1 : undefined),
  })
  const pages = result.data?.pages
  return {
    search,
    wallets: pages?.flatMap(({ wallets }) => wallets) ?? [],
    total: pages?.at(-1)?.total ?? 0,
    isPending: result.isPending && !result.isError,
    isError: result.isError || result.failureCount > 0,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  }
}
