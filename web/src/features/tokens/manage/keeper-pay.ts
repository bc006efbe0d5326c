// Defines when a vault's trade is due, and reads what its caller pays for it before and has earned after.

import type { VaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'
import { buybackBabyVaultAbi, ierc20Abi, tokenVaultAbi } from '@saleyard/generated/abis'
import { type Address, type Hex, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import { getGasPrice } from 'viem/actions'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { CallContext } from './token-call.ts'

/** A trade of a vault: when it is due, and what keeps it back now. */
export type Turn = {
  /** Second since 1970 from which it can be, as far as the pause goes. */
  dueAt: bigint
  waiting: VaultWaiting
}

/**
 * Estimates the network cost of a call at this moment's gas price, in wei.
 *
 * @throws The contract's error, or the network's.
 */
export async function estimateCost(
  config: Config,
  { chainId, account, address }: CallContext,
  data: Hex,
): Promise<bigint> {
  const [gas, gasPrice] = await Promise.all([
    estimateGas(config, { chainId, account, to: address, data }),
    getGasPrice(config.getClient({ chainId })),
  ])
  return gas * gasPrice
}

type Earned = {
  /** Wei of wrapped coin. */
  amount: bigint
  /** The wrapped coin: what moved to the caller before the vault named the payment. Absent if no such transfer is found. */
  wrappedCoin?: Address
}

/** Reads from the receipt of a call what a vault paid its caller. A run can have two paid steps. */
export function readEarned(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  { vault, keeper }: { vault: Address; keeper: Address },
): Earned {
  const payments = parseEventLogs({ abi: tokenVaultAbi, logs, eventName: 'KeeperPaid', args: { keeper } }).filter(
    ({ address }) => isAddressEqual(address, vault),
  )
  const amount = payments.reduce((sum, { args }) => sum + args.amount, 0n)
  const [first] = payments
  const transfers = parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from: vault, to: keeper } })
  const transfer = transfers.findLast(
    ({ logIndex, args }) => first && logIndex < first.logIndex && args.value === first.args.amount,
  )
  return { amount, ...(transfer && { wrappedCoin: transfer.address }) }
}

/** What a run or a buyback traded: base units of the token and the reward token, and wei. */
export type VaultChanges = {
  isTraded: boolean
  sold: bigint
  added: bigint
  addedCoin: bigint
  /** Coin for what else the token's kind promises. */
  purpose: bigint
  shared: bigint
  burned: bigint
}

/** Reads from the receipt of a call what the vault traded. */
export function readChanges({ logs }: Pick<TransactionReceipt, 'logs'>, vault: Address): VaultChanges {
  const own = logs.filter(({ address }) => isAddressEqual(address, vault))
  const [processed] = parseEventLogs({ abi: tokenVaultAbi, logs: own, eventName: 'Processed' })
  const [bought] = parseEventLogs({ abi: buybackBabyVaultAbi, logs: own, eventName: 'RewardBought' })
  const [burned] = parseEventLogs({ abi: buybackBabyVaultAbi, logs: own, eventName: 'BoughtBack' })
  return {
    isTraded: [processed, bought, burned].some((event) => event !== undefined),
    sold: processed?.args.unitsSwapped ?? 0n,
    added: processed?.args.unitsAdded ?? 0n,
    addedCoin: processed?.args.coinAdded ?? 0n,
    purpose: processed?.args.coinBooked ?? 0n,
    shared: bought?.args.distributed ?? 0n,
    burned: burned?.args.burnt ?? 0n,
  }
}
