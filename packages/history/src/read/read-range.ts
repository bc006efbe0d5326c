// Reads the logs of one range from one endpoint, refuses answers that cannot be true, and asks again where one may be cut.

import { HistoryError } from '@saleyard/history/errors.ts'
import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import { type Address, type Client, type Hex, hexToBigInt, hexToNumber, numberToHex, type RpcLog } from 'viem'
import type { BlockMark, BlockRange } from './log-store.ts'
import { isSuspicious, type RangeLimits } from './ranges.ts'

/** Which logs are read: of one contract or several, with these topics, as `eth_getLogs` takes them. */
export type LogFilter = {
  address: Address | readonly Address[]
  topics?: readonly (Hex | readonly Hex[] | null)[]
}

/** One node: a client whose transport reaches it alone, and a name for it. */
export type LogEndpoint = { key: string; client: Client }

/** An endpoint while it is read. */
export type ReadEndpoint = LogEndpoint & { limits: RangeLimits }

/**
 * Reads a range from an endpoint. An answer that may be cut is asked for again in halves; where these have more, the
 * endpoint's limits have the number at which it cuts.
 *
 * @param end The last block of the reading: a log of it must have its hash.
 * @throws HistoryError `answerWrong`; otherwise the endpoint's error.
 */
export async function readRange(
  endpoint: ReadEndpoint,
  filter: LogFilter,
  range: BlockRange,
  end: BlockMark,
): Promise<HistoryLog[]> {
  const logs = await requestLogs(endpoint, filter, range, end)
  if (!isSuspicious(logs.length, endpoint.limits)) return logs
  if (range.fromBlock === range.toBlock) return refuseIfCut(logs, endpoint, range)

  const middle = (range.fromBlock + range.toBlock) / 2n
  const first = await readRange(endpoint, filter, { fromBlock: range.fromBlock, toBlock: middle }, end)
  const second = await readRange(endpoint, filter, { fromBlock: middle + 1n, toBlock: range.toBlock }, end)
  const all = [...first, ...second]
  if (all.length < logs.length) throw wrong(endpoint, range, 'fewer logs in two halves than in the whole')
  if (all.length > logs.length) endpoint.limits = { ...endpoint.limits, cutsAt: logs.length }
  return all
}

/** A single block cannot be halved: one that is as long as what the endpoint cuts at must come from another. */
function refuseIfCut(logs: HistoryLog[], endpoint: ReadEndpoint, range: BlockRange): HistoryLog[] {
  const { cutsAt } = endpoint.limits
  if (cutsAt !== undefined && logs.length >= cutsAt) throw wrong(endpoint, range, 'a block that is cut')
  return logs
}

async function requestLogs(
  endpoint: ReadEndpoint,
  filter: LogFilter,
  range: BlockRange,
  end: BlockMark,
): Promise<HistoryLog[]> {
  const { fromBlock, toBlock } = range
  const blocks = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
  const found: unknown = await endpoint.client.request({
    method: 'eth_getLogs',
    params: [{ ...filter, ...blocks } as never],
  })
  if (!Array.isArray(found)) throw wrong(endpoint, range, 'no list of logs')
  const verify = createVerifier(filter, range, end)
  return found.map((raw: RpcLog) => {
    const fault = verify(raw)
    if (fault) throw wrong(endpoint, range, fault)
    return formatLog(raw)
  })
}

type Place = { block: bigint; index: number }

/** Returns a function that finds what is wrong with the next log of an answer; undefined if nothing is. */
function createVerifier(filter: LogFilter, { fromBlock, toBlock }: BlockRange, end: BlockMark) {
  const addresses = new Set([filter.address].flat().map((address) => address.toLowerCase()))
  const isWanted = ({ address, topics }: RpcLog) =>
    addresses.has(address.toLowerCase()) && matches(topics, filter.topics)
  const isOfEnd = ({ blockHash }: RpcLog, block: bigint) => block !== end.number || blockHash === end.hash
  let last: Place = { block: fromBlock, index: -1 }
  return (log: RpcLog): string | undefined => {
    const place = readPlace(log)
    if (!place || !isOfEnd(log, place.block)) return 'a log that is not of the chain'
    if (!isWanted(log)) return 'a log of another filter'
    if (place.block > toBlock || !isAfter(place, last)) return 'logs out of range or out of order'
    last = place
    return undefined
  }
}

/** Undefined for a log that was taken back by a reorg, or is not mined. */
function readPlace({ removed, blockNumber, logIndex }: RpcLog): Place | undefined {
  if (removed || !blockNumber || !logIndex) return undefined
  return { block: hexToBigInt(blockNumber), index: hexToNumber(logIndex) }
}

function isAfter({ block, index }: Place, last: Place): boolean {
  return block > last.block || (block === last.block && index > last.index)
}

function matches(topics: readonly Hex[], wanted: LogFilter['topics'] = []): boolean {
  return wanted.every((one, index) => one === null || [one].flat().includes(topics[index] ?? '0x'))
}

function formatLog({ address, topics, data, blockNumber, logIndex, transactionHash, ...rest }: RpcLog): HistoryLog {
  const { blockTimestamp } = rest as { blockTimestamp?: Hex | null }
  return {
    address: address.toLowerCase() as Address,
    topics,
    data,
    blockNumber: hexToBigInt(blockNumber ?? '0x0'),
    logIndex: hexToNumber(logIndex ?? '0x0'),
    transactionHash: transactionHash ?? '0x',
    ...(blockTimestamp && { blockTimestamp: hexToBigInt(blockTimestamp) }),
  }
}

function wrong({ key }: LogEndpoint, { fromBlock, toBlock }: BlockRange, fault: string): HistoryError {
  return new HistoryError('answerWrong', `${key} gives ${fault}, from block ${fromBlock} to ${toBlock}`, {
    values: { endpoint: key, from: fromBlock.toString(), to: toBlock.toString() },
  })
}
