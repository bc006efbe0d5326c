import { automined } from '@scripts/local-chain/automined.ts'
import { startAnvil } from '@scripts/local-chain/start-anvil.ts'
import { createTestClient, createWalletClient, http, publicActions, testActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mock } from 'wagmi'
import { createTwoNetworkConfig, startElsewhere } from './start-elsewhere.ts'

const mnemonic = 'test test test test test test test test test test test junk'

/** Anvil's public accounts. */
export const testAccounts = [0, 1, 2].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))

const firstAccount = mnemonicToAccount(mnemonic)

type TestChainOptions = { mining?: boolean; hardfork?: string }

/**
 * An own anvil, without our contracts; without `mining` it makes blocks only when asked. Its config is of two networks; the
 * wallet sends through the node's unlocked accounts, and is on the other one until it is asked to come.
 */
export async function startTestChain({ mining = true, hardfork }: TestChainOptions = {}) {
  const [anvil, elsewhere] = await Promise.all([startAnvil({ ...(hardfork && { hardfork }) }), startElsewhere()])
  const transport = http(anvil.rpcUrl)
  const client = createTestClient({ chain: automined, mode: 'anvil', transport, pollingInterval: 20 })
    .extend(publicActions)
    .extend(testActions({ mode: 'anvil' }))
  await client.setAutomine(mining)
  const wallet = createWalletClient({ account: firstAccount, chain: automined, transport })
  const config = createTwoNetworkConfig(anvil.rpcUrl, elsewhere, [mock({ accounts: [firstAccount.address] })])
  const stop = async () => void (await Promise.all([anvil.stop(), elsewhere.stop()]))
  return { ...anvil, stop, client, wallet, config, elsewhere }
}
