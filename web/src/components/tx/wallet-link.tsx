import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWalletRedirect } from '@/lib/wallet/use-wallet-redirect.ts'

/** To the app where the request waits, if the wallet is one on this phone; else nothing. */
export function WalletLink() {
  const { t } = useTranslation()
  const redirect = useWalletRedirect()
  if (!redirect) return null
  return (
    <a href={redirect.href} className="btn btn-sm mt-2">
      {t('walletModal.wallet.open', { wallet: redirect.wallet })}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  )
}
