import { type Address, createClient, defineChain, http } from 'viem'
import { createConfig, createConnector } from 'wagmi'
import { automined } from '../../../../scripts/local-chain/automined.ts'
import { createLocalClient } from '../../../../scripts/local-chain/local-client.ts'
import { startLocalChain } from '../../../../scripts/local-chain/start-local-chain.ts'
import { freePort } from '../../../../scripts/processes/free-port.ts'
import { connectFirstWallet } from './connect-first-wallet'

type Pass = (request: { method: string; params?: unknown }) => Promise<unknown>

/** What a wallet says to a request; `pass` asks the chain, which signs and sends for its accounts. */
export type WalletAnswer = (params: readonly unknown[], pass: Pass) => unknown
export type WalletAnswers = Record<string, WalletAnswer>

/**
 * A real local chain of one's own, and a config whose wallet is the chain itself, but where `answers` say otherwise. They may
 * be changed at any time.
 */
export async function startWalletChain(account: Address) {
  const chain = await startLocalChain({ port: await freePort() })
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
  // wagmi's connector for wallets of the browser wants a window.
  const connector = createConnector(() => ({
    id: 'test.wallet',
    name: 'Test wallet',
    type: 'injected',
    connect: async () => ({ accounts: [account] as never, chainId: local.id }),
    disconnect: async () => {},
    getAccounts: async () => [account],
    getChainId: async () => local.id,
    getProvider: async () => provider,
    isAuthorized: async () => true,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }))
  const config = createConfig({
    chains: [local],
    connectors: [connector],
    pollingInterval: 20,
    storage: null,
    transports: { [local.id]: http(chain.rpcUrl) },
    multiInjectedProviderDiscovery: false,
  })
  await connectFirstWallet(config)
  return { ...chain, client: createLocalClient(chain.rpcUrl), config, answers }
}

export type WalletChain = Awaited<ReturnType<typeof startWalletChain>>
