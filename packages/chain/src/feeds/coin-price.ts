// Reads the price of a network's coin from its price feed, and converts amounts with it exactly.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { type Address, type Client, parseAbi } from 'viem'
import { getBlock, readContract } from 'viem/actions'

/** Where a network's coin has its price in US dollars. */
export type PriceFeed = {
  address: Address
  /** What the feed says of itself on chain, one of these to the letter. A feed that says something else is not shown. */
  descriptions: readonly [string, ...string[]]
  /** Seconds after which a price counts as stale: the feed's heartbeat with an hour of grace for a late round. */
  maxAge: number
  /** Where the address was read. */
  source: string
}

/** One round of a feed, as it was read at one block. */
export type CoinPrice = {
  feed: Address
  /** The feed's own description, such as "BNB / USD". */
  description: string
  /** Price of one coin, times 10 ** `decimals`; above 0. */
  answer: bigint
  decimals: number
  round: bigint
  /** Seconds since 1970, by the feed. */
  updatedAt: number
  /** Seconds from the round to the block. */
  age: number
  blockNumber: bigint
}

/**
 * Why a feed has no price that can be shown: no contract there, another feed, no positive price, a round that is too
 * old, one that the block's time does not know yet, or decimals that no feed has.
 */
export type PriceFault = 'missing' | 'changed' | 'notPositive' | 'stale' | 'future' | 'decimals'

export type PriceReading = { price: CoinPrice; fault?: never } | { fault: PriceFault; price?: never }

/** Chainlink's AggregatorV3Interface, by hand: what the page needs of it. */
const feedAbi = parseAbi([
  'function description() view returns (string)',
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])

/** Seconds that a feed may be ahead of a block: nodes of a network share no clock. */
const aheadAtMost = 60
const decimalsAtMost = 36

/**
 * Reads the newest round of a feed, all of it at one block.
 *
 * @returns The price, or why there is none to show.
 * @throws When the node does not answer.
 */
export async function readCoinPrice(client: Client, feed: PriceFeed): Promise<PriceReading> {
  const block = await getBlock(client, { blockTag: 'latest' })
  const contract = { address: feed.address, abi: feedAbi, blockNumber: block.number } as const
  try {
    const [description, decimals, [round, answer, , updatedAt]] = await Promise.all([
      readContract(client, { ...contract, functionName: 'description' }),
      readContract(client, { ...contract, functionName: 'decimals' }),
      readContract(client, { ...contract, functionName: 'latestRoundData' }),
    ])
    const age = Number(block.timestamp - updatedAt)
    const fault = findFault({ description, decimals, answer, age }, feed)
    if (fault) return { fault }
    const read = { feed: feed.address, description, answer, decimals, round, blockNumber: block.number }
    return { price: { ...read, updatedAt: Number(updatedAt), age: Math.max(0, age) } }
  } catch (error) {
    if (isAnswered(error)) return { fault: 'missing' }
    throw error
  }
}

type Round = { description: string; decimals: number; answer: bigint; age: number }

function findFault({ description, decimals, answer, age }: Round, feed: PriceFeed): PriceFault | undefined {
  if (!feed.descriptions.includes(description)) return 'changed'
  if (decimals > decimalsAtMost) return 'decimals'
  if (answer <= 0n) return 'notPositive'
  if (age < -aheadAtMost) return 'future'
  return age > feed.maxAge ? 'stale' : undefined
}

/** Digits behind the point of an amount of money: cents, and more where a cent is too coarse. */
const cents = 2

type Converting = Pick<CoinPrice, 'answer' | 'decimals'>

/**
 * Converts base units of the coin to money, as a decimal string: two digits behind the point, or the first two that are
 * not 0 where the amount is below a cent. Rounds half up. For reading.
 *
 * @param coinDecimals Decimals of the coin, 18 for each known network.
 */
export function toMoney(value: bigint, price: Converting, coinDecimals = 18): string {
  const scale = coinDecimals + price.decimals
  const exact = value * price.answer
  const digits = exact.toString().length
  // Between the point and the first digit that is not 0 there are `scale - digits` zeros.
  const kept = exact === 0n ? cents : Math.min(scale, Math.max(cents, scale - digits + cents))
  const step = 10n ** BigInt(scale - kept)
  return setPoint((exact + step / 2n) / step, kept)
}

function setPoint(value: bigint, digits: number): string {
  if (digits === 0) return value.toString()
  const text = value.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * Converts an amount of money to base units of the coin, rounded down: no one is paid more than the sum named.
 *
 * @param money In `moneyDecimals` base units, such as cents for 2.
 */
export function toCoin(money: bigint, moneyDecimals: number, price: Converting, coinDecimals = 18): bigint {
  return (money * 10n ** BigInt(coinDecimals + price.decimals)) / (price.answer * 10n ** BigInt(moneyDecimals))
}
