import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PageTitle } from '@/components/ui/page-title.tsx'
import { LockPicture } from '@/features/special-pages/pictures/lock-picture.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { ConnectPart } from '@/features/special-pages/sign-in/connect-part.tsx'
import type { LoadWallet } from '@/features/special-pages/sign-in/wallet-door.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { appStore } from '@/lib/store/app-store.ts'

/** Who was here before: the wallet is asked again which accounts this page may see. */
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
