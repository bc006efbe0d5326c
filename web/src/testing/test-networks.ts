// Starts an anvil without our contracts, another network, and a wagmi config of both.
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { automined } from '@saleyard/testkit/chain/local-client.ts'
import { startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import {
  createTestClient,
  createWalletClient,
  defineChain,
  type HttpTransportConfig,
  http,
  publicActions,
  testActions,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { bscTestnet } from 'viem/chains'
import { type Config, type CreateConnectorFn, createConfig, mock } from 'wagmi'

export type OtherNetwork = Awaited<ReturnType<typeof startOtherNetwork>>

/**
 * Another real network, on which nothing is as on the local chain: none of our contracts, accounts that have sent a thousand
 * transactions and hold next to nothing, more blocks.
 */
export async function startOtherNetwork() {
  const anvil = await startAnvil({ chainId: bscTestnet.id })
  const node = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) })
  await Promise.all(
    accounts.flatMap((address) => [node.setNonce({ address, nonce: 1_000 }), node.setBalance({ address, value: 3n })]),
  )
  await node.mine({ blocks: 500 })
  return { id: bscTestnet.id, rpcUrl: anvil.rpcUrl, stop: anvil.stop }
}

/**
 * A config of the local chain and of another network. What names no network is asked and read on the other one, wherever the
 * wallet is: between any two questions it may have gone there. Wallets of wagmi begin there, too.
 */
export function createTwoNetworkConfig(
  rpcUrl: string,
  elsewhere: Pick<OtherNetwork, 'id' | 'rpcUrl'>,
  connectors: CreateConnectorFn[],
  transport: HttpTransportConfig = {},
): Config {
  // wagmi's own wallet sends to the chain's endpoint.
  const other = defineChain({ ...bscTestnet, rpcUrls: { default: { http: [elsewhere.rpcUrl] } } })
  const local = defineChain({ ...automined, rpcUrls: { default: { http: [rpcUrl] } } })
  const config = createConfig({
    chains: [other, local],
    transports: { [other.id]: http(elsewhere.rpcUrl), [local.id]: http(rpcUrl, transport) },
    connectors,
    pollingInterval: 20,
    // With one, pages that mount would forget the connection.
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  const returnToOther = () => config.setState((state) => ({ ...state, chainId: other.id }))
  config.subscribe(
    ({ chainId }) => chainId,
    (chainId) => chainId !== other.id && returnToOther(),
  )
  return config as unknown as Config
}

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
  const [anvil, elsewhere] = await Promise.all([startAnvil({ ...(hardfork && { hardfork }) }), startOtherNetwork()])
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
