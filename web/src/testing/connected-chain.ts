// Starts a local chain with our contracts and a config connected to it, with anvil's own wallet or with a wallet whose
// answers the test changes.

import { automined, createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import type { Pass, WalletAnswers } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import { type Address, createClient, defineChain, http } from 'viem'
import { foundry } from 'viem/chains'
import { type Config, createConnector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { connectFirstWallet } from './connect-first-wallet.ts'
import { createTwoNetworkConfig, type OtherNetwork, startOtherNetwork } from './test-networks.ts'

type ConnectedChain = { chain: LocalChain; config: Config; otherNetwork: OtherNetwork }

/**
 * Starts a real local chain for one test, and a config whose wallet is anvil itself, which signs for its accounts. The
 * wallet is on the local chain; requests without a chain id go to another network.
 */
export async function startConnectedChain(account: Address): Promise<ConnectedChain> {
  const [chain, otherNetwork] = await Promise.all([startLocalChain(), startOtherNetwork()])
  const config = createTwoNetworkConfig(chain.rpcUrl, otherNetwork, [mock({ accounts: [account] })])
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  await connect(config, { connector, chainId: foundry.id })
  const stop = async () => void (await Promise.all([chain.stop(), otherNetwork.stop()]))
  return { chain: { ...chain, stop }, config, otherNetwork }
}

/**
 * Starts a real local chain for one test, and a config whose wallet is the chain itself, except for `answers`, which
 * the test may change at any time. Requests without a chain id go to another network.
 */
export async function startWalletChain(account: Address) {
  const [chain, otherNetwork] = await Promise.all([startLocalChain(), startOtherNetwork()])
  const local = defineChain({ ...automined, rpcUrls: { default: { http: [chain.rpcUrl] } } })
  const { request: pass } = createClient({ chain: local, transport: http(chain.rpcUrl) }) as unknown as {
    request: Pass
  }
  const answers: WalletAnswers = {}
  const provider = {
    request: async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
      const answer = answers[method]
      return answer ? answer(params ?? [], pass) : pass({ method, params })
    },
  }
  const connector = createProviderConnector(account, provider)
  const config = createTwoNetworkConfig(chain.rpcUrl, otherNetwork, [connector])
  await connectFirstWallet(config)
  const stop = async () => void (await Promise.all([chain.stop(), otherNetwork.stop()]))
  return { ...chain, stop, client: createLocalClient(chain.rpcUrl), config, answers }
}

/** Connects a provider in tests without a window, which wagmi's connector for browser wallets needs. */
export function createProviderConnector(account: Address, provider: { request: unknown }) {
  return createConnector(() => ({
    id: 'test.wallet',
    name: 'Test wallet',
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
}

export type WalletChain = Awaited<ReturnType<typeof startWalletChain>>
