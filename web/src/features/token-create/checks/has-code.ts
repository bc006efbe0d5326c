import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { getBytecode } from 'wagmi/actions'

/** Whether a contract, or an account that delegates to one, is at the address. */
export async function hasCode(config: Config, at: { chainId: number; address: Address }): Promise<boolean> {
  return (await getBytecode(config, at)) !== undefined
}
