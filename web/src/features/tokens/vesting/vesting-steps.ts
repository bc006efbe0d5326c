// Reads how far the vesting of a list is on the chain, and builds its next transaction.
import {
  readIerc20BalanceOf,
  readTokenLockFactoryIsLock,
  readTokenLockFactoryPredictLock,
  readTokenLockReleased,
  simulateIerc20Transfer,
  writeIerc20Transfer,
} from '@saleyard/generated'
import { ierc20Abi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { createLocksIntent, type LockTerms, transferGas } from '@/features/tokens/locks/lock-calls.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { VestingPlan } from './vesting-plan.ts'

/** One lock of a plan. Base units. */
export type VestingLock = {
  lock: Address
  beneficiary: Address
  amount: bigint
  isCreated: boolean
  /** It has got its amount, now or before a release. More than that may come from others: reflection, dividends, gifts. */
  isFilled: boolean
}

/** Base units that may be missing of what a lock has got: balances of a token that reflects are rounded down. */
const dust = 10n

/** Reads the locks of a plan, in the order of its list. @throws The network's error. */
export function readVesting(config: Config, plan: VestingPlan): Promise<VestingLock[]> {
  const { chainId, account, token } = plan
  return Promise.all(
    plan.recipients.map(async ({ address: beneficiary, amount: digits }) => {
      const args = [account, termsOf(plan, beneficiary)] as const
      const lock = await readTokenLockFactoryPredictLock(config, { chainId, args })
      const amount = BigInt(digits)
      const isCreated = await readTokenLockFactoryIsLock(config, { chainId, args: [lock] })
      if (!isCreated) return { lock, beneficiary, amount, isCreated, isFilled: false }
      const [held, released] = await Promise.all([
        readIerc20BalanceOf(config, { chainId, address: token, args: [lock] }),
        readTokenLockReleased(config, { chainId, address: lock, args: [token] }),
      ])
      return { lock, beneficiary, amount, isCreated, isFilled: held + released + dust >= amount }
    }),
  )
}

function termsOf({ salt, token, start, cliffSeconds, durationSeconds }: VestingPlan, beneficiary: Address): LockTerms {
  return {
    beneficiary,
    startTimestamp: BigInt(start),
    cliffSeconds: BigInt(cliffSeconds),
    durationSeconds: BigInt(durationSeconds),
    salt,
    token,
  }
}

/** Gas of one lock, and of a transaction besides (docs/contracts/locks.md). */
const gasPerLock = 600_000n
const gasOverhead = 100_000n

/** Returns how many locks one transaction can create. At least one. */
export function maxLocksPerTransaction(gasPerTransaction: bigint): number {
  return Math.max(1, Number((gasPerTransaction - gasOverhead) / gasPerLock))
}

type StepContext = { plan: VestingPlan; token: SaleyardToken; summary: string }

/** Builds the creation of locks. Its key names the first of them, so that a step that is on its way is followed, not repeated. */
export function createVestingLocksIntent(
  config: Config,
  { plan, summary }: StepContext,
  locks: readonly VestingLock[],
): TransactionIntent {
  const { chainId, account, salt } = plan
  return createLocksIntent(config, {
    key: `vesting:create:${salt}:${locks[0]?.lock}`,
    chainId,
    account,
    summary,
    locks: locks.map(({ beneficiary }) => termsOf(plan, beneficiary)),
  })
}

/** Builds the transfer that fills a lock. */
export function fillLockIntent(
  config: Config,
  { plan, token, summary }: StepContext,
  { lock, amount }: VestingLock,
  amounts: TransactionIntent['amounts'],
): TransactionIntent {
  const { chainId, account, salt } = plan
  const args = [lock, amount] as const
  const at = { chainId, account, address: token.token, args }
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args })
  return {
    key: `vesting:fill:${salt}:${lock}`,
    kind: 'fillLock',
    chainId,
    account,
    to: token.token,
    made: { by: kinds[token.kind].factory.contract, token: token.token, symbol: token.symbol },
    summary,
    amounts,
    value: 0n,
    data,
    simulate: async () => {
      await simulateIerc20Transfer(config, at)
      return { gas: (await estimateGas(config, { chainId, account, to: token.token, data })) + transferGas }
    },
    write: (simulated) => writeIerc20Transfer(config, { ...at, ...simulated }),
  }
}
