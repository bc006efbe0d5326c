import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const walletList = 'https://ethereum.org/wallets/find-wallet/'

/** To a list of wallets that nobody pays to be on. */
export function WalletListLink() {
  const { t } = useTranslation()
  return (
    <a
      className="link link-hover mt-1 inline-block font-medium text-primary"
      href={walletList}
      target="_blank"
      rel="noreferrer"
    >
      {t('pages.guide.list')}
      <ExternalLink aria-hidden className="ms-1 inline size-3.5 align-[-2px]" />
      <span className="sr-only">{t('common.opensNewTab')}</span>
    </a>
  )
}
