// Starts a local chain with our contracts and a token of account 0.

import type { Address } from 'viem'
import { createLocalClient } from './local-client.ts'
import { startLocalChain } from './start-local-chain.ts'

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
