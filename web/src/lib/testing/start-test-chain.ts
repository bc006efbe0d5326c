import { createTestClient, createWalletClient, defineChain, http, publicActions, testActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { type Config, createConfig, mock } from 'wagmi'
import { automined } from '../../../../scripts/local-chain/automined.ts'
import { startAnvil } from '../../../../scripts/local-chain/start-anvil.ts'
import { freePort } from '../../../../scripts/processes/free-port.ts'

const mnemonic = 'test test test test test test test test test test test junk'

/** Anvil's public accounts. */
export const testAccounts = [0, 1, 2].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }))

const firstAccount = mnemonicToAccount(mnemonic)

type TestChainOptions = { mining?: boolean; hardfork?: string }

/** An own anvil, without our contracts; without `mining` it makes blocks only when asked. */
export async function startTestChain({ mining = true, hardfork }: TestChainOptions = {}) {
  const anvil = await startAnvil({ port: await freePort(), ...(hardfork && { hardfork }) })
  const transport = http(anvil.rpcUrl)
  const client = createTestClient({ chain: automined, mode: 'anvil', transport, pollingInterval: 20 })
    .extend(publicActions)
    .extend(testActions({ mode: 'anvil' }))
  await client.setAutomine(mining)
  const wallet = createWalletClient({ account: firstAccount, chain: automined, transport })
  return { ...anvil, client, wallet, config: configOf(anvil.rpcUrl) }
}

/** wagmi as in the app, with wagmi's own connector that sends through the node's unlocked accounts. */
function configOf(rpcUrl: string): Config {
  return createConfig({
    // The connector sends to the chain's own endpoint.
    chains: [defineChain({ ...automined, rpcUrls: { default: { http: [rpcUrl] } } })],
    transports: { [foundry.id]: http(rpcUrl) },
    connectors: [mock({ accounts: [firstAccount.address] })],
    pollingInterval: 20,
    storage: null,
  })
}
