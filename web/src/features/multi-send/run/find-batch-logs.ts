import { multiSenderAbi } from '@saleyard/generated'
import { type Address, type Client, HttpRequestError, TimeoutError } from 'viem'
import { getContractEvents } from 'viem/actions'
import type { BatchLog } from '../core/types.ts'

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

/**
 * Finds what the contract told about these batches. Ranges that a node refuses as too long are halved.
 *
 * Anybody may use our ids as their own, a recipient even in the middle of our transaction, so only our sender's count.
 */
export async function findBatchLogs(client: Client, parameters: FindBatchLogsParameters): Promise<BatchLog[]> {
  const { multiSender: address, sender, ids, fromBlock, toBlock } = parameters
  if (fromBlock > toBlock) return []
  try {
    const range = { address, abi: multiSenderAbi, fromBlock, toBlock, strict: true } as const
    const [sent, cancelled] = await Promise.all([
      getContractEvents(client, { ...range, eventName: 'BatchSent', args: { sender } }),
      getContractEvents(client, { ...range, eventName: 'BatchCancelled', args: { sender } }),
    ])
    const ours = sent.filter(({ args }) => ids.has(args.id))
    const skipped = await findSkips(client, range, sender, ours)
    return [
      ...ours.map(({ args: { id }, ...log }) => ({ kind: 'sent' as const, id, ...placeOf(log) })),
      ...cancelled
        .filter(({ args }) => ids.has(args.id))
        .map(({ args: { id }, ...log }) => ({ kind: 'cancelled' as const, id, ...placeOf(log) })),
      ...skipped,
    ]
  } catch (error) {
    if (toBlock - fromBlock < smallestRange || isConnectionLost(error)) throw error
    const middle = (fromBlock + toBlock) / 2n
    const first = await findBatchLogs(client, { ...parameters, toBlock: middle })
    return [...first, ...(await findBatchLogs(client, { ...parameters, fromBlock: middle + 1n }))]
  }
}

type Range = { address: Address; abi: typeof multiSenderAbi; fromBlock: bigint; toBlock: bigint; strict: true }
type Place = Pick<BatchLog, 'blockNumber' | 'transactionHash'>

async function findSkips(
  client: Client,
  range: Range,
  sender: Address,
  sent: (Place & { args: { id: bigint } })[],
): Promise<BatchLog[]> {
  if (sent.length === 0) return []
  const paidIn = new Map(sent.map(({ args, transactionHash }) => [args.id, transactionHash]))
  const logs = await getContractEvents(client, {
    ...range,
    eventName: 'RecipientSkipped',
    args: { sender, id: [...paidIn.keys()] },
  })
  return logs
    .filter(({ args, transactionHash }) => paidIn.get(args.id) === transactionHash)
    .map(({ args: { id, index, recipient, amount }, ...log }) => {
      return { kind: 'skipped' as const, id, index: Number(index), recipient, amount, ...placeOf(log) }
    })
}

function placeOf({ blockNumber, transactionHash }: Place): Place {
  return { blockNumber, transactionHash }
}

// 413 and 429 aside, a node that answers with an error understood us; one that does not answer will not do so for half.
function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TimeoutError) return true
    if (cause instanceof HttpRequestError) return cause.status === undefined
  }
  return false
}
