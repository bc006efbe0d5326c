// Reads all that a quote depends on from one block: reserves, fees of pool and token, the account's balances and allowance.

import {
  babyTokenAbi,
  buybackBabyTokenAbi,
  ierc20Abi,
  liquidityGeneratorTokenAbi,
  uniswapV2PairAbi,
  uniswapV2RouterAbi,
} from '@saleyard/generated/abis'
import { useQuery } from '@tanstack/react-query'
import {
  type Abi,
  type Address,
  type ContractFunctionParameters,
  isAddressEqual,
  multicall3Abi,
  parseAbi,
  zeroAddress,
} from 'viem'
import { getGasPrice, multicall } from 'viem/actions'
import { type Config, useConfig } from 'wagmi'
import { type KindId, type SaleyardToken, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { higherFee, measurePoolFee, sampleSwap } from '@/features/tokens/simulate/pool-fee.ts'
import { pollingInterval } from '@/lib/constants.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { TradedPool } from './quote-trade.ts'
import type { Venue } from './read-venue.ts'

/** An account's balances and what the router may take of it. Wei and base units. */
type Holdings = { coin: bigint; token: bigint; allowance: bigint }

/** All that a quote depends on, at one block. */
export type MarketState = {
  /** Second of the block, by the chain's clock. */
  timestamp: bigint
  blockNumber: bigint
  pool: TradedPool
  /** Fees of transfers between the account and the pair, hundredths of a percent each; empty if the account is exempt. */
  fees: readonly number[]
  /** Whether the account pays none of the token's fees. */
  isExempt: boolean
  /** Wei per gas. */
  gasPrice: bigint
  /** Absent without an account. */
  holdings?: Holdings
}

/** Function of Multicall3 that viem's ABI of it lacks. */
const blockNumberAbi = parseAbi(['function getBlockNumber() view returns (uint256)'])

type StateParameters = { token: SaleyardToken; venue: Venue; account: Address | undefined }

/** Kinds with fees; each names them in its own struct. */
const feeAbis: Record<KindId, Abi | undefined> = {
  standard: undefined,
  liquidityGenerator: liquidityGeneratorTokenAbi,
  baby: babyTokenAbi,
  buybackBaby: buybackBabyTokenAbi,
}

/**
 * Reads all that a quote depends on, in one call, so that all of it belongs to one block: a fee of the pool that was measured with
 * the reserves of another block would be wrong by the trades between. Therefore not by the generated actions, which ask one by one.
 *
 * What the router quotes only measures the pool's own fee. Quote and minimum are computed from the reserves.
 *
 * @throws The network's error, or that of a contract that does not answer.
 */
export async function readMarketState(
  config: Config,
  { token, venue, account }: StateParameters,
): Promise<MarketState> {
  const { chainId, kind } = token
  const { router, pair, wrappedCoin, isTokenFirst } = venue
  const client = config.getClient({ chainId })
  const counter = getChain(chainId).contracts?.multicall3?.address ?? zeroAddress
  const owner = account ?? zeroAddress
  const [samples, paths] = [
    [sampleSwap(venue.reserveToken), sampleSwap(venue.reserveCoin)] as const,
    [[token.token, wrappedCoin] as const, [wrappedCoin, token.token] as const] as const,
  ]
  const ofCounter = { address: counter, abi: [...multicall3Abi, ...blockNumberAbi] } as const
  const ofRouter = { address: router, abi: uniswapV2RouterAbi, functionName: 'getAmountsOut' } as const
  const ofToken = { address: token.token, abi: ierc20Abi } as const
  const feesAbi = feeAbis[kind]
  const contracts: ContractFunctionParameters[] = [
    { ...ofCounter, functionName: 'getBlockNumber' },
    { ...ofCounter, functionName: 'getCurrentBlockTimestamp' },
    { address: pair, abi: uniswapV2PairAbi, functionName: 'getReserves' },
    { ...ofRouter, args: [samples[0], paths[0]] },
    { ...ofRouter, args: [samples[1], paths[1]] },
    { ...ofCounter, functionName: 'getEthBalance', args: [owner] },
    { ...ofToken, functionName: 'balanceOf', args: [owner] },
    { ...ofToken, functionName: 'allowance', args: [owner, router] },
    ...(feesAbi ? [{ address: token.token, abi: feesAbi, functionName: 'fees' }] : []),
  ]
  // A batch size of 0 makes it one call.
  const [answers, gasPrice] = await Promise.all([
    multicall(client, { allowFailure: false, multicallAddress: counter, batchSize: 0, contracts }),
    getGasPrice(client),
  ])
  const [blockNumber, timestamp, [reserve0, reserve1], ofTokenSample, ofCoinSample, coin, balance, allowance, fees] =
    answers as unknown as Answers
  const [reserveToken, reserveCoin] = isTokenFirst ? [reserve0, reserve1] : [reserve1, reserve0]
  const poolFee = measureFee({ reserveToken, reserveCoin }, samples, [ofTokenSample, ofCoinSample])
  const isFirstOwner = isExempt(token, account)
  return {
    blockNumber,
    timestamp,
    gasPrice,
    pool: { reserveToken, reserveCoin, poolFee },
    isExempt: isFirstOwner,
    fees: isFirstOwner ? [] : Object.values(fees ?? {}).filter((bps) => bps > 0),
    ...(account && { holdings: { coin, token: balance, allowance } }),
  }
}

type Answers = readonly [
  blockNumber: bigint,
  timestamp: bigint,
  reserves: readonly [bigint, bigint, number],
  ofTokenSample: readonly bigint[],
  ofCoinSample: readonly bigint[],
  coin: bigint,
  balance: bigint,
  allowance: bigint,
  fees?: Readonly<Record<string, number>>,
]

type Pair<Value> = readonly [ofToken: Value, ofCoin: Value]

/** Measures the pool's own fee in both directions. Both are lower bounds of the one fee: the side with more units rounds less. */
function measureFee(
  { reserveToken, reserveCoin }: Omit<TradedPool, 'poolFee'>,
  samples: Pair<bigint>,
  quotes: Pair<readonly bigint[]>,
): number {
  const [quotedCoin = 0n, quotedToken = 0n] = quotes.map((amounts) => amounts.at(-1) ?? 0n)
  const ofToken = { amountIn: samples[0], quoted: quotedCoin, reserveIn: reserveToken, reserveOut: reserveCoin }
  const ofCoin = { amountIn: samples[1], quoted: quotedToken, reserveIn: reserveCoin, reserveOut: reserveToken }
  return higherFee(measurePoolFee(ofToken), measurePoolFee(ofCoin)) ?? 0
}

/** Whether transfers between the account and the pair pay no fee (TaxedToken._update): those of the first owner. */
function isExempt({ taxed }: SaleyardToken, account: Address | undefined): boolean {
  return taxed !== undefined && account !== undefined && isAddressEqual(account, taxed.firstOwner)
}

/**
 * Keeps what a quote depends on up to date while the box is in use. It asks as often as the page looks for a new block: a
 * question for the block's number before it would double the requests.
 */
export function useMarketState({
  token,
  venue,
  account,
  isInUse,
}: Omit<StateParameters, 'venue'> & { venue: Venue | undefined; isInUse: boolean }) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'tradeState', venue?.router, venue?.pair, account),
    queryFn: () => (venue ? readMarketState(config, { token, venue, account }) : null),
    // A pool that another account has found stays known after a disconnect.
    enabled: isInUse && venue !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollingInterval,
  })
}
