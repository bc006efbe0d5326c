import { useTranslation } from 'react-i18next'
import { useConnectors } from 'wagmi'
import type { WalletEntry, WalletStore } from '@/features/wallet/directory/wallet-entry.ts'
import { useModal, useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { router } from '@/features/wallet/modal/router.ts'
import { ConnectStatus, useConnectAttempt } from '@/features/wallet/views/connect-wallet/connect-attempt.tsx'
import { isPhone } from '@/lib/wallet/pairing/app-links.ts'
import { PairingPart } from './pairing-part.tsx'

/** Shows one wallet: connecting it in this browser, pairing with it elsewhere, and where to get it. */
export function WalletView() {
  const wallet = useModalState((state) => router.getWallet(state.router))
  return (
    <div className="flex flex-col gap-5 text-14">
      {wallet.connectorUid && <InstalledPart wallet={wallet} />}
      <PairingPart wallet={wallet} />
      <StoreLinks wallet={wallet} />
    </div>
  )
}

/** Connects the wallet if this browser has it. */
function InstalledPart({ wallet }: { wallet: WalletEntry }) {
  const { t } = useTranslation()
  const connector = useConnectors().find(({ uid }) => uid === wallet.connectorUid)
  const attempt = useConnectAttempt(useModal().close)
  if (!connector) return null
  return (
    <div>
      <p className="mb-3 text-quiet">{t('walletModal.wallet.connectLead', { wallet: wallet.name })}</p>
      <button
        type="button"
        className="btn btn-primary btn-lg w-full text-15"
        disabled={attempt.isPending}
        onClick={() => attempt.connect(connector)}
      >
        {t('walletModal.wallet.connect', { wallet: wallet.name })}
      </button>
      <ConnectStatus attempt={attempt} />
    </div>
  )
}

/** Brand names, the same in every language. */
const storeNames: Record<WalletStore, string> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Edge',
  safari: 'Safari',
  opera: 'Opera',
  ios: 'App Store',
  android: 'Google Play',
}

/** Links to the wallet's stores; on a phone without those for computers. */
function StoreLinks({ wallet }: { wallet: WalletEntry }) {
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
