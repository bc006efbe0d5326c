// Creates a config whose one wallet is connected on a quiet local chain.
import type { Config } from 'wagmi'
import { connectFirstWallet } from './connect-first-wallet.ts'
import { createTestConfig, type WalletAnswer } from './render-app.tsx'
import { accountA } from './scripted-wallet.ts'

/** What a wallet and a quiet local chain say. */
const quiet: Record<string, unknown> = {
  eth_requestAccounts: [accountA],
  wallet_requestPermissions: [],
  eth_chainId: '0x7a69',
  eth_gasPrice: '0x3b9aca00',
  eth_getTransactionCount: '0x1',
  eth_blockNumber: '0x10',
}

/** A config whose wallet is connected, with `accountA` where the test names no other; what the test leaves undefined is quiet. */
export async function connectTestConfig(answer: WalletAnswer): Promise<Config> {
  const config = createTestConfig((method, params) => {
    const said = answer(method, params)
    return said === undefined ? (quiet[method] ?? null) : said
  })
  await connectFirstWallet(config)
  return config
}
