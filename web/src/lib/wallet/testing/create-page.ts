// Creates a page with two scripted wallets, and records the statuses it goes through.
import type { Config } from 'wagmi'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { accountB, createScriptedConfig, createScriptedWallet, type WalletScript } from '@/testing/scripted-wallet.ts'

/** A page with the wallets `a` and `b`, where one session is kept. */
export function createPage(a: WalletScript = {}, b: WalletScript = {}, storage?: Storage) {
  const wallets = [
    createScriptedWallet({ rdns: 'a', name: 'A', ...a }),
    createScriptedWallet({ rdns: 'b', name: 'B', accounts: [accountB], ...b }),
  ] as const
  const config = createScriptedConfig({ wallets, storage })
  return { config, wallets, connect: (id: string, signal?: AbortSignal) => connectTo(config, id, signal) }
}

function connectTo(config: Config, id: string, signal?: AbortSignal) {
  const connector = config.connectors.find((each) => each.id === id)
  if (!connector) throw new Error(`There is no ${id}.`)
  return connectWallet(config, { connector, signal })
}

/** Statuses in the order in which the page had them. */
export function watchStatus(config: Config) {
  const seen = [readWalletState(config).status]
  config.subscribe(
    (state) => state.status,
    (status) => seen.push(status),
  )
  return seen
}
