// Builds the creation and the release of locks, says what of a release arrives, and reads from the receipt what has arrived.
import {
  simulateTokenLockFactoryCreateLocks,
  simulateTokenLockRelease,
  writeTokenLockFactoryCreateLocks,
  writeTokenLockRelease,
} from '@saleyard/generated'
import { ierc20Abi, tokenLockAbi, tokenLockFactoryAbi, tokenLockFactoryAddress } from '@saleyard/generated/abis'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import type { Config } from 'wagmi'
import { estimateGas } from 'wagmi/actions'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { afterFees, feesFor } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { type CallContext, type TokenCall, toTokenCall } from '@/features/tokens/manage/token-call.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** Terms of one lock, as the factory takes them. Seconds; `token` is what the lock is listed under. */
export type LockTerms = {
  beneficiary: Address
  startTimestamp: bigint
  cliffSeconds: bigint
  durationSeconds: bigint
  salt: Hex
  token: Address
}

type LockCreation = Pick<TransactionIntent, 'key' | 'chainId' | 'account' | 'summary'> & { locks: readonly LockTerms[] }

/** Builds the creation of locks in one transaction. It reverts if one of them exists. */
export function createLocksIntent(config: Config, { locks, ...intent }: LockCreation): TransactionIntent {
  const { chainId, account } = intent
  const args = [locks] as const
  const data = encodeFunctionData({ abi: tokenLockFactoryAbi, functionName: 'createLocks', args })
  return {
    ...intent,
    kind: 'createLocks',
    to: tokenLockFactoryAddress,
    contract: 'TokenLockFactory',
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

/** Gas of the words that a token with fees writes in the first transfer of a second; an estimate may miss them. */
export const transferGas = 50_000n

/**
 * Builds the call that pays a lock's beneficiary what is vested of a token, or of coin without `asset`. Any account may send it.
 * `context.address` is the lock.
 */
export function releaseCall(config: Config, context: CallContext, asset: Address | undefined): TokenCall {
  return asset ? releaseToken(config, context, asset) : releaseCoin(config, context)
}

function releaseCoin(config: Config, context: CallContext): TokenCall {
  const args = [] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi: tokenLockAbi, functionName: 'release', args }),
    simulate: () => simulateTokenLockRelease(config, { ...context, args }),
    write: () => writeTokenLockRelease(config, { ...context, args }),
  })
}

function releaseToken(config: Config, context: CallContext, asset: Address): TokenCall {
  const args = [asset] as const
  const call = toTokenCall(config, context, {
    data: encodeFunctionData({ abi: tokenLockAbi, functionName: 'release', args }),
    simulate: () => simulateTokenLockRelease(config, { ...context, args }),
    write: () => writeTokenLockRelease(config, { ...context, args }),
  })
  return {
    ...call,
    simulate: async () => ({ gas: (await call.simulate()).gas + transferGas }),
    write: (simulated) => writeTokenLockRelease(config, { ...context, args, ...simulated }),
  }
}

type Release = { asset: Address; beneficiary: Address; releasable: bigint }

/**
 * Computes what arrives of a release now, base units: a token takes its fees from it unless the beneficiary is its first owner.
 * Where a fee is reflected, the beneficiary also gets its part of that as a holder.
 */
export function arrivingOf(token: SaleyardToken, { asset, beneficiary, releasable }: Release): bigint {
  return isAddressEqual(asset, token.token) ? afterFees(releasable, feesFor(token, beneficiary)) : releasable
}

/** Reads what a release has paid, base units or wei: of a token from its own events, of coin from the lock's. */
export function readArrived(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  { lock, asset, beneficiary }: { lock: Address; asset: Address | undefined; beneficiary: Address },
): bigint {
  if (!asset)
    return parseEventLogs({ abi: tokenLockAbi, logs, eventName: 'EtherReleased' })
      .filter(({ address }) => isAddressEqual(address, lock))
      .reduce((sum, { args }) => sum + args.amount, 0n)
  return parseEventLogs({ abi: ierc20Abi, logs, eventName: 'Transfer', args: { from: lock, to: beneficiary } })
    .filter(({ address }) => isAddressEqual(address, asset))
    .reduce((sum, { args }) => sum + args.value, 0n)
}
