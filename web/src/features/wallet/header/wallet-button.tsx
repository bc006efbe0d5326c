import { useStore } from 'zustand'
import { appStore } from '@/lib/store/app-store.ts'
import { useIdentity } from '@/lib/wallet/identity/use-identity.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { WalletButtonView } from './wallet-button-view.tsx'

/** "Connect wallet", or the account; dimmed from the first paint until the last session is up again. */
export function WalletButton({ onOpen }: { onOpen: () => void }) {
  const { status, account } = useWalletState()
  const { name, avatar } = useIdentity()
  // It is forgotten when the session is over; as long as it is there, the session is on its way.
  const recent = useStore(appStore, (state) => state.recentAccount)
  const view = { name, picture: avatar, onOpen }
  if (status === 'connected') return <WalletButtonView account={account} state="connected" {...view} />
  if (status === 'connecting') return <WalletButtonView state="connecting" {...view} />
  return <WalletButtonView account={recent?.address} state="waiting" {...view} />
}
