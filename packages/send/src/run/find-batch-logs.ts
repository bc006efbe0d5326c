// Finds the events of some batches, halving ranges that a node refuses, and reads them from logs.

import { multiSenderAbi } from '@saleyard/generated/abis'
import {
  type Address,
  type Client,
  encodeEventTopics,
  formatLog,
  HttpRequestError,
  isAddressEqual,
  type Log,
  numberToHex,
  parseEventLogs,
  TimeoutError,
} from 'viem'
import type { BatchLog } from './batch-record.ts'

type ReadBatchLogsParameters = {
  multiSender: Address
  sender: Address
  /** Ids of the run's batches; events of others are left out. */
  ids: ReadonlySet<bigint>
}
type FindBatchLogsParameters = ReadBatchLogsParameters & { fromBlock: bigint; toBlock: bigint }

/** Smallest range that a node is asked for before its refusal is taken seriously. */
const smallestRange = 100n
/** Ids in one question: nodes allow a thousand and less. */
const mostIds = 200

const eventNames = ['BatchSent', 'BatchCancelled', 'RecipientSkipped'] as const

/**
 * Finds what the contract told about these batches. Ranges that a node refuses as too long are halved.
 *
 * Anybody may use our ids as their own, a recipient even in the middle of our transaction: what another account did with them
 * is marked with `by`, and proves nothing by itself.
 */
export async function findBatchLogs(client: Client, parameters: FindBatchLogsParameters): Promise<BatchLog[]> {
  const ids = [...parameters.ids]
  const found: BatchLog[] = []
  for (let first = 0; first < ids.length; first += mostIds) {
    const part = new Set(ids.slice(first, first + mostIds))
    found.push(...(await findInRange(client, { ...parameters, ids: part })))
  }
  return found
}

async function findInRange(client: Client, parameters: FindBatchLogsParameters): Promise<BatchLog[]> {
  const { fromBlock, toBlock } = parameters
  if (fromBlock > toBlock) return []
  try {
    return readBatchLogs(await requestLogs(client, parameters), parameters)
  } catch (error) {
    if (toBlock - fromBlock < smallestRange || isConnectionLost(error)) throw error
    const middle = (fromBlock + toBlock) / 2n
    const first = await findInRange(client, { ...parameters, toBlock: middle })
    return [...first, ...(await findInRange(client, { ...parameters, fromBlock: middle + 1n }))]
  }
}

// One question, so that one node answers it at one time: of two, the second may come to a node that is behind, which has the
// batch sent and nobody skipped.
async function requestLogs(
  client: Client,
  { multiSender: address, ids, fromBlock, toBlock }: FindBatchLogsParameters,
): Promise<Log[]> {
  const topics = eventNames.map((eventName) => encodeEventTopics({ abi: multiSenderAbi, eventName })[0])
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address, ...range, topics: [topics, null, [...ids].map((id) => numberToHex(id, { size: 32 }))] }],
  })
  return logs.map((log) => formatLog(log) as Log)
}

/** What these logs, of a search or of a receipt, tell about the batches. */
export function readBatchLogs(logs: Log[], { multiSender, sender, ids }: ReadBatchLogsParameters): BatchLog[] {
  const ours = parseEventLogs({ abi: multiSenderAbi, eventName: [...eventNames], logs }).filter(
    ({ address, args }) => isAddressEqual(address, multiSender) && ids.has(args.id),
  )
  return ours.flatMap((log): BatchLog[] => {
    const place = placeOf(log, sender)
    if (!place) return []
    if (log.eventName === 'BatchSent') return [{ kind: 'sent', ...place }]
    // What another account gave up is its own.
    if (log.eventName === 'BatchCancelled') return place.by ? [] : [{ kind: 'cancelled', ...place }]
    const { index, recipient, amount } = log.args
    return [{ kind: 'skipped', index: Number(index), recipient, amount, ...place }]
  })
}

/** Nothing of a block that is not there yet. */
function placeOf(
  { blockNumber, transactionHash, args }: Log & { args: { id: bigint; sender: Address } },
  sender: Address,
): Pick<BatchLog, 'id' | 'blockNumber' | 'transactionHash' | 'by'> | undefined {
  if (blockNumber === null || transactionHash === null) return undefined
  const isOther = !isAddressEqual(args.sender, sender)
  return { id: args.id, blockNumber, transactionHash, ...(isOther && { by: args.sender }) }
}

// 413 and 429 aside, a node that answers with an error understood us; one that does not answer will not do so for half.
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TimeoutError) return true
    if (cause instanceof HttpRequestError) return cause.status === undefined
  }
  return false
}
