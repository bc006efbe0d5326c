// Simulates and sends a call whose bytes were fixed before anything was signed.
import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas, sendTransaction } from 'wagmi/actions'

/**
 * A call whose bytes were fixed and stored before anything was signed. The bytes themselves go to the wallet, because
 * encoding them a second time could give others; and what the deterministic deployer is sent, which has no ABI. Everything
 * else is written through the generated actions.
 */
export type FrozenCall = {
  chainId: number
  account: Address
  to: Address
  /** Wei. */
  value: bigint
  data: Hex
  /** Gas limit; the wallet's own without it. */
  gas?: bigint | undefined
}

/** Gas of the call as it is, which also simulates it. Throws when it would revert. */
export async function simulateFrozenCall(config: Config, call: FrozenCall): Promise<{ gas: bigint }> {
  return { gas: await estimateGas(config, call) }
}

/** Opens the wallet with exactly these bytes. Throws when the user declines. */
export function writeFrozenCall(config: Config, call: FrozenCall): Promise<Hash> {
  return sendTransaction(config, call)
}
