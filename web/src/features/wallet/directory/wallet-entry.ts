// Describes a wallet that the modal can show, and lists those found in this browser with the last used first.
import type { Connector } from 'wagmi'

/** A wallet that the modal can show: one found in this browser, or one that a list names. */
export type WalletEntry = {
  /** The connector's id for a found one (its rdns), else the list's id. */
  id: string
  name: string
  /** `data:` address of a found one; the address of a picture of a listed one, fetched when it is shown. */
  icon?: string
  /** Ground of the letter that stands in for a picture, as `#rrggbb`. */
  color?: string
  /** Set where it is found in this browser: the connector to connect with. */
  connectorUid?: string
  /** Reverse domain names under which the wallet announces itself in a browser. */
  rdns?: readonly string[]
  /** Marks that it sets on `window.ethereum`, such as `isMetaMask`. */
  flags?: readonly string[]
  /** Where a phone's wallet app takes pairing links: `metamask://` and `https://metamask.app.link`. */
  mobile?: WalletLinks
  /** The same of an app on a computer. */
  desktop?: WalletLinks
  homepage?: string
  /** Where to get it, by store. */
  stores?: Partial<Record<WalletStore, string>>
}

export type WalletLinks = { native?: string; universal?: string }

export type WalletStore = 'ios' | 'android' | 'chrome' | 'firefox' | 'edge' | 'safari' | 'opera'

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
