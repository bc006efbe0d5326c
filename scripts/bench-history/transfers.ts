// Makes the logs of transfers as a node gives them.

import { transferTopic } from '@saleyard/history/folds/erc20.ts'
import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import type { Address, Hex } from 'viem'

export const token: Address = '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd'

/** A word of 32 bytes. */
export function toWord(value: number): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}

const zeroWord = toWord(0)

/** The topic of an account: no two begin alike, as real ones do not. */
export function accountWord(number: number): Hex {
  const head = ((number * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')
  return `0x${'0'.repeat(24)}${head}${(number + 1).toString(16).padStart(32, '7')}`
}

/** The number of a block is that of the log: each has one. */
export function makeTransfer(number: number, from: Hex, to: Hex, value: number): HistoryLog {
  return {
    address: token,
    topics: [transferTopic, from, to],
    data: toWord(value),
    blockNumber: BigInt(number),
    logIndex: 0,
    transactionHash: toWord(number),
  }
}

/** Transfers among accounts: the first ones mint, in each later one an account passes on what it has. */
export function* makeTransfers(count: number, accounts: number): Generator<HistoryLog> {
  for (let number = 0; number < count; number++) {
    const [from, to] = [accountWord((number * 7) % accounts), accountWord((number * 13 + 5) % accounts)]
    if (number < accounts) yield makeTransfer(number, zeroWord, accountWord(number), 1_000_000)
    else yield makeTransfer(number, from, to, (number % 1_000) + 1)
  }
}
