// Folds the logs of a token of ours, and those of its vault, into what its fees became, hour by hour; and into what one account earned.

import { type Address, type Hash, toEventSelector } from 'viem'
import { type DividendsEntry, type DividendsEvent, type DividendsTotals, dividendsFold, earnedBy } from './dividends.ts'
import { transferTopic } from './erc20.ts'
import {
  dataWord,
  decodeSetUp,
  type Entries,
  expectTopics,
  expectWords,
  type Fold,
  type HistoryLog,
  isTopicAddress,
  type LogPlace,
  logsAmiss,
  setUpTopic,
} from './fold.ts'
import { type ReflectionEntry, type ReflectionEvent, type ReflectionTotals, reflectionFold } from './reflection.ts'

/** What fees became in an hour. Units: base units of the token; coin: wei; reward: base units of the reward token. */
export type Flow = {
  /** Units that came into the vault: its part of each fee, and gifts. */
  collectedUnits: bigint
  /** Units that holders were paid with no transfer to each: reflection. */
  reflectedUnits: bigint
  /** Units that the vault sold for coin. */
  soldUnits: bigint
  /** What the vault added to the pool, as liquidity without an owner. */
  liquidityUnits: bigint
  liquidityCoin: bigint
  /** Coin for the payee, charity or marketing, native or wrapped. */
  payeeCoin: bigint
  /** Wrapped coin for the callers of runs. */
  keeperCoin: bigint
  /** Coin that bought the reward token, and what of that was the payee's. */
  rewardCoin: bigint
  payeeReward: bigint
  /** Reward that holders share, gifts included; and what was paid to them so far, or to a payee that was credited. */
  distributedReward: bigint
  claimedReward: bigint
  /** Coin that bought the token back, and what of the token it burnt. */
  buybackCoin: bigint
  buybackUnits: bigint
}

/** What an hour begins with. */
export const noFlow: Flow = {
  collectedUnits: 0n,
  reflectedUnits: 0n,
  soldUnits: 0n,
  liquidityUnits: 0n,
  liquidityCoin: 0n,
  payeeCoin: 0n,
  keeperCoin: 0n,
  rewardCoin: 0n,
  payeeReward: 0n,
  distributedReward: 0n,
  claimedReward: 0n,
  buybackCoin: 0n,
  buybackUnits: 0n,
}

const hour = 3_600n

/** The hour of a log, by its first second since 1970. @throws HistoryError `logsAmiss` for a log without the time of its block. */
function hourOf(at: LogPlace): bigint {
  if (at.blockTimestamp === undefined) throw logsAmiss(at)
  return at.blockTimestamp - (at.blockTimestamp % hour)
}

type ReadAmounts = (log: HistoryLog) => Partial<Flow>

/** A log that adds amounts to its hour. They are read when they are added: most transfers add none. */
type FlowEvent = { at: HistoryLog; read: ReadAmounts }

/** An event of a token. A transfer counts only if it is to the vault. */
type TokenFlowEvent = FlowEvent & { vault?: Address }

/** Entries by the first second of an hour, as decimal text. */
export type FlowFold<Event extends FlowEvent, Totals> = Fold<Event, Flow, Totals>

const topics = {
  reflected: toEventSelector('Reflected(address,uint256,uint256,uint256)'),
  distributed: toEventSelector('Distributed(uint256,uint256,uint256)'),
  claimed: toEventSelector('Claimed(address,uint256)'),
  processed: toEventSelector('Processed(uint256,uint256,uint256,uint256)'),
  paidOut: toEventSelector('PaidOut(address,uint256,bool)'),
  keeperPaid: toEventSelector('KeeperPaid(address,uint256)'),
  rewardBought: toEventSelector('RewardBought(uint256,uint256,uint256,uint256)'),
  boughtBack: toEventSelector('BoughtBack(uint256,uint256)'),
} satisfies Record<string, Hash>

const readCollected: ReadAmounts = (log) => ({ collectedUnits: dataWord(log, 0) })

const tokenAmounts: Record<Hash, ReadAmounts> = {
  [topics.reflected]: (log) => ({ reflectedUnits: dataWord(log, 0) }),
  [topics.distributed]: (log) => ({ distributedReward: dataWord(log, 0) }),
  [topics.claimed]: (log) => ({ claimedReward: dataWord(log, 0) }),
}

/** What a token's own logs say: what its vault collected, and what its holders were paid. */
export const tokenFlowsFold: FlowFold<TokenFlowEvent, { vault: Address | undefined }> = {
  topics: [setUpTopic, transferTopic, topics.reflected, topics.distributed, topics.claimed],

  start: () => ({ vault: undefined }),

  decode(log) {
    const [topic] = log.topics
    if (topic === setUpTopic) return { at: log, read: () => ({}), vault: decodeSetUp(log).vault }
    if (topic === transferTopic) {
      expectTopics(log, 3)
      expectWords(log, 1)
      return toFlowEvent(log, readCollected)
    }
    const read = tokenAmounts[topic ?? '0x']
    return read && toFlowEvent(log, read)
  },

  touched: (event, totals) => (event.vault || !counts(event, totals.vault) ? [] : [String(hourOf(event.at))]),

  apply(event, entries, totals) {
    if (event.vault) totals.vault = event.vault
    else if (!totals.vault) throw logsAmiss(event.at)
    else if (counts(event, totals.vault)) addFlow(entries, event)
  },
}

function counts({ at, read }: TokenFlowEvent, vault: Address | undefined): boolean {
  return read !== readCollected || (vault !== undefined && isTopicAddress(at, 2, vault))
}

const vaultAmounts: Record<Hash, ReadAmounts> = {
  [topics.processed]: (log) => ({
    soldUnits: dataWord(log, 0),
    liquidityUnits: dataWord(log, 1),
    liquidityCoin: dataWord(log, 2),
  }),
  [topics.paidOut]: (log) => ({ payeeCoin: dataWord(log, 0) }),
  [topics.keeperPaid]: (log) => ({ keeperCoin: dataWord(log, 0) }),
  [topics.rewardBought]: (log) => ({ rewardCoin: dataWord(log, 0), payeeReward: dataWord(log, 2) }),
  [topics.boughtBack]: (log) => ({ buybackCoin: dataWord(log, 0), buybackUnits: dataWord(log, 1) }),
}

/** What a vault's logs say: what it made of what it collected. */
export const vaultFlowsFold: FlowFold<FlowEvent, Record<never, never>> = {
  topics: Object.keys(vaultAmounts) as Hash[],

  start: () => ({}),

  decode(log) {
    const read = vaultAmounts[log.topics[0] ?? '0x']
    return read && toFlowEvent(log, read)
  },

  touched: ({ at }) => [String(hourOf(at))],

  apply: (event, entries) => addFlow(entries, event),
}

/** @throws HistoryError `logsAmiss` for a log without the time of its block, whether it counts or not. */
function toFlowEvent(at: HistoryLog, read: ReadAmounts): FlowEvent {
  if (at.blockTimestamp === undefined) throw logsAmiss(at)
  return { at, read }
}

function addFlow(entries: Entries<Flow>, { at, read }: FlowEvent): void {
  const key = String(hourOf(at))
  entries.set(key, sumFlow(entries.get(key) ?? noFlow, read(at)))
}

function sumFlow(flow: Flow, amounts: Partial<Flow>): Flow {
  const sum = { ...flow }
  for (const [name, amount] of Object.entries(amounts) as [keyof Flow, bigint][]) sum[name] += amount
  return sum
}

/** Something of each hour or longer period, from its first second since 1970. */
export type Timed<Value> = Value & { time: bigint }

type FlowLedger = { entries: ReadonlyMap<string, Flow> }

/**
 * The flows of a token, hour by hour, in rising order, from both its ledgers: what is bought back passes through the vault
 * within one transaction, and is none of what it collected. Hours without any are left out.
 */
export function listFlows(ofToken: FlowLedger, ofVault: FlowLedger): Timed<Flow>[] {
  const hours = [...ofToken.entries, ...ofVault.entries].map(([key, flow]) => ({ ...flow, time: BigInt(key) }))
  return sumPeriods(hours, hour, sumFlow).map((flow) => ({
    ...flow,
    collectedUnits: flow.collectedUnits - flow.buybackUnits,
  }))
}

/** Sums flows of longer periods: a day begins at 0:00 UTC, a week on Monday. */
export function sumFlows(flows: readonly Timed<Flow>[], seconds: bigint): Timed<Flow>[] {
  return sumPeriods(flows, seconds, sumFlow)
}

/** Seconds of a week, and from 1970 to its first Monday. */
const week = 604_800n
const firstMonday = 345_600n

/** The first second of the period that a second is in. */
export function periodOf(time: bigint, seconds: bigint): bigint {
  const shift = seconds === week ? firstMonday : 0n
  return time - ((time - shift + week) % seconds)
}

function sumPeriods<Value extends object>(
  values: readonly Timed<Value>[],
  seconds: bigint,
  add: (sum: Value, value: Value) => Value,
): Timed<Value>[] {
  const sums = new Map<bigint, Timed<Value>>()
  for (const { time, ...value } of values) {
    const period = periodOf(time, seconds)
    const before = sums.get(period)
    const sum = before ? add(before, value as unknown as Value) : (value as unknown as Value)
    sums.set(period, { ...sum, time: period })
  }
  return [...sums.values()].sort((one, other) => (one.time < other.time ? -1 : 1))
}

/* What one account earned. */

/**
 * Base units that an account earned in an hour, and was paid: of the reward token for dividends; of the token for
 * reflection, which is paid at once. A balance is rounded down at each step, so that an hour can take a base unit away.
 */
export type Earning = { earned: bigint; claimed: bigint }

/** What an account earned and was paid up to a step, and hour by hour. */
type Followed = { earned: bigint; claimed: bigint; hours: Timed<Earning>[] }

const nothingFollowed = (): Followed => ({ earned: 0n, claimed: 0n, hours: [] })

/** Sums earnings of longer periods, as {@link sumFlows} does. */
export function sumEarnings(earnings: readonly Timed<Earning>[], seconds: bigint): Timed<Earning>[] {
  return sumPeriods(earnings, seconds, (sum, { earned, claimed }) => ({
    earned: sum.earned + earned,
    claimed: sum.claimed + claimed,
  }))
}

export type FollowedDividends = DividendsTotals & { followed: Followed }

/** The dividends fold, which also notes what one account earned and when. All earned less all claimed is what it can claim. */
export function followDividends(account: Address): Fold<DividendsEvent, DividendsEntry, FollowedDividends> {
  const key = account.toLowerCase()
  return {
    ...dividendsFold,
    start: (token) => ({ ...dividendsFold.start(token), followed: nothingFollowed() }),
    touched: (event, totals) => [...new Set([...dividendsFold.touched(event, totals), key])],
    apply(event, entries, totals) {
      dividendsFold.apply(event, entries, totals)
      if (event.name !== 'Distributed' && event.name !== 'Credited' && event.name !== 'Claimed') return
      const entry = entries.get(key)
      if (!entry) return
      const earned = (earnedBy(key, entry, totals) >> 128n) + entry.claimed
      note(totals.followed, event.at, { earned, claimed: entry.claimed })
    },
  }
}

export type FollowedReflection = ReflectionTotals & { followed: Followed; net: bigint }

/**
 * The reflection fold, which also notes what one account earned and when: by how much its balance is more than what it
 * received less what it sent.
 */
export function followReflection(account: Address): Fold<ReflectionEvent, ReflectionEntry, FollowedReflection> {
  const key = account.toLowerCase()
  return {
    ...reflectionFold,
    start: (token) => ({ ...reflectionFold.start(token), followed: nothingFollowed(), net: 0n }),
    touched: (event, totals) => [...new Set([...reflectionFold.touched(event, totals), key])],
    apply(event, entries, totals) {
      reflectionFold.apply(event, entries, totals)
      if (event.name === 'TokenSetUp') return
      totals.net += netChange(event, key)
      const entry = entries.get(key)
      if (!entry) return
      const earned = reflectionFold.balanceOf(key, entry, totals) - totals.net
      note(totals.followed, event.at, { earned, claimed: earned })
    },
  }
}

function netChange(event: Exclude<ReflectionEvent, { name: 'TokenSetUp' }>, account: string): bigint {
  if (event.name === 'Reflected') return event.from === account ? -event.amount : 0n
  if (event.from === event.to) return 0n
  return (event.to === account ? event.value : 0n) - (event.from === account ? event.value : 0n)
}

/** Adds to the hour of a step what changed by it. */
function note(followed: Followed, at: LogPlace, now: Earning): void {
  const change = { earned: now.earned - followed.earned, claimed: now.claimed - followed.claimed }
  if (change.earned === 0n && change.claimed === 0n) return
  const time = hourOf(at)
  const last = followed.hours.at(-1)
  if (last?.time === time) {
    last.earned += change.earned
    last.claimed += change.claimed
  } else followed.hours.push({ ...change, time })
  followed.earned = now.earned
  followed.claimed = now.claimed
}
