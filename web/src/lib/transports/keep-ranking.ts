import type { Config } from 'wagmi'
import { networkOf } from './network-of.ts'

/**
 * Ranks a network's endpoints from now until the returned function is called: every few seconds each of them is asked
 * for its newest block. For pages that are about to write.
 */
export function keepRanking(config: Config, chainId: number): () => void {
  return networkOf(config, chainId).ranking?.keep() ?? (() => {})
}
