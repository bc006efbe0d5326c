import type { ModalRoute } from '@/lib/wallet/wallet-modal.ts'

export type OpeningFacts = {
  route?: ModalRoute
  isConnected: boolean
  /** Whether who is not connected chooses a network first (`VITE_WALLET_NETWORK_VIEW`). */
  networkView: boolean
  /** A wallet in the browser, and the page asked to use it, see `isInjectedPreferred`. */
  preferInjected: boolean
}

/** Row O1: what opening the modal shows; `connect` where it stays closed and the wallet of the browser is asked at once. */
export function chooseOpening({
  route,
  isConnected,
  networkView,
  preferInjected,
}: OpeningFacts): ModalRoute | 'connect' {
  if (route) return route
  if (isConnected) return 'Account'
  if (networkView) return 'SelectNetwork'
  return preferInjected ? 'connect' : 'ConnectWallet'
}
