// Gives a test file a fake clock and a connected wallet to send to other networks.
import { afterEach, beforeEach, vi } from 'vitest'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import {
  createScriptedConfig,
  createScriptedWallet,
  type ScriptedWallet,
  type WalletScript,
} from '@/testing/scripted-wallet.ts'

/** Each test has a clock that stands, and what it takes to send a connected wallet to another network. */
export function useSwitching() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  return { bnb: 56, connectedPage, ending, asked }
}

async function connectedPage(script: WalletScript = {}) {
  const wallet = createScriptedWallet(script)
  const config = createScriptedConfig({ wallets: [wallet] })
  const [connector] = config.connectors
  if (connector) await connectWallet(config, { connector })
  wallet.asked.length = 0
  return { config, wallet, connector }
}

/** How it ended, once everything that is bounded is over. */
async function ending(promise: Promise<void>): Promise<unknown> {
  let end: unknown = 'still waiting'
  promise.then(
    () => (end = 'done'),
    (error) => (end = error),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return end
}

const asked = (wallet: ScriptedWallet) => wallet.asked.filter((method) => /^wallet_/.test(method))
