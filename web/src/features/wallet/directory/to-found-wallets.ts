import type { Connector } from 'wagmi'
import type { WalletEntry } from './wallet-entry.ts'

export type FoundWallet = WalletEntry & {
  connectorUid: string
  /** The one that was used last. */
  recent: boolean
}

/** The wallets of this browser, each once, the one used last at the top. */
export function toFoundWallets(connectors: readonly Connector[], recentId?: string): readonly FoundWallet[] {
  const found = connectors.filter(({ id }, index) => connectors.findIndex((other) => other.id === id) === index)
  return found
    .map(({ id, uid, name, icon }) => ({ id, name, icon, connectorUid: uid, recent: id === recentId }))
    .sort((a, b) => Number(b.recent) - Number(a.recent))
}
