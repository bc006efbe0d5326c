// Folds the transfers of an ERC-1155 collection into the amount of each id that each account has.

import { type Address, decodeAbiParameters } from 'viem'
import {
  dataWord,
  type Entries,
  expectTopics,
  type Fold,
  type FoldEvent,
  type HistoryLog,
  logsAmiss,
  topicAddress,
  zeroAccount,
} from './fold.ts'

/** `TransferSingle(address,address,address,uint256,uint256)` */
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** `TransferBatch(address,address,address,uint256[],uint256[])` */
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

export type Erc1155Event = FoldEvent & {
  name: 'Transfer'
  from: Address
  to: Address
  items: readonly { id: bigint; value: bigint }[]
}

/** ERC-1155 has no supply that a chain could be asked for. */
export type Erc1155Totals = Record<string, never>

/** A key is `account/id`, the account in lower case and the id in decimals; its entry is the amount. */
export const erc1155Fold: Fold<Erc1155Event, bigint, Erc1155Totals> = {
  topics: [singleTopic, batchTopic],

  start: () => ({}),

  decode(log) {
    const [topic] = log.topics
    if (topic !== singleTopic && topic !== batchTopic) return undefined
    expectTopics(log, 4)
    const items = topic === singleTopic ? [{ id: dataWord(log, 0), value: dataWord(log, 1) }] : decodeBatch(log)
    return { name: 'Transfer', from: topicAddress(log, 2), to: topicAddress(log, 3), items, at: log }
  },

  touched: ({ from, to, items }) =>
    [from, to].filter((one) => one !== zeroAccount).flatMap((one) => items.map(({ id }) => holdingKey(one, id))),

  apply({ from, to, items, at }, entries) {
    for (const { id, value } of items) {
      if (!add(from, id, -value, entries)) throw logsAmiss(at)
      add(to, id, value, entries)
    }
  },
}

/** @returns False if the account has not what it pays. The zero address mints and burns. */
function add(account: Address, id: bigint, value: bigint, entries: Entries<bigint>): boolean {
  if (account === zeroAccount) return true
  const key = holdingKey(account, id)
  const has = (entries.get(key) ?? 0n) + value
  entries.set(key, has)
  return has >= 0n
}

/** The key of an account's amount of an id. */
export function holdingKey(account: Address, id: bigint): string {
  return `${account}/${id}`
}

/** What a key names. */
export function readHoldingKey(key: string): { account: Address; id: bigint } {
  return { account: key.slice(0, 42) as Address, id: BigInt(key.slice(43)) }
}

const twoLists = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const

function decodeBatch(log: HistoryLog): { id: bigint; value: bigint }[] {
  const [ids, values] = decodeLists(log)
  if (ids.length !== values.length) throw logsAmiss(log)
  return ids.map((id, index) => ({ id, value: values[index] ?? 0n }))
}

function decodeLists(log: HistoryLog) {
  try {
    return decodeAbiParameters(twoLists, log.data)
  } catch {
    throw logsAmiss(log)
  }
}
