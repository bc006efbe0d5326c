import { readBabyTokenClaimableOf } from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'

/** What a claim would pay a holder now, base units of the reward token. */
export async function readClaimable(
  config: Config,
  { chainId, token, holder }: { chainId: number; token: Address; holder: Address },
): Promise<bigint> {
  const [amount] = await readBabyTokenClaimableOf(config, { chainId, address: token, args: [holder] })
  return amount
}
