import { multiSenderAbi } from '@saleyard/generated'
import {
  type Address,
  type Client,
  encodeEventTopics,
  formatLog,
  HttpRequestError,
  numberToHex,
  pad,
  parseEventLogs,
  TimeoutError,
} from 'viem'
import type { BatchLog } from '../core/record-types.ts'

type FindBatchLogsParameters = {
  multiSender: Address
  sender: Address
  /** Ids of the run's batches; events of others are left out. */
  ids: Set<bigint>
  fromBlock: bigint
  toBlock: bigint
}

/** Smallest range that a node is asked for before its refusal is taken seriously. */
const smallestRange = 100n

const eventNames = ['BatchSent', 'BatchCancelled', 'RecipientSkipped'] as const

/**
 * Finds what the contract told about these batches. Ranges that a node refuses as too long are halved.
 *
 * Anybody may use our ids as their own, a recipient even in the middle of our transaction, so only our sender's count.
 */
export async function findBatchLogs(client: Client, parameters: FindBatchLogsParameters): Promise<BatchLog[]> {
  const { ids, fromBlock, toBlock } = parameters
  if (fromBlock > toBlock) return []
  try {
    return pick(await askForLogs(client, parameters), ids)
  } catch (error) {
    if (toBlock - fromBlock < smallestRange || isConnectionLost(error)) throw error
    const middle = (fromBlock + toBlock) / 2n
    const first = await findBatchLogs(client, { ...parameters, toBlock: middle })
    return [...first, ...(await findBatchLogs(client, { ...parameters, fromBlock: middle + 1n }))]
  }
}

// One question, so that one node answers it at one time: of two, the second may come to a node that is behind, which has the
// batch sent and nobody skipped.
async function askForLogs(
  client: Client,
  { multiSender: address, sender, fromBlock, toBlock }: FindBatchLogsParameters,
) {
  const topics = eventNames.map((eventName) => encodeEventTopics({ abi: multiSenderAbi, eventName })[0])
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address, ...range, topics: [topics, pad(sender)] }],
  })
  return parseEventLogs({ abi: multiSenderAbi, eventName: [...eventNames], logs: logs.map((log) => formatLog(log)) })
}

function pick(logs: Awaited<ReturnType<typeof askForLogs>>, ids: Set<bigint>): BatchLog[] {
  const ours = logs.filter(({ args }) => ids.has(args.id))
  const sentIn = new Map(
    ours.flatMap(({ eventName, args, transactionHash }) =>
      eventName === 'BatchSent' ? [[args.id, transactionHash]] : [],
    ),
  )
  return ours.flatMap((log): BatchLog[] => {
    const { blockNumber, transactionHash } = log
    const place = { id: log.args.id, blockNumber, transactionHash }
    if (log.eventName === 'BatchSent') return [{ kind: 'sent', ...place }]
    if (log.eventName === 'BatchCancelled') return [{ kind: 'cancelled', ...place }]
    const { index, recipient, amount } = log.args
    const isOfBatch = sentIn.get(place.id) === transactionHash
    return isOfBatch ? [{ kind: 'skipped', index: Number(index), recipient, amount, ...place }] : []
  })
}

// 413 and 429 aside, a node that answers with an error understood us; one that does not answer will not do so for half.
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TimeoutError) return true
    if (cause instanceof HttpRequestError) return cause.status === undefined
  }
  return false
}
