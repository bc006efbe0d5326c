import { useTranslation } from 'react-i18next'
import type { WalletEntry, WalletStore } from '@/features/wallet/directory/wallet-entry.ts'
import { isPhone } from '@/lib/wallet/is-phone.ts'

/** Names of their own in every language. */
const storeNames: Record<WalletStore, string> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Edge',
  safari: 'Safari',
  opera: 'Opera',
  ios: 'App Store',
  android: 'Google Play',
}

/** Where to get the wallet; on a phone without the stores of computers. */
export function StoreLinks({ wallet }: { wallet: WalletEntry }) {
  const { t } = useTranslation()
  const offered = (Object.keys(storeNames) as WalletStore[]).filter(
    (store) => !isPhone() || store === 'ios' || store === 'android',
  )
  const links = [
    ...offered.map((store) => ({ name: storeNames[store], href: wallet.stores?.[store] })),
    { name: t('walletModal.wallet.website'), href: wallet.homepage },
  ].filter(({ href }) => href)
  if (links.length === 0) return null
  return (
    <section className="border-line border-t pt-4">
      <h3 className="font-medium">{t('walletModal.wallet.get', { wallet: wallet.name })}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="btn btn-sm font-medium"
              aria-label={`${name}, ${t('common.opensNewTab')}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
