import type { Config } from 'wagmi'
import { connectFirstWallet } from './connect-first-wallet.ts'
import { createTestConfig, type WalletAnswer } from './render-app.tsx'
import { accountA } from './scripted-wallet.ts'

/** Answers of a wallet and of a quiet local chain. */
const quiet: Record<string, unknown> = {
  eth_requestAccounts: [accountA],
  wallet_requestPermissions: [],
  eth_chainId: '0x7a69',
  eth_gasPrice: '0x3b9aca00',
  eth_getTransactionCount: '0x1',
  eth_blockNumber: '0x10',
  eth_getCode: '0x',
}

/**
 * Creates a config whose wallet is connected, with `accountA` unless the test answers with another; where the test's
 * answer is undefined, a quiet local chain answers.
 */
export async function connectTestConfig(answer: WalletAnswer): Promise<Config> {
  const config = createTestConfig((method, params) => {
    const scripted = answer(method, params)
    return scripted === undefined ? (quiet[method] ?? null) : scripted
  })
  await connectFirstWallet(config)
  return config
}
