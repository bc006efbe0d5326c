// Finds the executions of a Safe's transactions in its logs, halving ranges that a node refuses.

import { executionAbis } from '@saleyard/safe/safe-abi.ts'
import { isConnectionLost } from '@saleyard/send/run/find-batch-logs.ts'
import {
  type Address,
  type Client,
  formatLog,
  type Hash,
  isAddressEqual,
  type Log,
  numberToHex,
  parseEventLogs,
  toEventSelector,
} from 'viem'

export type Execution = {
  safeTxHash: Hash
  /** False: the nonce is used, and the call inside of it failed. */
  isSuccess: boolean
  hash: Hash
  blockNumber: bigint
}

type FindExecutionsParameters = { safe: Address; fromBlock: bigint; toBlock: bigint }

/** Smallest range in blocks: if the node refuses this one too, the refusal is final. */
const smallestRange = 100n
/** The same in all versions: whether the hash is a topic does not change it. */
const selectors = executionAbis['1.4.1'].map((event) => toEventSelector(event))

/** Finds every execution in a range of blocks, in their order. Each has used one nonce. */
export async function findExecutions(client: Client, parameters: FindExecutionsParameters): Promise<Execution[]> {
  const { safe, fromBlock, toBlock } = parameters
  if (fromBlock > toBlock) return []
  try {
    const logs = await client.request({
      method: 'eth_getLogs',
      params: [
        { address: safe, topics: [selectors], fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) },
      ],
    })
    return readExecutions(
      logs.map((log) => formatLog(log) as Log),
      safe,
    )
  } catch (error) {
    if (toBlock - fromBlock < smallestRange || isConnectionLost(error)) throw error
    const middle = (fromBlock + toBlock) / 2n
    const first = await findExecutions(client, { ...parameters, toBlock: middle })
    return [...first, ...(await findExecutions(client, { ...parameters, fromBlock: middle + 1n }))]
  }
}

/** Reads the executions of a Safe from logs, whichever version it has. */
function readExecutions(logs: readonly Log[], safe: Address): Execution[] {
  return logs.flatMap((log): Execution[] => {
    const abi = log.topics.length > 1 ? executionAbis['1.4.1'] : executionAbis['1.3.0']
    const [event] = parseEventLogs({ abi, logs: [log] })
    if (!event || !isAddressEqual(event.address, safe) || event.blockNumber === null || event.transactionHash === null)
      return []
    const { txHash } = event.args
    const isSuccess = event.eventName === 'ExecutionSuccess'
    return [{ safeTxHash: txHash, isSuccess, hash: event.transactionHash, blockNumber: event.blockNumber }]
  })
}
