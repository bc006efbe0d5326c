import { afterEach, beforeEach, vi } from 'vitest'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import {
  createScriptedConfig,
  createScriptedWallet,
  type ScriptedWallet,
  type WalletScript,
} from '@/testing/scripted-wallet.ts'

/** Gives each test a fake clock, and the means to switch a connected wallet to another network. */
export function useSwitching() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  return { bnb: 56, connectedPage, ending, requested }
}

async function connectedPage(script: WalletScript = {}) {
  const wallet = createScriptedWallet(script)
  const config = createScriptedConfig({ wallets: [wallet] })
  const [connector] = config.connectors
  if (connector) await connectWallet(config, { connector })
  wallet.requested.length = 0
  return { config, wallet, connector }
}

/** Returns how the promise settled, after every timeout has passed. */
async function ending(promise: Promise<void>): Promise<unknown> {
  let end: unknown = 'still waiting'
  promise.then(
    () => (end = 'done'),
    (error) => (end = error),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return end
}

const requested = (wallet: ScriptedWallet) => wallet.requested.filter((method) => /^wallet_/.test(method))
