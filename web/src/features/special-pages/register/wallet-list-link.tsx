import { useTranslation } from 'react-i18next'
import { OutsideLink } from '@/components/ui/outside-link.tsx'

const walletList = 'https://ethereum.org/wallets/find-wallet/'

/** To a list of wallets that nobody pays to be on. */
export function WalletListLink() {
  const { t } = useTranslation()
  return (
    <OutsideLink
      className="link-hover mt-1 inline-block font-medium text-primary"
      arrow="ms-1 inline size-3.5 align-[-2px]"
      href={walletList}
    >
      {t('pages.guide.list')}
    </OutsideLink>
  )
}
