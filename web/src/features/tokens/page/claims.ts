// Builds claims of dividends, for one holder or a list, and reads what they pay and have paid.
import {
  readBabyTokenClaimableOf,
  readBabyTokenMinimumTokenBalanceForDividends,
  simulateBabyTokenClaim,
  simulateBabyTokenClaimMany,
  writeBabyTokenClaim,
  writeBabyTokenClaimMany,
} from '@saleyard/generated'
import { babyTokenAbi as abi, babyTokenAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, getAddress, isAddress, isAddressEqual, type Log, parseEventLogs } from 'viem'
import type { Config } from 'wagmi'
import { type CallContext, type TokenCall, toTokenCall } from '@/features/tokens/manage/token-call.ts'

/** Calls that pay dividends. Both kinds with dividends share IDividendToken, so the ABI of one writes to both. */
export const claimCalls = {
  own(config: Config, context: CallContext): TokenCall {
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'claim' }),
      simulate: () => simulateBabyTokenClaim(config, context),
      write: () => writeBabyTokenClaim(config, context),
    })
  },

  /** Pays each holder, whichever account calls. A holder who cannot be paid is skipped and loses nothing. */
  many(config: Config, context: CallContext, holders: readonly Address[]): TokenCall {
    const args = [holders] as const
    return toTokenCall(config, context, {
      data: encodeFunctionData({ abi, functionName: 'claimMany', args }),
      simulate: () => simulateBabyTokenClaimMany(config, { ...context, args }),
      write: () => writeBabyTokenClaimMany(config, { ...context, args }),
    })
  },
}

/** Reads what a claim would pay a holder now, in base units of the reward token. */
export async function readClaimable(
  config: Config,
  { chainId, token, holder }: { chainId: number; token: Address; holder: Address },
): Promise<bigint> {
  const [amount] = await readBabyTokenClaimableOf(config, { chainId, address: token, args: [holder] })
  return amount
}

/** The least token balance that earns, and the account's claimable reward token, absent without an account. Base units. */
type DividendFacts = { minimum: bigint; claimable: bigint | undefined }

/** Reads the least balance that earns dividends, and what the account has earned. */
export async function readDividends(
  config: Config,
  { chainId, token }: { chainId: number; token: Address },
  account: Address | undefined,
): Promise<DividendFacts> {
  const [minimum, claimable] = await Promise.all([
    readBabyTokenMinimumTokenBalanceForDividends(config, { chainId, address: token }),
    account && readClaimable(config, { chainId, token, holder: account }),
  ])
  return { minimum, claimable }
}

type Holders = {
  /** Each holder once, in the order of the list. */
  holders: Address[]
  /** Number of lines that repeat an address. */
  repeated: number
  /** Numbers, from 1, of lines that are no address; wrong checksums among them. */
  wrong: number[]
}

/** Parses a list of addresses, one per line; blank lines do not count. */
export function parseHolders(text: string): Holders {
  const lines = text.split('\n').map((line) => line.trim())
  const wrong = lines.flatMap((line, index) => (line === '' || isAddress(line) ? [] : [index + 1]))
  const named = lines.filter((line) => isAddress(line)).map((line) => getAddress(line))
  const holders = [...new Set(named)]
  return { holders, repeated: named.length - holders.length, wrong }
}

/** The most gas that the payment of one holder may burn (DividendToken CLAIM_GAS), and a little for the loop. */
const gasPerHolder = 605_000n
const gasOverhead = 100_000n

/** Returns how many holders one transaction can claim for, even if each payment uses all its gas. At least one. */
export function maxHoldersPerClaim(gasPerTransaction: bigint): number {
  return Math.max(1, Number((gasPerTransaction - gasOverhead) / gasPerHolder))
}

type ClaimResult = {
  /** Number of paid holders. */
  paid: number
  /** Holders that had earned something and could not be paid, in the order of the list. */
  skipped: Address[]
}

/** Reads the result of a claim for a list from the token's own events; a holder who has earned nothing has no event. */
export function readClaimResult(logs: Log[], token: Address): ClaimResult {
  const events = parseEventLogs({ abi: babyTokenAbi, eventName: ['Claimed', 'ClaimSkipped'], logs }).filter(
    ({ address }) => isAddressEqual(address, token),
  )
  const skipped = events.flatMap(({ eventName, args }) => (eventName === 'ClaimSkipped' ? [args.holder] : []))
  return { paid: events.length - skipped.length, skipped }
}
