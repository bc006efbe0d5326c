// Builds the lock that a plan's first liquidity goes to.
import { simulateTokenLockFactoryCreateLocks, writeTokenLockFactoryCreateLocks } from '@saleyard/generated'
import { tokenLockFactoryAbi, tokenLockFactoryAddress } from '@saleyard/generated/abis'
import { encodeFunctionData, zeroHash } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { LiquidityPlan, SeedPlan } from './plan.ts'

/** A plan whose liquidity goes to a lock. */
export type LockedPlan = SeedPlan & { recipient: Extract<SeedPlan['recipient'], { to: 'lock' }> }

export function isLockedPlan(plan: LiquidityPlan): plan is LockedPlan {
  return plan.act === 'seed' && plan.recipient.to === 'lock'
}

/** Returns the key of the creation of a plan's lock. */
export function lockKey({ id }: LiquidityPlan): string {
  return `lock:liquidity:${id}`
}

/**
 * Terms of a plan's lock. The salt is always zero: a second plan with the same date finds the lock of a first one that was left,
 * and does not create another.
 */
export function lockTerms({ account, recipient }: LockedPlan) {
  return {
    beneficiary: account,
    startTimestamp: recipient.until,
    cliffSeconds: 0n,
    durationSeconds: 0n,
    salt: zeroHash,
    token: recipient.pair,
  }
}

/** Builds the creation of a plan's lock. It reverts if the lock exists. */
export function createLockIntent(
  config: Config,
  plan: LockedPlan,
  { summary }: { summary: string },
): TransactionIntent {
  const { chainId, account } = plan
  const args = [[lockTerms(plan)]] as const
  const data = encodeFunctionData({ abi: tokenLockFactoryAbi, functionName: 'createLocks', args })
  return {
    key: lockKey(plan),
    kind: 'createLocks',
    chainId,
    account,
    to: tokenLockFactoryAddress,
    contract: 'TokenLockFactory',
    summary,
    amounts: [],
    value: 0n,
    data,
    simulate: async () => {
      await simulateTokenLockFactoryCreateLocks(config, { chainId, account, args })
      return { gas: await estimateGas(config, { chainId, account, to: tokenLockFactoryAddress, data }) }
    },
    write: (simulated) => writeTokenLockFactoryCreateLocks(config, { chainId, account, args, ...simulated }),
  }
}
