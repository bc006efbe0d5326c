import {
  readBabyVaultPendingReward,
  readBuybackBabyVaultPendingBuyback,
  readTokenVaultPending,
} from '@saleyard/generated'
import type { Config } from 'wagmi'
import type { TaxedToken } from '@/features/token-create/console/console-props.ts'
import { hasPurpose } from '@/features/token-create/token-page/has-purpose.ts'
import { nameWaiting, type Waiting } from '@/lib/errors/name-waiting.ts'

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
  waiting: Waiting
  /** The second step, which buys the reward token: wei, and base units of the reward token that nobody has been granted. */
  reward?: { dividendsCoin: bigint; marketingCoin: bigint; rewardUnits: bigint; waiting: Waiting }
  /** Wei for buybacks. */
  buyback?: { coin: bigint; waiting: Waiting }
}

/** What waits in the vault and why, by its own words. Throws what the network did, and where a stranger does not answer. */
export async function readVault(config: Config, { chainId, kind, taxed: { vault } }: TaxedToken): Promise<VaultFacts> {
  const at = { chainId, address: vault, gas: vaultGas } as const
  const [first, reward, buyback] = await Promise.all([
    readTokenVaultPending(config, at),
    hasPurpose(kind, 'dividends') ? readBabyVaultPendingReward(config, at) : undefined,
    hasPurpose(kind, 'buyback') ? readBuybackBabyVaultPendingBuyback(config, at) : undefined,
  ])
  return {
    ...first,
    waiting: nameWaiting(first.waiting),
    ...(reward && { reward: { ...reward, waiting: nameWaiting(reward.waiting) } }),
    ...(buyback && { buyback: { ...buyback, waiting: nameWaiting(buyback.waiting) } }),
  }
}
