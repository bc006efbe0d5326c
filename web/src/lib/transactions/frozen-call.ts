// Simulates and sends a call whose bytes were fixed before anything was signed.
import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas, sendTransaction } from 'wagmi/actions'

/**
 * A call whose bytes were fixed and stored before anything was signed. The wallet gets these bytes, because a second
 * encoding could differ; so does the deterministic deployer, which has no ABI. Everything else is written through the
 * generated actions.
 */
export type FrozenCall = {
  chainId: number
  account: Address
  to: Address
  /** Wei. */
  value: bigint
  data: Hex
  /** Gas limit; default: the wallet's own. */
  gas?: bigint | undefined
}

/** Estimates the gas of the call as it is, which also simulates it. Throws if it would revert. */
export async function simulateFrozenCall(config: Config, call: FrozenCall): Promise<{ gas: bigint }> {
  return { gas: await estimateGas(config, call) }
}

/** Opens the wallet with exactly these bytes. With `gas: null` no limit is stated: the owners of a Safe would sign it. Throws if the user declines. */
export function writeFrozenCall(
  config: Config,
  call: Omit<FrozenCall, 'gas'> & { gas?: bigint | null | undefined },
): Promise<Hash> {
  return sendTransaction(config, call)
}

/**
 * Returns the key under which a Safe's transaction that gives the mark of a batch up is recorded: the same wherever it is offered,
 * so that its owners are not asked twice, and the second call would fail.
 */
export function safeCancelKey({
  chainId,
  account,
  to,
  id,
}: Pick<FrozenCall, 'chainId' | 'account' | 'to'> & { id: bigint }): string {
  return `cancel:${chainId}:${account}:${to}:${id}`.toLowerCase()
}
