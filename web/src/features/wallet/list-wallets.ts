import type { Connector } from 'wagmi'

/** Wallets that announced themselves; `window.ethereum` only if none did and it is there. */
export function listWallets(connectors: readonly Connector[], hasLegacy: boolean): readonly Connector[] {
  const announced = connectors.filter(({ id }) => id !== 'injected')
  if (announced.length > 0 || !hasLegacy) return announced
  return connectors.filter(({ id }) => id === 'injected')
}

export function hasLegacyWallet(): boolean {
  return typeof window !== 'undefined' && 'ethereum' in window && Boolean(window.ethereum)
}
