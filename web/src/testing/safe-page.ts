// Starts a chain with our contracts and real Safes, and a config whose wallet is one of them, as its own page is.

import { ownerAddresses, owners, startSafeChain, threshold } from '@saleyard/safe/testing/safe-chain.ts'
import { startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { createSafeProvider, type SafeProviderOptions } from '@saleyard/testkit/safe/safe-provider.ts'
import { createSafeService } from '@saleyard/testkit/safe/safe-service.ts'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { type Config, createConnector } from 'wagmi'
import { connectFirstWallet } from './connect-first-wallet.ts'
import { createTwoNetworkConfig, startOtherNetwork } from './test-networks.ts'

/** A Safe that is connected: its server with the owners' hands, its wallet, and the config of the page. */
export type ConnectedSafe = Awaited<ReturnType<Awaited<ReturnType<typeof startSafePage>>['connectSafe']>>

/** A chain of one test file. Each connected Safe has 3 of 5 owners, 10 coins and a million of the token. */
export async function startSafePage() {
  const [chain, otherNetwork] = await Promise.all([startSafeChain(), startOtherNetwork()])
  /** The node as the page reaches it, which the test can silence; wallet and owners have their own. */
  const node = await startFaultProxy(chain.rpcUrl)
  let salt = 0n

  async function connectSafe({
    needed = threshold,
    by = ownerAddresses,
    ...options
  }: SafeProviderOptions & { needed?: number; by?: readonly Address[] } = {}) {
    salt += 1n
    const safe = await chain.fund(await chain.open(salt, by, needed))
    const service = await createSafeService({ client: chain.client, safe, owners })
    const wallet = createSafeProvider(service, options)
    const config = await connectWallet(node.url, otherNetwork, { account: safe, provider: wallet })
    return { safe, service, wallet, config }
  }

  const stop = async () => void (await Promise.all([chain.stop(), otherNetwork.stop(), node.stop()]))
  return { ...chain, node, stop, connectSafe }
}

type Wallet = {
  account: Address
  provider: { request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown> }
}

async function connectWallet(
  rpcUrl: string,
  otherNetwork: Parameters<typeof createTwoNetworkConfig>[1],
  { account, provider }: Wallet,
): Promise<Config> {
  const connector = createConnector(() => ({
    id: 'test.safe',
    name: 'Safe',
    type: 'injected',
    connect: async () => ({ accounts: [account] as never, chainId: foundry.id }),
    disconnect: async () => {},
    getAccounts: async () => [account],
    getChainId: async () => foundry.id,
    getProvider: async () => provider,
    isAuthorized: async () => true,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }))
  const config = createTwoNetworkConfig(rpcUrl, otherNetwork, [connector])
  await connectFirstWallet(config)
  return config
}
