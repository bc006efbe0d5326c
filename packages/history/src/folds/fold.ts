// Defines what a fold is: the rules by which the logs of one contract become balances, one step per log.

import { HistoryError } from '@saleyard/history/errors.ts'
import { type Address, type Hash, type Hex, toEventSelector } from 'viem'

/** The place of a log in its chain. Not every node adds the time of its block, in seconds. */
export type LogPlace = {
  blockNumber: bigint
  logIndex: number
  transactionHash: Hash
  blockTimestamp?: bigint | undefined
}

/** A log as the reader and viem give it. */
export type HistoryLog = LogPlace & { address: Address; topics: readonly Hex[]; data: Hex }

/** A decoded log. `at` is its place, which errors name. Addresses are in lower case. */
export type FoldEvent = { at: LogPlace }

/** Rows by key: all of them in memory, or those that one event touches in a database. */
export type Entries<Entry> = {
  get(key: string): Entry | undefined
  set(key: string, entry: Entry): void
}

/**
 * The rules of one kind of contract. A step changes only the entries that it touches, however many there are: a database
 * loads these and stores them again.
 *
 * Keys are addresses in lower case unless the fold says otherwise. Entries and totals are plain data, with bigints.
 */
export type Fold<Event extends FoldEvent, Entry, Totals> = {
  /** First topics of the logs that it follows: the filter of a reader. */
  topics: readonly Hex[]
  /** The totals before the first log. */
  start(contract: Address): Totals
  /** @returns Undefined for a log of another event. */
  decode(log: HistoryLog): Event | undefined
  /** The keys of all entries that the step reads or writes. */
  touched(event: Event, totals: Totals): readonly string[]
  /**
   * Takes one step: sets entries, and changes the totals in place.
   *
   * @throws HistoryError `logsAmiss`, if the event cannot follow those before it; entries and totals are then unusable.
   */
  apply(event: Event, entries: Entries<Entry>, totals: Totals): void
}

/** A fold whose entries have a balance each. */
export type BalanceFold<Event extends FoldEvent, Entry, Totals> = Fold<Event, Entry, Totals> & {
  /** In base units. */
  balanceOf(key: string, entry: Entry, totals: Totals): bigint
}

export const zeroAccount: Address = '0x0000000000000000000000000000000000000000'
export const deadAccount: Address = '0x000000000000000000000000000000000000dead'

/** The error of a log that cannot follow those before it, or cannot be read. */
export function logsAmiss({ logIndex, blockNumber }: LogPlace): HistoryError {
  return new HistoryError('logsAmiss', `A log is amiss before log ${logIndex} of block ${blockNumber}`, {
    values: { block: blockNumber.toString(), logIndex },
  })
}

/* Decoding by slices: viem's takes twenty times as long. */

/** The address in an indexed argument, in lower case. That comes last: it makes one text of the two, which is a faster key. */
export function topicAddress({ topics }: HistoryLog, index: number): Address {
  return `0x${(topics[index] ?? '').slice(26)}`.toLowerCase() as Address
}

/** Whether an indexed argument is this address, which is in lower case: cheaper than to read it first. */
export function isTopicAddress({ topics }: HistoryLog, index: number, address: Address): boolean {
  return (topics[index] ?? '').toLowerCase().endsWith(address.slice(2))
}

/** The word at an index of the data. @throws HistoryError `logsAmiss` if the data ends before. */
export function dataWord(log: HistoryLog, index: number): bigint {
  expectWords(log, index + 1)
  // The only word, as a transfer's: the data are the number already.
  if (log.data.length === 66) return BigInt(log.data)
  const start = 2 + index * 64
  return BigInt(`0x${log.data.slice(start, start + 64)}`)
}

/** @throws HistoryError `logsAmiss` if the data have fewer words. */
export function expectWords(log: HistoryLog, count: number): void {
  if (log.data.length < 2 + count * 64) throw logsAmiss(log)
}

/** @throws HistoryError `logsAmiss` if the log has another number of topics: its event is of another standard. */
export function expectTopics(log: HistoryLog, count: number): void {
  if (log.topics.length !== count) throw logsAmiss(log)
}

/** The log of a token with a vault at its creation, before its supply. */
export type SetUpEvent = FoldEvent & { name: 'TokenSetUp'; firstOwner: Address; pair: Address; vault: Address }

export const setUpTopic: Hash = toEventSelector('TokenSetUp(address,address,address,address)')

export function decodeSetUp(log: HistoryLog): SetUpEvent {
  expectTopics(log, 4)
  const [firstOwner, pair, vault] = [topicAddress(log, 1), topicAddress(log, 2), topicAddress(log, 3)]
  return { name: 'TokenSetUp', firstOwner, pair, vault, at: log }
}
