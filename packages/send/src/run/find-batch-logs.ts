// Finds the events of batches, halving ranges that a node refuses, and parses them from logs.

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
  /** The contract of the batches, see `findBatchContract`. */
  contract: Address
  sender: Address
  /** Ids of the run's batches; events of others are left out. */
  ids: ReadonlySet<bigint>
}
type FindBatchLogsParameters = ReadBatchLogsParameters & { fromBlock: bigint; toBlock: bigint }

/** Smallest range in blocks: if the node refuses this one too, the refusal is final. */
const smallestRange = 100n
/** Ids in one request: nodes allow a thousand or less. */
const maximumIds = 200

const eventNames = ['BatchSent', 'BatchCancelled', 'RecipientSkipped'] as const

/**
 * Finds the contract's events about these batches. Ranges that a node refuses as too long are halved.
 *
 * Any account may use our ids as its own, a recipient even in the middle of our transaction: events of another account
 * have `by`, and prove nothing by themselves.
 */
export async function findBatchLogs(client: Client, parameters: FindBatchLogsParameters): Promise<BatchLog[]> {
  const ids = [...parameters.ids]
  const found: BatchLog[] = []
  for (let first = 0; first < ids.length; first += maximumIds) {
    const part = new Set(ids.slice(first, first + maximumIds))
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

// A single request, so that one node answers it at one time: a second one may reach a node that is behind, which has
// the sent batch and no skipped recipient.
async function requestLogs(
  client: Client,
  { contract: address, ids, fromBlock, toBlock }: FindBatchLogsParameters,
): Promise<Log[]> {
  // A token that pays many by itself has the same events, without the last one.
  const topics = eventNames.map((eventName) => encodeEventTopics({ abi: multiSenderAbi, eventName })[0])
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address, ...range, topics: [topics, null, [...ids].map((id) => numberToHex(id, { size: 32 }))] }],
  })
  return logs.map((log) => formatLog(log) as Log)
}

/** Parses the events about the batches from the logs of a search or of a receipt. */
export function readBatchLogs(logs: Log[], { contract, sender, ids }: ReadBatchLogsParameters): BatchLog[] {
  const ours = parseEventLogs({ abi: multiSenderAbi, eventName: [...eventNames], logs }).filter(
    ({ address, args }) => isAddressEqual(address, contract) && ids.has(args.id),
  )
  return ours.flatMap((log): BatchLog[] => {
    const place = placeOf(log, sender)
    if (!place) return []
    if (log.eventName === 'BatchSent') return [{ kind: 'sent', ...place }]
    // Another account gives up only its own batch.
    if (log.eventName === 'BatchCancelled') return place.by ? [] : [{ kind: 'cancelled', ...place }]
    const { index, recipient, amount } = log.args
    return [{ kind: 'skipped', index: Number(index), recipient, amount, ...place }]
  })
}

/** Returns undefined for a pending log. */
function placeOf(
  { blockNumber, transactionHash, args }: Log & { args: { id: bigint; sender: Address } },
  sender: Address,
): Pick<BatchLog, 'id' | 'blockNumber' | 'transactionHash' | 'by'> | undefined {
  if (blockNumber === null || transactionHash === null) return undefined
  const isOther = !isAddressEqual(args.sender, sender)
  return { id: args.id, blockNumber, transactionHash, ...(isOther && { by: args.sender }) }
}

// Apart from 413 and 429, a node that answers with an error understood the request; one that does not answer will not
// answer half of it either.
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TimeoutError) return true
    if (cause instanceof HttpRequestError) return cause.status === undefined
  }
  return false
}
