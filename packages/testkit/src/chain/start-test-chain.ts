// Starts an anvil without our contracts, with a client that reads and changes it and a wallet of its first account.

import { createTestClient, createWalletClient, http, publicActions, testActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { testMnemonic } from './accounts.ts'
import { automined } from './local-client.ts'
import { startAnvil } from './start-anvil.ts'

const firstAccount = mnemonicToAccount(testMnemonic)

/** Three of anvil's public accounts, with their keys. */
export const testAccounts = [0, 1, 2].map((addressIndex) => mnemonicToAccount(testMnemonic, { addressIndex }))

export type TestChainOptions = {
  /** Whether each transaction mines a block; otherwise the chain mines only on request. Default: true. */
  mining?: boolean
  /** As anvil names them; without it anvil's newest. */
  hardfork?: string
}

/** Starts an anvil without our contracts. Its wallet signs by itself. */
export async function startTestChain({ mining = true, hardfork }: TestChainOptions = {}) {
  const anvil = await startAnvil({ ...(hardfork && { hardfork }) })
  const transport = http(anvil.rpcUrl)
  const client = createTestClient({ chain: automined, mode: 'anvil', transport, pollingInterval: 20 })
    .extend(publicActions)
    .extend(testActions({ mode: 'anvil' }))
  await client.setAutomine(mining)
  const wallet = createWalletClient({ account: firstAccount, chain: automined, transport })
  return { ...anvil, client, wallet }
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>
