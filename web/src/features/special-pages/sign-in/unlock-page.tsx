import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { LockPicture } from '@/features/special-pages/errors/error-pictures.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { appStore } from '@/lib/storage/app-store.ts'
import { ConnectPart } from './connect-part.tsx'
import type { LoadWallet } from './wallet-gateway.ts'

/** Requests again from the wallet of a returning user which accounts the page may see. */
export function UnlockPage({ loadWallet }: { loadWallet: LoadWallet }) {
  const { t } = useTranslation()
  const account = useStore(appStore, ({ recentAccount }) => recentAccount?.address)
  return (
    <BarePage>
      <div className="panel w-full max-w-sm text-center sm:p-8">
        <LockPicture open />
        <PageTitle className="mt-4 text-26 tracking-tight">{t('pages.unlock.title')}</PageTitle>
        {account && (
          <p className="figure mt-1 text-15" title={account}>
            {shortenAddress(account)}
          </p>
        )}
        <p className="mt-2 mb-6 text-pretty text-15 text-quiet">{t('pages.unlock.lead')}</p>
        <ConnectPart loadWallet={loadWallet} again />
      </div>
    </BarePage>
  )
}
