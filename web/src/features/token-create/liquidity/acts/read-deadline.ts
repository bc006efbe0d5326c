import type { Config } from 'wagmi'
import { getBlock } from 'wagmi/actions'

/** Seconds from the block that answers. */
const patience = 1_200n

/** The last second, as the chain counts, at which an act that is begun now may happen. */
export async function readDeadline(config: Config, chainId: number): Promise<bigint> {
  const { timestamp } = await getBlock(config, { chainId })
  return timestamp + patience
}
