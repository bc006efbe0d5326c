// Reads what waits in the vault, previews what a run would do, and builds the call that starts one.

import { getVaultWaiting, type VaultWaiting } from '@saleyard/chain/errors/vault-waiting.ts'
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
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { type CallContext, type TokenCall, toTokenCall } from '@/features/tokens/manage/token-call.ts'
import { hasFeePurpose } from './read-saleyard-token.ts'

/**
 * The vault asks pairs, and of the second step exchange and reward token, with all the gas that it is given: they are
 * strangers. What is said of it suffices for honest ones, and keeps the questions apart from those of the rest of the page.
 */
const vaultGas = 2_000_000n

export type VaultFacts = {
  /** Base units of the token that become liquidity, and that become coin for what else the kind promises. */
  liquidityUnits: bigint
  bookedUnits: bigint
  /** Wei for the liquidity. */
  liquidityCoin: bigint
  waiting: VaultWaiting
  /** The second step, which buys the reward token: wei, and base units of the reward token that nobody has been granted. */
  reward?: { dividendsCoin: bigint; marketingCoin: bigint; rewardUnits: bigint; waiting: VaultWaiting }
  /** Wei for buybacks. */
  buyback?: { coin: bigint; waiting: VaultWaiting }
}

/** What waits in the vault and why, by its own words. Throws what the network did, and where a stranger does not answer. */
export async function readVault(config: Config, { chainId, kind, taxed: { vault } }: TaxedToken): Promise<VaultFacts> {
  const at = { chainId, address: vault, gas: vaultGas } as const
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
 * What a run of this moment would do: take steps, or only look at the price, which the average needs; without liquidity in the
 * pools not even that.
 */
export function previewRun({ waiting, reward }: VaultFacts): 'both' | 'first' | 'second' | 'looks' | 'nothing' {
  const steps = [waiting, reward?.waiting]
  const [first, second] = steps.map((one) => one === 'None')
  if (first && second) return 'both'
  if (first) return 'first'
  if (second) return 'second'
  return steps.every((one) => one === 'NoLiquidity' || one === undefined) ? 'nothing' : 'looks'
}

/**
 * Enough for both steps: 415,000 for the first, 827,698 that must be left for the second, and what lies between. An estimate
 * finds the least that does not revert, and that starves the second step's look at the price, which then never has an average.
 * What is not used is not paid.
 */
const processGas = 1_600_000n

/** Has the vault take its steps, those that it may. All vaults share ITokenVault. `context.address` is the vault. */
export function processCall(config: Config, context: CallContext): TokenCall {
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi: tokenVaultAbi, functionName: 'process' }),
    simulate: () => simulateTokenVaultProcess(config, { ...context, gas: processGas }),
    write: () => writeTokenVaultProcess(config, { ...context, gas: processGas }),
  })
}
