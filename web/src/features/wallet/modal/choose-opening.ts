// Decides which view the modal shows when it opens, or that it connects the browser's wallet directly.
import type { ModalRoute } from '@/lib/wallet/wallet-modal.ts'

export type OpeningFacts = {
  route?: ModalRoute
  isConnected: boolean
  /** Whether a user without a connected wallet chooses a network first (`VITE_WALLET_NETWORK_VIEW`). */
  networkView: boolean
  /** The browser has a wallet and the page should use it, see `isInjectedPreferred`. */
  preferInjected: boolean
}

/** Row O1: the view that the modal opens; `connect` if it stays closed and connects the browser's wallet at once. */
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

/** Name of the URL parameter, as in the original modal. */
const flag = 'w3mPreferInjected'

type BrowserContext = {
  /** The page's query, `location.search`. */
  search: string
  /** Wallets found in this browser. */
  wallets: number
  userAgent: string
}

/** Row O3: the URL requests it, or the page runs in a wallet's own browser on a phone, which leaves no choice. */
export function isInjectedPreferred({ search, wallets, userAgent }: BrowserContext): boolean {
  if (wallets === 0) return false
  if (new URLSearchParams(search).has(flag)) return true
  return wallets === 1 && /android|iphone|ipad|ipod/i.test(userAgent)
}
