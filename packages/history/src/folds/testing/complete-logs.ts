// Completes made-up logs to what a node returns. For tests.
import { type Address, type Hex, type Log, numberToHex, zeroHash } from 'viem'

/** What a contract decides of a log, and the transaction if that matters. */
export type LogContent = { address: Address; topics: Log['topics']; data: Hex; transactionHash?: Hex }

/** The logs as a node gives them: addresses in lower case, all in block 100, each in a transaction of its own. */
export function completeLogs(logs: readonly LogContent[]): Log[] {
  return logs.map((log, logIndex) => ({
    transactionHash: numberToHex(logIndex, { size: 32 }),
    ...log,
    address: log.address.toLowerCase() as Address,
    blockNumber: 100n,
    logIndex,
    blockHash: zeroHash,
    transactionIndex: 0,
    blockTimestamp: 0n,
    removed: false,
  }))
}
