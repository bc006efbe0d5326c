// Describes a wallet that the modal can show, and lists those found in this browser, the last used first.
import type { Connector } from 'wagmi'

/** A wallet that the modal can show: one found in this browser, or one from a list. */
export type WalletEntry = {
  /** The connector's id of a found wallet (its rdns), else the list's id. */
  id: string
  name: string
  /** `data:` URL of a found wallet; picture URL of a listed one, loaded when it is shown. */
  icon?: string
  /** Background of the letter that replaces a picture, as `#rrggbb`. */
  color?: string
  /** Uid of the connector, if the wallet is found in this browser. */
  connectorUid?: string
  /** Reverse domain names that the wallet announces in a browser. */
  rdns?: readonly string[]
  /** Flags that it sets on `window.ethereum`, such as `isMetaMask`. */
  flags?: readonly string[]
  /** Bases of pairing links for its app on a phone: `metamask://` and `https://metamask.app.link`. */
  mobile?: WalletLinks
  /** The same for its app on a computer. */
  desktop?: WalletLinks
  homepage?: string
  /** Download links, by store. */
  stores?: Partial<Record<WalletStore, string>>
}

export type WalletLinks = { native?: string; universal?: string }

export type WalletStore = 'ios' | 'android' | 'chrome' | 'firefox' | 'edge' | 'safari' | 'opera'

export type FoundWallet = WalletEntry & {
  connectorUid: string
  /** Whether it was used last. */
  recent: boolean
}

/** Lists the wallets of this browser, each once, the last used first. */
export function toFoundWallets(connectors: readonly Connector[], recentId?: string): readonly FoundWallet[] {
  const found = connectors.filter(({ id }, index) => connectors.findIndex((other) => other.id === id) === index)
  return found
    .map(({ id, uid, name, icon }) => ({ id, name, icon, connectorUid: uid, recent: id === recentId }))
    .sort((a, b) => Number(b.recent) - Number(a.recent))
}
