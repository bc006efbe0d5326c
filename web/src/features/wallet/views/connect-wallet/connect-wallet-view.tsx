import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { directoryConfig } from '@/features/wallet/directory/directory-config.ts'
import type { FoundWallet } from '@/features/wallet/directory/to-found-wallets.ts'
import { useFoundWallets } from '@/features/wallet/directory/use-found-wallets.ts'
import { useRecommendedWallets } from '@/features/wallet/directory/use-recommended-wallets.ts'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { browsingOf } from './browsing-of.ts'
import { FoundList } from './found-list.tsx'
import { PairingRow } from './pairing-row.tsx'
import { useConnectAttempt } from './use-connect-attempt.ts'
import { WalletBrowser } from './wallet-browser.tsx'
import { Tile, WalletTiles } from './wallet-tiles.tsx'

/** The wallets found in this browser, pairing, and others to choose from. */
export function ConnectWalletView() {
  const { t } = useTranslation()
  const modal = useModal()
  const { found, recentId } = useFoundWallets()
  const attempt = useConnectAttempt(modal.close)
  const browsing = browsingOf(modal)
  const { open, text } = useStore(browsing)
  return (
    <div className="flex flex-col gap-4 text-14">
      {!open && (
        <div className="flex flex-col gap-2">
          <FoundList found={found} attempt={attempt} />
          <PairingRow recent={recentId === pairingId} />
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
