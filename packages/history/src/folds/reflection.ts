// Folds the logs of a Liquidity Generator token into balances, from the words of `ILiquidityGeneratorToken`.

import { type Address, type Hash, toEventSelector } from 'viem'
import { decodeTransfer, type Erc20Event, transferTopic } from './erc20.ts'
import {
  type BalanceFold,
  dataWord,
  deadAccount,
  decodeSetUp,
  type Entries,
  expectTopics,
  type FoldEvent,
  logsAmiss,
  type SetUpEvent,
  setUpTopic,
  topicAddress,
  zeroAccount,
} from './fold.ts'

const reflectedTopic: Hash = toEventSelector('Reflected(address,uint256,uint256,uint256)')

type ReflectedEvent = FoldEvent & {
  name: 'Reflected'
  from: Address
  amount: bigint
  eligibleUnits: bigint
  eligibleShares: bigint
}
export type ReflectionEvent = SetUpEvent | Erc20Event | ReflectedEvent

/** Base units of an account that earns nothing, whose scale is 0; shares of all others, as they were at a scale. */
export type ReflectionEntry = { amount: bigint; scale: number }

export type ReflectionTotals = {
  token: Address
  /** Pair, vault, the token and the dead address; none before `TokenSetUp`. */
  noEarners: Address[]
  /** Of all holders together, as `eligible()` returns them. */
  units: bigint
  shares: bigint
  /**
   * How often all shares were multiplied by 2^14 so far. An entry is brought to this scale when it is read, so that a
   * multiplication touches no entry.
   */
  scale: number
}

export const reflectionFold: BalanceFold<ReflectionEvent, ReflectionEntry, ReflectionTotals> = {
  topics: [setUpTopic, transferTopic, reflectedTopic],

  start: (token) => ({ token, noEarners: [], units: 0n, shares: 0n, scale: 0 }),

  decode(log) {
    if (log.topics[0] === setUpTopic) return decodeSetUp(log)
    if (log.topics[0] === transferTopic) return decodeTransfer(log)
    if (log.topics[0] !== reflectedTopic) return undefined
    expectTopics(log, 2)
    const [amount, eligibleUnits, eligibleShares] = [dataWord(log, 0), dataWord(log, 1), dataWord(log, 2)]
    return { name: 'Reflected', from: topicAddress(log, 1), amount, eligibleUnits, eligibleShares, at: log }
  },

  touched(event) {
    if (event.name === 'TokenSetUp') return []
    const accounts = event.name === 'Transfer' ? [event.from, event.to] : [event.from]
    return accounts.filter((account) => account !== zeroAccount)
  },

  apply(event, entries, totals) {
    if (event.name === 'TokenSetUp') return setUp(event, totals)
    if (totals.noEarners.length === 0 || !move(event, entries, totals)) throw logsAmiss(event.at)
  },

  balanceOf: (account, entry, totals) => unitsOf(account as Address, entry, totals),
}

function setUp({ pair, vault, at }: SetUpEvent, totals: ReflectionTotals): void {
  if (totals.noEarners.length > 0) throw logsAmiss(at)
  totals.noEarners = [pair, vault, totals.token, deadAccount]
}

/** @returns Whether the step can follow those before it. */
function move(event: Erc20Event | ReflectedEvent, entries: Entries<ReflectionEntry>, totals: ReflectionTotals) {
  if (event.name === 'Transfer') {
    const { isThere, worth } = take(event.from, event.value, entries, totals)
    change(event.to, event.value, worth, entries, totals)
    return isThere
  }
  const { isThere } = take(event.from, event.amount, entries, totals)
  distribute(event.amount, totals)
  return isThere && totals.units === event.eligibleUnits && totals.shares === event.eligibleShares
}

/** Rounded up, against the payer: its last step may lack part of a unit, and takes the shares there are. */
function take(from: Address, value: bigint, entries: Entries<ReflectionEntry>, totals: ReflectionTotals) {
  const { units, shares } = totals
  const worth = units && shares ? (value * shares + units - 1n) / units : value << 30n // At first 2^30 each.
  if (from === zeroAccount) return { isThere: true, worth }

  const entry = entries.get(from)
  const isPlain = totals.noEarners.includes(from)
  const isThere = value <= unitsOf(from, entry, totals) + (isPlain ? 0n : 1n)
  const has = sharesOf(entry, totals)
  const taken = isPlain || worth < has ? worth : has
  change(from, -value, -taken, entries, totals)
  return { isThere, worth: taken }
}

function change(
  account: Address,
  value: bigint,
  worth: bigint,
  entries: Entries<ReflectionEntry>,
  totals: ReflectionTotals,
): void {
  if (account === zeroAccount) return
  const entry = entries.get(account)
  if (totals.noEarners.includes(account)) {
    entries.set(account, { amount: (entry?.amount ?? 0n) + value, scale: 0 })
    return
  }
  totals.units += value
  totals.shares += worth
  entries.set(account, { amount: sharesOf(entry, totals) + worth, scale: totals.scale })
}

function distribute(value: bigint, totals: ReflectionTotals): void {
  totals.units += value
  while (totals.shares && totals.shares < totals.units << 16n) {
    totals.shares <<= 14n
    totals.scale += 1
  }
}

function sharesOf(entry: ReflectionEntry | undefined, { scale }: ReflectionTotals): bigint {
  return entry ? entry.amount << BigInt(14 * (scale - entry.scale)) : 0n
}

function unitsOf(account: Address, entry: ReflectionEntry | undefined, totals: ReflectionTotals): bigint {
  if (totals.noEarners.includes(account)) return entry?.amount ?? 0n
  return totals.shares && (sharesOf(entry, totals) * totals.units) / totals.shares
}
