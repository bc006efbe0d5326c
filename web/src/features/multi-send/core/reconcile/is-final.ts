import type { ChainFacts } from '@/features/multi-send/core/record-types.ts'

/** Whether a block is as deep as the chain's confirmation depth asks for; the block itself counts as one. */
export function isFinal(block: bigint, { latestBlock, confirmations }: ChainFacts): boolean {
  return latestBlock - block + 1n >= BigInt(confirmations)
}
