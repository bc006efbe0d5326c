// Shows the header's network and wallet buttons once the wallet layer has loaded.
import { ChevronDown, Network, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { type Network as CurrentNetwork, useNetwork } from '@/features/wallet/use-network.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { useIdentity } from '@/lib/wallet/identity/use-identity.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { WalletButtonView } from './wallet-button-view.tsx'

/**
 * Shows the current network. Without a wallet and without a picked network it says "Choose network"; "Not supported" if
 * the wallet is on a network that is not enabled here.
 */
export function NetworkButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const network = useNetwork()
  const { chain, supported, chosen } = network
  const name = !chosen ? t('networks.choose') : supported ? chain.title : t('networks.notSupported')
  return (
    <button
      id="network-button"
      type="button"
      className={`btn min-w-9 shrink lg:shrink-0 border-line bg-panel px-2 font-medium text-14 sm:px-3 ${supported ? '' : 'text-error'}`}
      aria-label={chosen && supported ? t('networks.button', { name }) : undefined}
      onClick={onOpen}
    >
      <Picture {...network} />
      <span className={`max-w-40 truncate ${supported ? 'max-md:sr-only' : 'max-sm:sr-only'}`}>{name}</span>
      <ChevronDown aria-hidden className="size-4 text-quiet max-sm:hidden" />
    </button>
  )
}

function Picture({ chain, supported, chosen }: CurrentNetwork) {
  if (!supported) return <TriangleAlert aria-hidden className="size-4.5" />
  if (chosen) return <NetworkImage chain={chain} />
  return <Network aria-hidden className="size-4.5" strokeWidth={1.75} />
}

/** Shows "Connect wallet", or the account; dimmed from the first paint until the last session is up again. */
export function WalletButton({ onOpen }: { onOpen: () => void }) {
  const { status, account } = useWalletState()
  const { name, avatar } = useIdentity()
  // The account is cleared when the session ends; while it is there, the session is reconnecting.
  const recent = useStore(appStore, (state) => state.recentAccount)
  const view = { name, picture: avatar, onOpen }
  if (status === 'connected') return <WalletButtonView account={account} state="connected" {...view} />
  if (status === 'connecting') return <WalletButtonView state="connecting" {...view} />
  return <WalletButtonView account={recent?.address} state="waiting" {...view} />
}
