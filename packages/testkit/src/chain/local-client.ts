// Creates a client of the local chain that reads, writes as account 0, and changes state.

import { createTestClient, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'

/**
 * Anvil as clients that wait for receipts are to know it. viem looks for a replacement of what it waits for, and drops
 * the number of a block that arrives meanwhile. Where every transaction makes its own block, no other one follows: the
 * wait would last until its timeout.
 */
export const automined = { ...foundry, supportsTransactionReplacementDetection: false } as const

/** Account 0 of anvil's public mnemonic; anvil signs for it. Its key is known to everyone. */
export const account0 = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A client of the local chain that reads, writes as account 0, and changes what only a test chain lets one change. */
export function createLocalClient(rpcUrl: string) {
  return createTestClient({
    account: account0,
    chain: automined,
    mode: 'anvil',
    pollingInterval: 20,
    transport: http(rpcUrl, { timeout: 60_000 }),
  })
    .extend(publicActions)
    .extend(walletActions)
}

export type LocalClient = ReturnType<typeof createLocalClient>
