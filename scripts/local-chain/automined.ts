import { foundry } from 'viem/chains'

/**
 * Anvil as clients that wait for receipts are to know it. viem looks for a replacement of what it waits for, and drops
 * the number of a block that arrives meanwhile. Where every transaction makes its own block, no other one follows: the
 * wait would last until its timeout.
 */
export const automined = { ...foundry, supportsTransactionReplacementDetection: false } as const
