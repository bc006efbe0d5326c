import type { Config } from 'wagmi'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import {
  accountB,
  createScriptedConfig,
  createScriptedWallet,
  neverAnswer,
  type ScriptedWallet,
} from './scripted-wallet.ts'

/** A page with a connected wallet, on {@link accountA}, while another one is asked and does not answer. */
export async function askBeside(): Promise<{ config: Config; wallets: readonly [ScriptedWallet, ScriptedWallet] }> {
  const wallets = [
    createScriptedWallet({ rdns: 'a', name: 'A' }),
    createScriptedWallet({
      rdns: 'b',
      name: 'B',
      accounts: [accountB],
      answers: { wallet_requestPermissions: neverAnswer },
    }),
  ] as const
  const config = createScriptedConfig({ wallets })
  const [a, b] = config.connectors
  if (!a || !b) throw new Error('There are no wallets.')
  await connectWallet(config, { connector: a })
  connectWallet(config, { connector: b }).catch(() => {})
  if (config.state.status !== 'connecting') throw new Error('The other wallet is not asked.')
  return { config, wallets }
}
