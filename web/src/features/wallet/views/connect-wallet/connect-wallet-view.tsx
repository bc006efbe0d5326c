import { skipToken, useQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { Waiting } from '@/components/ui/waiting.tsx'
import { bundledWallets, findInstalled } from '@/features/wallet/directory/bundled-wallets.ts'
import { directoryConfig, directoryQuery } from '@/features/wallet/directory/directory-config.ts'
import { type ListingQuery, readListings } from '@/features/wallet/directory/read-listings.ts'
import { useFoundWallets } from '@/features/wallet/directory/use-found-wallets.ts'
import type { FoundWallet, WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import type { Modal } from '@/features/wallet/modal/create-modal.ts'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { recommendedWallets } from '@/lib/constants.ts'
import { withTexts } from '@/lib/i18n/load-language.ts'
import { plainGet } from '@/lib/storage/query-client.ts'
import { isFramed } from '@/lib/wallet/load-safe-app.ts'
import { isPhone } from '@/lib/wallet/pairing/app-links.ts'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { useConnectAttempt } from './connect-attempt.tsx'
import { WalletBrowser } from './wallet-browser.tsx'
import { FoundList, PairingRow, SafeRow } from './wallet-rows.tsx'
import { Tile, WalletTiles } from './wallet-tiles.tsx'

const SafeSilence = lazyPart(
  withTexts('safe', async () => ({ default: (await import('@/components/safe/inside-safe.tsx')).SafeSilence })),
)

/** Inside a Safe's page there is nothing to choose: before that page answers, the dialog says so. */
export function ConnectWalletView() {
  const { close } = useModal()
  if (!isFramed()) return <AllWallets />
  return (
    <Suspense fallback={<Waiting rows={['h-12', 'h-9', 'h-28']} />}>
      <SafeSilence onConnected={close} />
    </Suspense>
  )
}

/** Shows the wallets found in this browser, pairing, and recommended or all wallets of the directory. */
function AllWallets() {
  const { t } = useTranslation()
  const modal = useModal()
  const { found, recentId } = useFoundWallets()
  const attempt = useConnectAttempt(modal.close)
  const browsing = getBrowsingStore(modal)
  const { open, text } = useStore(browsing)
  return (
    <div className="flex flex-col gap-4 text-14">
      {!open && (
        <div className="flex flex-col gap-2">
          <FoundList found={found} attempt={attempt} />
          <PairingRow recent={recentId === pairingId} />
          <SafeRow />
        </div>
      )}
      <section className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-2">
          <h3 className="font-medium text-13 text-quiet">
            {t(open ? 'walletModal.directory.all' : 'walletModal.connect.others')}
          </h3>
          {open && (
            <button type="button" className="btn btn-ghost btn-xs" onClick={() => browsing.setState({ open: false })}>
              {t('walletModal.directory.fewer')}
            </button>
          )}
        </div>
        {open ? (
          <WalletBrowser found={found} text={text} onText={(next) => browsing.setState({ text: next })} />
        ) : (
          <RecommendedWallets found={found} onAll={() => browsing.setState({ open: true })} />
        )}
      </section>
    </div>
  )
}

function RecommendedWallets({ found, onAll }: { found: readonly FoundWallet[]; onAll: () => void }) {
  const { t } = useTranslation()
  const { wallets, unreachable } = useRecommendedWallets(found)
  const all = directoryConfig && (
    <Tile
      name={t('walletModal.directory.all')}
      icon={
        <span aria-hidden className="grid size-11 place-items-center rounded-field bg-tint text-brand">
          <LayoutGrid className="size-5" />
        </span>
      }
      onChoose={onAll}
    />
  )
  return (
    <>
      <WalletTiles wallets={wallets} label={t('walletModal.connect.others')} last={all} />
      <p role="status" className="text-13 text-quiet empty:hidden">
        {unreachable && t('walletModal.directory.unreachable')}
      </p>
    </>
  )
}

type Browsing = { open: boolean; text: string }

const start: Browsing = { open: false, text: '' }
const stores = new WeakMap<Modal, StoreApi<Browsing>>()

/** Returns the state of the list of all wallets: kept while one of its wallets is shown, reset with the dialog. */
function getBrowsingStore(modal: Modal): StoreApi<Browsing> {
  const known = stores.get(modal)
  if (known) return known
  const store = createStore<Browsing>(() => start)
  modal.store.subscribe(({ open }) => !open && store.setState(start))
  stores.set(modal, store)
  return store
}

type Recommendation = {
  wallets: readonly WalletEntry[]
  /** The directory does not answer: these are the bundled wallets. */
  unreachable: boolean
}

/**
 * Row X2: up to nine wallets that are not in this browser. The bundled ones show at once; the directory's replace them
 * if it is configured and answers: those that the settings name, in their order, else its own choice.
 */
function useRecommendedWallets(found: readonly FoundWallet[]): Recommendation {
  const config = directoryConfig
  const excludedIds = bundledWallets.filter((wallet) => findInstalled(wallet, found)).map(({ id }) => id)
  const recommendedIds = config?.recommendedIds ?? []
  const isChosen = recommendedIds.length > 0
  const kind = isChosen ? 'getAllListings' : isPhone() ? 'getMobileListings' : 'getDesktopListings'
  const query: ListingQuery = isChosen
    ? { recommendedIds }
    : { page: 1, entries: recommendedWallets, version: 2, excludedIds }
  const { data, failureCount } = useQuery({
    ...plainGet,
    ...directoryQuery,
    queryKey: ['walletDirectory', kind, query],
    queryFn: config ? ({ signal }) => readListings(config, kind, { query, signal }) : skipToken,
  })
  const listed: readonly WalletEntry[] = data?.wallets.length ? data.wallets : bundledWallets
  const order = ({ id }: WalletEntry) => (isChosen && data ? recommendedIds.indexOf(id) : 0)
  return {
    wallets: [...listed]
      .sort((a, b) => order(a) - order(b))
      .filter((wallet) => !findInstalled(wallet, found))
      .slice(0, recommendedWallets),
    unreachable: !data && failureCount > 0,
  }
}
