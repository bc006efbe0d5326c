import { createLocalClient } from '@scripts/local-chain/local-client.ts'
import { startLocalChain } from '@scripts/local-chain/start-local-chain.ts'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { newSalt } from '@/features/token-create/draft/new-salt.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { tryCreation } from '@/features/token-create/trial/try-creation.ts'
import { createTwoNetworkConfig, startElsewhere } from '@/lib/testing/start-elsewhere.ts'
import { startFaultProxy } from '@/lib/testing/start-fault-proxy.ts'

/** Of the local chain's accounts, the one that creates. */
export const creator: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A real chain behind an endpoint that can fail, and trials on it. */
export async function startTrialChain() {
  const [chain, elsewhere] = await Promise.all([startLocalChain(), startElsewhere()])
  const proxy = await startFaultProxy(chain.rpcUrl)
  const config = createTwoNetworkConfig(proxy.url, elsewhere, [], { retryCount: 0 })
  const prepare = (kind: TokenKind, changes: Record<string, string> = {}) => {
    const context = { account: creator, salt: newSalt(), chainId: foundry.id }
    const creation = kind.prepare({ ...kind.example, ...changes }, context)
    if (!creation) throw new Error('The values are not valid')
    return creation
  }
  const limits = { gasPerTransaction: 16_777_216n }
  return {
    ...chain,
    proxy,
    config,
    client: createLocalClient(chain.rpcUrl),
    prepare,
    attempt: (kind: TokenKind, creation: ReturnType<typeof prepare>) =>
      tryCreation(config, { kind, creation, account: creator, chain: { id: foundry.id, limits } }),
    async stop() {
      await proxy.stop()
      await Promise.all([chain.stop(), elsewhere.stop()])
    },
  }
}

export type TrialChain = Awaited<ReturnType<typeof startTrialChain>>
