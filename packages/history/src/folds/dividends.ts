// Folds the logs of a Baby or Buyback Baby token into balances and dividends, from the words of `IDividendToken`.

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
  type HistoryLog,
  logsAmiss,
  type SetUpEvent,
  setUpTopic,
  topicAddress,
  zeroAccount,
} from './fold.ts'

const minimumTopic: Hash = toEventSelector('DividendsSetUp(address,uint256)')
const distributedTopic: Hash = toEventSelector('Distributed(uint256,uint256,uint256)')
const creditedTopic: Hash = toEventSelector('Credited(address,uint256)')
const claimedTopic: Hash = toEventSelector('Claimed(address,uint256)')

type MinimumEvent = FoldEvent & { name: 'DividendsSetUp'; rewardToken: Address; minimum: bigint }
type DistributedEvent = FoldEvent & { name: 'Distributed'; amount: bigint; eligibleUnits: bigint; remainder: bigint }
type PaidEvent = FoldEvent & { name: 'Credited' | 'Claimed'; account: Address; amount: bigint }
export type DividendsEvent = SetUpEvent | MinimumEvent | Erc20Event | DistributedEvent | PaidEvent

export type DividendsEntry = {
  /** Base units of the token. */
  units: bigint
  /** What was earned and not claimed up to `perUnit`, in 2^-128 base units of the reward token. */
  earned: bigint
  /** The totals' `perUnit` when the entry was written. */
  perUnit: bigint
  /** Base units of the reward token that were claimed so far. */
  claimed: bigint
}

export type DividendsTotals = {
  token: Address
  /** Pair, vault, the token, the dead and the zero address; none before `TokenSetUp`. */
  noEarners: Address[]
  /** Base units from which on an account earns; 0 before `DividendsSetUp`. */
  minimum: bigint
  /** Base units of all who earn. */
  eligibleUnits: bigint
  /** What one unit that always earned has earned, in 2^-128: a distribution adds to it and touches no entry. */
  perUnit: bigint
  /** Base units of the reward token, as `dividendTotals()` returns them; the remainder is in 2^-128. */
  granted: bigint
  claimed: bigint
  remainder: bigint
  /** The last transaction that distributed or credited. */
  lastGrant: Hash | undefined
}

export const dividendsFold: BalanceFold<DividendsEvent, DividendsEntry, DividendsTotals> = {
  topics: [setUpTopic, minimumTopic, transferTopic, distributedTopic, creditedTopic, claimedTopic],

  start: (token) => ({
    token,
    noEarners: [],
    minimum: 0n,
    eligibleUnits: 0n,
    perUnit: 0n,
    granted: 0n,
    claimed: 0n,
    remainder: 0n,
    lastGrant: undefined,
  }),

  decode: (log) => decoders[log.topics[0] ?? '']?.(log),

  touched(event) {
    if (event.name === 'Transfer') return [event.from, event.to].filter((account) => account !== zeroAccount)
    return event.name === 'Credited' || event.name === 'Claimed' ? [event.account] : []
  },

  apply(event, entries, totals) {
    if (!follow(event, entries, totals)) throw logsAmiss(event.at)
  },

  balanceOf: (_, { units }) => units,
}

/** What an account has earned and not claimed, in 2^-128 base units of the reward token. */
export function earnedBy(account: string, entry: DividendsEntry, totals: DividendsTotals): bigint {
  if (entry.perUnit === totals.perUnit || !isEligible(account, entry.units, totals)) return entry.earned
  return entry.earned + entry.units * (totals.perUnit - entry.perUnit)
}

export function isEligible(account: string, units: bigint, { minimum, noEarners }: DividendsTotals): boolean {
  return units >= minimum && !noEarners.includes(account as Address)
}

const decoders: Record<string, (log: HistoryLog) => DividendsEvent> = {
  [setUpTopic]: decodeSetUp,
  [transferTopic]: decodeTransfer,
  [minimumTopic](log) {
    expectTopics(log, 2)
    return { name: 'DividendsSetUp', rewardToken: topicAddress(log, 1), minimum: dataWord(log, 0), at: log }
  },
  [distributedTopic](log) {
    const [amount, eligibleUnits, remainder] = [dataWord(log, 0), dataWord(log, 1), dataWord(log, 2)]
    return { name: 'Distributed', amount, eligibleUnits, remainder, at: log }
  },
  [creditedTopic]: (log) => decodePaid('Credited', log),
  [claimedTopic]: (log) => decodePaid('Claimed', log),
}

function decodePaid(name: PaidEvent['name'], log: HistoryLog): PaidEvent {
  expectTopics(log, 2)
  return { name, account: topicAddress(log, 1), amount: dataWord(log, 0), at: log }
}

/** @returns Whether the event can follow those before it. */
function follow(event: DividendsEvent, entries: Entries<DividendsEntry>, totals: DividendsTotals): boolean {
  if (event.name === 'TokenSetUp') return setUp(event, totals)
  if (event.name === 'DividendsSetUp') return setMinimum(event, totals)
  if (totals.noEarners.length === 0 || totals.minimum === 0n) return false
  if (event.name === 'Transfer') return transfer(event, entries, totals)
  if (event.name === 'Distributed') return distribute(event, totals)
  return event.name === 'Credited' ? credit(event, entries, totals) : claim(event, entries, totals)
}

function setUp({ pair, vault }: SetUpEvent, totals: DividendsTotals): boolean {
  if (totals.noEarners.length > 0) return false
  totals.noEarners = [pair, vault, totals.token, deadAccount, zeroAccount]
  return true
}

function setMinimum({ minimum }: MinimumEvent, totals: DividendsTotals): boolean {
  if (totals.minimum > 0n) return false
  totals.minimum = minimum
  return true
}

function transfer({ from, to, value }: Erc20Event, entries: Entries<DividendsEntry>, totals: DividendsTotals) {
  return change(from, -value, entries, totals) && change(to, value, entries, totals)
}

/** @returns False if the account has not what it pays. The zero address mints and burns. */
function change(account: Address, value: bigint, entries: Entries<DividendsEntry>, totals: DividendsTotals): boolean {
  if (account === zeroAccount) return true
  const entry = settle(account, entries, totals)
  const before = eligibleOf(entry.units, totals)
  entry.units += value
  if (!totals.noEarners.includes(account)) totals.eligibleUnits += eligibleOf(entry.units, totals) - before
  entries.set(account, entry)
  return entry.units >= 0n
}

/** What of an account's units earns, if it is one that can earn. */
function eligibleOf(units: bigint, { minimum }: DividendsTotals): bigint {
  return units >= minimum ? units : 0n
}

function distribute({ amount, eligibleUnits, remainder, at }: DistributedEvent, totals: DividendsTotals): boolean {
  const [whole, all] = [(amount << 128n) + totals.remainder, totals.eligibleUnits]
  if (all === 0n || all !== eligibleUnits || whole % all !== remainder) return false
  totals.perUnit += whole / all
  totals.granted += amount
  totals.remainder = remainder
  totals.lastGrant = at.transactionHash
  return true
}

function credit({ account, amount, at }: PaidEvent, entries: Entries<DividendsEntry>, totals: DividendsTotals) {
  const before = settle(account, entries, totals)
  entries.set(account, { ...before, earned: before.earned + (amount << 128n) })
  totals.granted += amount
  totals.lastGrant = at.transactionHash
  return true
}

/** All whole units; only those from before the payment, if the payment called a contract that granted more. */
function claim({ account, amount, at }: PaidEvent, entries: Entries<DividendsEntry>, totals: DividendsTotals) {
  const before = settle(account, entries, totals)
  const whole = before.earned >> 128n
  entries.set(account, { ...before, earned: before.earned - (amount << 128n), claimed: before.claimed + amount })
  totals.claimed += amount
  return amount === whole || (totals.lastGrant === at.transactionHash && amount < whole)
}

/** A copy of the entry, with what it has earned since it was written. Field by field: with spreads a fold takes twice as long. */
function settle(account: Address, entries: Entries<DividendsEntry>, totals: DividendsTotals): DividendsEntry {
  const entry = entries.get(account)
  const { perUnit } = totals
  if (!entry) return { units: 0n, earned: 0n, perUnit, claimed: 0n }
  return { units: entry.units, earned: earnedBy(account, entry, totals), perUnit, claimed: entry.claimed }
}
