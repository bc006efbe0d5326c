import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WalletLinks } from '@/features/wallet/directory/wallet-entry.ts'
import { toDeepLink } from '@/lib/wallet/pairing/to-deep-link.ts'

export type AppLinksProps = {
  /** Without any, whichever app takes pairing links is opened. */
  app?: WalletLinks
  uri: string
  /** As it is called in a sentence. */
  wallet: string
}

/** Opens the wallet's app. Links, touched by the user: browsers keep pages from opening apps by themselves. */
export function AppLinks({ app, uri, wallet }: AppLinksProps) {
  const { t } = useTranslation()
  const [first = uri, second] = [app?.native, app?.universal].flatMap((link) => (link ? toDeepLink(link, uri) : []))
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <a href={first} className="btn btn-primary btn-lg w-full text-15">
        {t('walletModal.wallet.open', { wallet })}
        <ExternalLink aria-hidden className="size-4" />
      </a>
      <p className="text-13 text-quiet">{t('walletModal.wallet.openLead')}</p>
      {second && (
        <a href={second} className="link link-hover text-13 text-primary">
          {t('walletModal.wallet.openOther')}
        </a>
      )}
    </div>
  )
}
