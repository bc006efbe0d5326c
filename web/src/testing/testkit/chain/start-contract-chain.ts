// Starts a local chain with our contracts and a token of account 0.
import { createLocalClient } from '@scripts/testkit/chain/local-client.ts'
import { startLocalChain } from '@scripts/testkit/chain/start-local-chain.ts'
import type { Address } from 'viem'

/** A chain of one test file, with our contracts and a token that account 0 owns. */
export async function startContractChain() {
  const { rpcUrl, addresses, stop } = await startLocalChain()
  return {
    rpcUrl,
    client: createLocalClient(rpcUrl),
    multiSender: addresses.multiSender,
    token: addresses.demoToken as Address,
    stop,
  }
}

export type ContractChain = Awaited<ReturnType<typeof startContractChain>>
