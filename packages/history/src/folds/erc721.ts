// Folds the transfers of an ERC-721 collection into the owner of each id.

import type { Address } from 'viem'
import { transferTopic } from './erc20.ts'
import {
  dataWord,
  expectTopics,
  type Fold,
  type FoldEvent,
  type HistoryLog,
  logsAmiss,
  topicAddress,
  zeroAccount,
} from './fold.ts'

/** `ConsecutiveTransfer(uint256,uint256,address,address)` of ERC-2309: many ids are minted with one log. */
const consecutiveTopic = '0xdeaa91b6123d068f5821d0fb0678463d1a8a6079fe8af5de3ce5e896dcf9133d'

/** Ids from first to last, both included. */
export type Erc721Event = FoldEvent & { name: 'Transfer'; from: Address; to: Address; firstId: bigint; lastId: bigint }

export type Erc721Totals = {
  /** Ids that have an owner. */
  supply: bigint
}

/** Ids that one log may move; more are taken for a log that is no ERC-2309's. */
const mostIds = 1_000_000n

/** A key is an id in decimals, its entry the owner; the zero address owns what is burnt. */
export const erc721Fold: Fold<Erc721Event, Address, Erc721Totals> = {
  topics: [transferTopic, consecutiveTopic],

  start: () => ({ supply: 0n }),

  decode(log) {
    if (log.topics[0] === transferTopic) return decodeTransfer(log)
    return log.topics[0] === consecutiveTopic ? decodeConsecutive(log) : undefined
  },

  touched: ({ firstId, lastId }) => Array.from(listIds(firstId, lastId)),

  apply({ from, to, firstId, lastId, at }, owners, totals) {
    for (const id of listIds(firstId, lastId)) {
      if ((owners.get(id) ?? zeroAccount) !== from) throw logsAmiss(at)
      owners.set(id, to)
    }
    const count = lastId - firstId + 1n
    if (from === zeroAccount) totals.supply += count
    if (to === zeroAccount) totals.supply -= count
  },
}

/** How many ids each account owns. */
export function countOwned(owners: Iterable<Address>): Map<Address, bigint> {
  const counts = new Map<Address, bigint>()
  for (const owner of owners) if (owner !== zeroAccount) counts.set(owner, (counts.get(owner) ?? 0n) + 1n)
  return counts
}

function decodeTransfer(log: HistoryLog): Erc721Event {
  expectTopics(log, 4)
  const id = BigInt(log.topics[3] ?? 0)
  return { name: 'Transfer', from: topicAddress(log, 1), to: topicAddress(log, 2), firstId: id, lastId: id, at: log }
}

function decodeConsecutive(log: HistoryLog): Erc721Event {
  expectTopics(log, 4)
  const [firstId, lastId] = [BigInt(log.topics[1] ?? 0), dataWord(log, 0)]
  if (lastId < firstId || lastId - firstId >= mostIds) throw logsAmiss(log)
  return { name: 'Transfer', from: topicAddress(log, 2), to: topicAddress(log, 3), firstId, lastId, at: log }
}

function* listIds(first: bigint, last: bigint): Generator<string> {
  for (let id = first; id <= last; id++) yield id.toString()
}
