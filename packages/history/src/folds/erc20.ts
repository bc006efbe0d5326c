// Folds the transfers of a conserving ERC-20 token into balances.

import type { Address } from 'viem'
import {
  type BalanceFold,
  dataWord,
  expectTopics,
  type FoldEvent,
  type HistoryLog,
  logsAmiss,
  topicAddress,
  zeroAccount,
} from './fold.ts'

/** Of ERC-20 and ERC-721 alike. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export type Erc20Event = FoldEvent & { name: 'Transfer'; from: Address; to: Address; value: bigint }

export type Erc20Totals = {
  /** Base units that came from the zero address, less those that went to it. */
  supply: bigint
}

/** An entry is an account's balance in base units. What goes to the zero address counts as burnt. */
export const erc20Fold: BalanceFold<Erc20Event, bigint, Erc20Totals> = {
  topics: [transferTopic],

  start: () => ({ supply: 0n }),

  decode: (log) => (log.topics[0] === transferTopic ? decodeTransfer(log) : undefined),

  touched: ({ from, to }) => [from, to].filter((account) => account !== zeroAccount),

  apply({ from, to, value, at }, entries, totals) {
    if (from === zeroAccount) totals.supply += value
    else {
      const has = entries.get(from) ?? 0n
      if (has < value) throw logsAmiss(at)
      entries.set(from, has - value)
    }
    if (to === zeroAccount) totals.supply -= value
    else entries.set(to, (entries.get(to) ?? 0n) + value)
  },

  balanceOf: (_, balance) => balance,
}

/** @throws HistoryError `logsAmiss` for a `Transfer` of another standard. */
export function decodeTransfer(log: HistoryLog): Erc20Event {
  expectTopics(log, 3)
  return { name: 'Transfer', from: topicAddress(log, 1), to: topicAddress(log, 2), value: dataWord(log, 0), at: log }
}
