import { skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { LoaderCircle, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { findInstalled } from '@/features/wallet/directory/bundled-wallets.ts'
import { directoryConfig, directoryQuery } from '@/features/wallet/directory/directory-config.ts'
import { type Listings, readListings } from '@/features/wallet/directory/read-listings.ts'
import type { FoundWallet } from '@/features/wallet/directory/wallet-entry.ts'
import { useDebounced } from '@/lib/browser/use-debounced.ts'
import { formatCount } from '@/lib/i18n/format-count.ts'
import { plainGet } from '@/lib/storage/query-client.ts'
import { isPhone } from '@/lib/wallet/pairing/app-links.ts'
import { WaitingTiles, WalletTiles } from './wallet-tiles.tsx'

type WalletBrowserProps = {
  found: readonly FoundWallet[]
  text: string
  onText: (text: string) => void
}

/** Shows all wallets of the directory, page by page, with a search. */
export function WalletBrowser({ found, text, onText }: WalletBrowserProps) {
  const { t } = useTranslation()
  const search = useWalletSearch(text)
  const wallets = search.wallets.map((wallet) => ({
    ...wallet,
    connectorUid: findInstalled(wallet, found)?.connectorUid,
  }))
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute start-3 top-3 z-1 size-4 text-quiet" />
        <input
          type="search"
          className="input w-full ps-9"
          aria-label={t('walletModal.directory.search')}
          placeholder={t('walletModal.directory.search')}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the user opens the list to search it.
          autoFocus
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {/* A fixed height, so that the dialog does not resize with each answer. */}
      <div className="-mx-2 flex h-[min(400px,50dvh)] flex-col gap-3 overflow-y-auto px-2 pt-1 pb-2">
        {search.isPending ? <WaitingTiles /> : <WalletTiles wallets={wallets} label={t('walletModal.directory.all')} />}
        <SearchStatus search={search} shown={wallets.length} />
        {search.hasMore && (
          <button type="button" className="btn w-full" disabled={search.isLoadingMore} onClick={search.loadMore}>
            {search.isLoadingMore && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
            {t('walletModal.directory.more')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Shows the result of the search in words. */
function SearchStatus({ search, shown }: { search: ReturnType<typeof useWalletSearch>; shown: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-live="polite" className="text-center text-13 text-quiet">
      {search.isError && (
        <>
          <p>{t('walletModal.directory.searchFailed')}</p>
          <button type="button" className="btn btn-sm mt-2" onClick={search.retry}>
            {t('common.tryAgain')}
          </button>
        </>
      )}
      {search.isPending && <span className="sr-only">{t('common.loading')}</span>}
      {!search.isPending && !search.isError && (
        <p>
          {shown === 0
            ? t('walletModal.directory.none', { search: search.search })
            : t('walletModal.directory.shown', { shown: formatCount(shown), total: formatCount(search.total) })}
        </p>
      )}
    </div>
  )
}

/** Delay after the last key, ms. */
const searchWait = 500
const pageSize = 40

/**
 * Row X3: the directory's wallets page by page, filtered by `text` if it is not empty. A new text aborts the previous
 * query, whose result is not shown any more.
 */
function useWalletSearch(text: string) {
  const search = useDebounced(text.trim(), searchWait)
  const settled = search === text.trim()
  const config = directoryConfig
  const kind = isPhone() ? 'getMobileListings' : 'getDesktopListings'
  const result = useInfiniteQuery({
    ...plainGet,
    ...directoryQuery,
    // While the user types, a constant key drops the previous query so that it is aborted.
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
