// Creates a page with two scripted wallets, and records its statuses.
import type { Config } from 'wagmi'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { accountB, createScriptedConfig, createScriptedWallet, type WalletScript } from '@/testing/scripted-wallet.ts'

/** Creates a page with the wallets `a` and `b`, of which one session is kept. */
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

/** Records the page's statuses in order. */
export function watchStatus(config: Config) {
  const statuses = [readWalletState(config).status]
  config.subscribe(
    (state) => state.status,
    (status) => statuses.push(status),
  )
  return statuses
}
