import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { shortenAddress } from '../../../lib/shorten-address'
import { appStore } from '../../../lib/store/app-store'
import { Avatar } from '../avatar'

/** "Connect wallet", or the account; dimmed while the last session is taken up. */
export function WalletButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { status, address } = useConnection()
  const recent = useStore(appStore, (state) => state.recentAccount)
  const shown = status === 'connected' ? address : status === 'reconnecting' ? recent?.address : undefined

  if (!shown)
    return (
      <button type="button" className="btn btn-primary px-3 text-13 sm:px-4" onClick={onOpen}>
        <Wallet aria-hidden className="size-4.5" strokeWidth={1.75} />
        <span className="max-sm:sr-only">{status === 'connecting' ? t('wallet.connecting') : t('wallet.connect')}</span>
      </button>
    )
  return (
    <button
      type="button"
      className={`btn btn-primary px-3 sm:px-4 ${status === 'reconnecting' ? 'opacity-60' : ''}`}
      aria-label={t('wallet.readAloud', { address: shortenAddress(shown) })}
      aria-busy={status === 'reconnecting'}
      onClick={onOpen}
    >
      <Avatar address={shown} className="size-5" />
      <span className="figure font-medium text-13 max-sm:hidden">{shortenAddress(shown)}</span>
    </button>
  )
}
