import { LoaderCircle, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { findInstalled } from '@/features/wallet/directory/find-installed.ts'
import type { FoundWallet } from '@/features/wallet/directory/to-found-wallets.ts'
import { useWalletSearch } from '@/features/wallet/directory/use-wallet-search.ts'
import { WalletTiles } from './wallet-tiles.tsx'

export type WalletBrowserProps = {
  found: readonly FoundWallet[]
  text: string
  onText: (text: string) => void
}

/** All wallets of the directory, with a search. */
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
          // biome-ignore lint/a11y/noAutofocus: whoever opens the list wants to search it.
          autoFocus
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {/* Of one height, so that the dialog does not grow and shrink with each answer. */}
      <div className="-mx-2 flex h-[min(400px,50dvh)] flex-col gap-3 overflow-y-auto px-2 pt-1 pb-2">
        <WalletTiles wallets={wallets} label={t('walletModal.directory.all')} />
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

/** What came of the question, in words. */
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
      {search.isPending && !search.isError && <p>{t('common.loading')}</p>}
      {!search.isPending && !search.isError && (
        <p>
          {shown === 0
            ? t('walletModal.directory.none', { search: search.search })
            : t('walletModal.directory.shown', { shown, total: search.total })}
        </p>
      )}
    </div>
  )
}
