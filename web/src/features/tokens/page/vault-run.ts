// Reads what waits in the vault, previews what a run would do, earn and cost, and builds the call that starts one.

import { getVaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'
import {
  readBabyVaultPendingReward,
  readBuybackBabyVaultPendingBuyback,
  readTokenVaultPending,
  simulateTokenVaultProcess,
  writeTokenVaultProcess,
} from '@saleyard/generated'
import { tokenVaultAbi } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateCost, type Turn } from '@/features/tokens/manage/keeper-pay.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { type CallContext, type TokenCall, toTokenCall } from '@/features/tokens/manage/token-call.ts'
import { hasFeePurpose } from './read-saleyard-token.ts'

/**
 * Gas of a read of the vault. The vault calls untrusted contracts with all its gas: pairs, and in the second step the exchange
 * and the reward token. This limit suffices for honest ones, and keeps these reads apart from those of the rest of the page.
 */
const vaultGas = 2_000_000n

export type VaultFacts = Turn & {
  /** Base units of the token for liquidity, and those to sell for the kind's other purposes. */
  liquidityUnits: bigint
  bookedUnits: bigint
  /** Wei for the liquidity. */
  liquidityCoin: bigint
  /** The second step, which buys the reward token: wei, and base units of the reward token not yet credited to any holder. */
  reward?: Turn & { dividendsCoin: bigint; marketingCoin: bigint; rewardUnits: bigint }
  /** Wei for buybacks. */
  buyback?: Turn & { coin: bigint }
}

type VaultPlace = Pick<TaxedToken, 'chainId' | 'kind'> & { taxed: Pick<TaxedToken['taxed'], 'vault'> }

/**
 * Reads from the vault what waits in it and why, at a block or at the newest one. Throws the network's error, also if an
 * untrusted contract does not answer.
 */
export async function readVault(
  config: Config,
  { chainId, kind, taxed: { vault } }: VaultPlace,
  blockNumber?: bigint,
): Promise<VaultFacts> {
  const at = { chainId, address: vault, gas: vaultGas, blockNumber } as const
  const [first, reward, buyback] = await Promise.all([
    readTokenVaultPending(config, at),
    hasFeePurpose(kind, 'dividends') ? readBabyVaultPendingReward(config, at) : undefined,
    hasFeePurpose(kind, 'buyback') ? readBuybackBabyVaultPendingBuyback(config, at) : undefined,
  ])
  return {
    ...first,
    waiting: getVaultWaiting(first.waiting),
    ...(reward && { reward: { ...reward, waiting: getVaultWaiting(reward.waiting) } }),
    ...(buyback && { buyback: { ...buyback, waiting: getVaultWaiting(buyback.waiting) } }),
  }
}

/**
 * Previews a run now: it takes steps, or only records the price, which the average needs; without liquidity in the pools it
 * does neither.
 */
export function previewRun({ waiting, reward }: VaultFacts): 'both' | 'first' | 'second' | 'looks' | 'nothing' {
  const steps = [waiting, reward?.waiting]
  const [first, second] = steps.map((one) => one === 'None')
  if (first && second) return 'both'
  if (first) return 'first'
  if (second) return 'second'
  return steps.every((one) => one === 'NoLiquidity' || one === undefined) ? 'nothing' : 'looks'
}

/** Picks the trade that comes next: one that is ready, otherwise the one that waits for its time, otherwise the sale. */
export function nextTurn({ reward, buyback, ...sale }: VaultFacts): Turn {
  const turns = [sale, reward, buyback].filter((turn) => turn !== undefined)
  const ready = turns.find(({ waiting }) => waiting === 'None')
  return ready ?? turns.find(({ waiting }) => waiting === 'TooSoon') ?? sale
}

const data = encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' })

/** Builds the call that runs the steps that the vault may take. All vaults share ITokenVault. `context.address` is the vault. */
export function processCall(config: Config, context: CallContext): TokenCall {
  return toTokenCall(config, context, {
    data,
    simulate: () => simulateTokenVaultProcess(config, context),
    write: () => writeTokenVaultProcess(config, context),
  })
}

/** What the account would earn by a run now, in wei of wrapped coin, and its network cost in wei. */
type RunQuote = { earned: bigint; cost: bigint }

/**
 * Simulates a run by the account: what it would earn and cost now.
 *
 * @throws The contract's error, or the network's.
 */
export async function quoteRun(config: Config, context: CallContext): Promise<RunQuote> {
  const [{ result: earned }, cost] = await Promise.all([
    simulateTokenVaultProcess(config, context),
    estimateCost(config, context, data),
  ])
  return { earned, cost }
}
