import type { Connector } from 'wagmi'
import { isPairing } from '@/lib/wallet/pairing/load-pairing.ts'

/** wagmi's id of the connector of `window.ethereum`. */
export const legacyId = 'injected'

/** Wallets that announced themselves; `window.ethereum` only if none did and it is there. */
export function listWallets(connectors: readonly Connector[], hasLegacy: boolean): readonly Connector[] {
  const inBrowser = connectors.filter((connector) => !isPairing(connector))
  const announced = inBrowser.filter(({ id }) => id !== legacyId)
  if (announced.length > 0 || !hasLegacy) return announced
  return inBrowser.filter(({ id }) => id === legacyId)
}

export function hasLegacyWallet(): boolean {
  return typeof window !== 'undefined' && 'ethereum' in window && Boolean(window.ethereum)
}
