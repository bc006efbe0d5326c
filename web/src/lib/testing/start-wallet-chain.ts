import { automined } from '@scripts/local-chain/automined.ts'
import { createLocalClient } from '@scripts/local-chain/local-client.ts'
import { startLocalChain } from '@scripts/local-chain/start-local-chain.ts'
import { type Address, createClient, defineChain, http } from 'viem'
import { createConnector } from 'wagmi'
import { connectFirstWallet } from './connect-first-wallet.ts'
import { createTwoNetworkConfig, startElsewhere } from './start-elsewhere.ts'

type Pass = (request: { method: string; params?: unknown }) => Promise<unknown>

/** What a wallet says to a request; `pass` asks the chain, which signs and sends for its accounts. */
export type WalletAnswer = (params: readonly unknown[], pass: Pass) => unknown
export type WalletAnswers = Record<string, WalletAnswer>

/**
 * A real local chain of one's own, and a config whose wallet is the chain itself, but where `answers` say otherwise. They may
 * be changed at any time. What names no network is asked on another one.
 */
export async function startWalletChain(account: Address) {
  const [chain, elsewhere] = await Promise.all([startLocalChain(), startElsewhere()])
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
  const config = createTwoNetworkConfig(chain.rpcUrl, elsewhere, [connector])
  await connectFirstWallet(config)
  const stop = async () => void (await Promise.all([chain.stop(), elsewhere.stop()]))
  return { ...chain, stop, client: createLocalClient(chain.rpcUrl), config, answers }
}

export type WalletChain = Awaited<ReturnType<typeof startWalletChain>>
