import { bundledWallets } from './bundled-wallets.ts'
import type { FoundWallet } from './to-found-wallets.ts'
import type { WalletEntry } from './wallet-entry.ts'

/** The wallet of this browser that a list's entry is about: by its rdns, else by its name. */
export function findInstalled(entry: WalletEntry, found: readonly FoundWallet[]): FoundWallet | undefined {
  const bundled: WalletEntry | undefined = bundledWallets.find(({ id }) => id === entry.id)
  const rdns = [...(entry.rdns ?? []), ...(bundled?.rdns ?? [])]
  return found.find(({ id, name }) => rdns.includes(id) || name.toLowerCase() === entry.name.toLowerCase())
}
