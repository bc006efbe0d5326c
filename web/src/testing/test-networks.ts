// Starts an anvil without our contracts, another network, and a wagmi config of both.
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { automined } from '@saleyard/testkit/chain/local-client.ts'
import { startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { startTestChain as startChain, type TestChainOptions } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createTestClient, defineChain, type HttpTransportConfig, http } from 'viem'
import { bscTestnet } from 'viem/chains'
import { type Config, type CreateConnectorFn, createConfig, mock } from 'wagmi'

export type OtherNetwork = Awaited<ReturnType<typeof startOtherNetwork>>

/**
 * Starts another real network that differs from the local chain in everything: it has none of our contracts, accounts
 * with a thousand sent transactions and hardly any coin, and more blocks.
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
 * Creates a config of the local chain and of another network. Requests without a chain id go to the other one, wherever
 * the wallet is: it may switch between any two requests. Wallets of wagmi start there, too.
 */
export function createTwoNetworkConfig(
  rpcUrl: string,
  otherNetwork: Pick<OtherNetwork, 'id' | 'rpcUrl'>,
  connectors: CreateConnectorFn[],
  transport: HttpTransportConfig = {},
): Config {
  // wagmi's own wallet sends to the chain's endpoint.
  const other = defineChain({ ...bscTestnet, rpcUrls: { default: { http: [otherNetwork.rpcUrl] } } })
  const local = defineChain({ ...automined, rpcUrls: { default: { http: [rpcUrl] } } })
  const config = createConfig({
    chains: [other, local],
    transports: { [other.id]: http(otherNetwork.rpcUrl), [local.id]: http(rpcUrl, transport) },
    connectors,
    pollingInterval: 20,
    // With a storage, pages would drop the connection when they mount.
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

/**
 * Starts an anvil without our contracts, and another network, with a config of both. Its wallet sends through the
 * node's unlocked accounts, and is on the other network until a request switches it.
 */
export async function startTestChain(options: TestChainOptions = {}) {
  const [chain, otherNetwork] = await Promise.all([startChain(options), startOtherNetwork()])
  const { address } = chain.wallet.account
  const config = createTwoNetworkConfig(chain.rpcUrl, otherNetwork, [mock({ accounts: [address] })])
  const stop = async () => void (await Promise.all([chain.stop(), otherNetwork.stop()]))
  return { ...chain, stop, config, otherNetwork }
}
