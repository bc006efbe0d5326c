import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { shortenAddress } from '../../../lib/shorten-address'
import { appStore } from '../../../lib/store/app-store'
import { useIdentity } from '../../../lib/wallet/identity/use-identity'
import { useWalletState } from '../../../lib/wallet/use-wallet-state'
import { Avatar } from '../avatar'

/** "Connect wallet", or the account; dimmed from the first paint until the last session is up again. */
export function WalletButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { status, account } = useWalletState()
  const { name, avatar } = useIdentity()
  // It is forgotten when the session is over; as long as it is there, the session is on its way.
  const recent = useStore(appStore, (state) => state.recentAccount)
  const isBack = status === 'connected'
  const shown = isBack ? account : status === 'connecting' ? undefined : recent?.address

  if (!shown)
    return (
      <button type="button" className="btn btn-primary px-3 text-13 sm:px-4" onClick={onOpen}>
        <Wallet aria-hidden className="size-4.5" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{status === 'connecting' ? t('wallet.connecting') : t('wallet.connect')}</span>
      </button>
    )
  const short = shortenAddress(shown)
  return (
    <button
      type="button"
      className={`btn btn-primary px-3 sm:px-4 ${isBack ? '' : 'opacity-60'}`}
      title={shown}
      aria-label={t('wallet.readAloud', { address: name ? `${name}, ${short}` : short })}
      aria-busy={!isBack}
      onClick={onOpen}
    >
      <Avatar address={shown} picture={avatar} className="size-5" />
      {name ? (
        <bdi className="max-w-40 truncate text-13 max-sm:hidden">{name}</bdi>
      ) : (
        <span className="figure font-medium text-13 max-sm:hidden">{short}</span>
      )}
    </button>
  )
}
