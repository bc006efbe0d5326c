import { accounts } from '@scripts/local-chain/accounts.ts'
import { automined } from '@scripts/local-chain/automined.ts'
import { startAnvil } from '@scripts/local-chain/start-anvil.ts'
import { createTestClient, defineChain, type HttpTransportConfig, http } from 'viem'
import { bscTestnet } from 'viem/chains'
import { type Config, type CreateConnectorFn, createConfig } from 'wagmi'

export type Elsewhere = Awaited<ReturnType<typeof startElsewhere>>

/**
 * Another real network, on which nothing is as on the local chain: none of our contracts, accounts that have sent a thousand
 * transactions and hold next to nothing, more blocks.
 */
export async function startElsewhere() {
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
  elsewhere: Pick<Elsewhere, 'id' | 'rpcUrl'>,
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
  const returnElsewhere = () => config.setState((state) => ({ ...state, chainId: other.id }))
  config.subscribe(
    ({ chainId }) => chainId,
    (chainId) => chainId !== other.id && returnElsewhere(),
  )
  return config as unknown as Config
}
