// Decides which view opening the modal shows, or that it connects the browser's wallet directly.
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

/** Name of the address's parameter, as in the original modal. */
const flag = 'w3mPreferInjected'

type Surroundings = {
  /** The page's query, `location.search`. */
  search: string
  /** Wallets found in this browser. */
  wallets: number
  userAgent: string
}

/** Row O3: the address asks for it, or the page is shown by a wallet's own browser on a phone, where no choice is left. */
export function isInjectedPreferred({ search, wallets, userAgent }: Surroundings): boolean {
  if (wallets === 0) return false
  if (new URLSearchParams(search).has(flag)) return true
  return wallets === 1 && /android|iphone|ipad|ipod/i.test(userAgent)
}
