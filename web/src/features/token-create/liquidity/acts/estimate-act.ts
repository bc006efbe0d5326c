import type { Address, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'

/**
 * What a pair writes for its price averages the first time it is touched in a second: two words of at most 22,100 gas. An estimate in
 * the second of the last trade does not see them, and a wallet that gives no more would let the act run out of gas.
 */
const averagesGas = 50_000n

/** Gas that an act on a pool needs at most. Throws when it would revert. */
export async function estimateAct(
  config: Config,
  call: { chainId: number; account: Address; to: Address; data: Hex; value?: bigint },
): Promise<bigint> {
  return (await estimateGas(config, call)) + averagesGas
}
