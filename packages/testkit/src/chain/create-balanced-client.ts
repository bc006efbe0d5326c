// Acts as one address with several nodes behind it, each some blocks behind.

import {
  createClient,
  custom,
  type EIP1193RequestFn,
  type Hex,
  numberToHex,
  RpcRequestError,
  type TestClient,
  type Transport,
} from 'viem'
import { automined } from './local-client.ts'

type Node = { request: (call: never) => Promise<unknown>; mine: TestClient<'anvil', Transport>['mine'] }
type Answer = { blockNumber?: Hex | null } | null

/**
 * One address with several nodes behind it, each as many blocks behind the newest as `lagOf` says of a question. As real ones
 * do, a node that is behind knows no newer transaction or event, and refuses to answer for a block that it does not have.
 * A block is made whenever the newest is asked for.
 */
export function createBalancedClient(node: Node, lagOf: (method: string, question: number) => bigint) {
  const requestNode = (method: string, params: readonly unknown[]) => node.request({ method, params } as never)
  let questions = 0

  const request: EIP1193RequestFn = async ({ method, params = [] }: { method: string; params?: unknown }) => {
    const list = params as readonly unknown[]
    if (method === 'eth_blockNumber') await node.mine({ blocks: 1 })
    const newest = BigInt((await requestNode('eth_blockNumber', [])) as Hex)
    const lag = lagOf(method, questions++)
    const head = newest > lag ? newest - lag : 0n
    return answer(method, list, head) as never
  }

  const answers: Record<string, (params: readonly unknown[], head: bigint) => unknown> = {
    eth_blockNumber: (_, head) => numberToHex(head),
    eth_getLogs: ([filter], head) => {
      const { toBlock } = filter as { toBlock: Hex }
      return requestNode('eth_getLogs', [
        { ...Object(filter), toBlock: BigInt(toBlock) < head ? toBlock : numberToHex(head) },
      ])
    },
    eth_getTransactionReceipt: (params, head) => askKnown('eth_getTransactionReceipt', params, head),
    eth_getTransactionByHash: (params, head) => askKnown('eth_getTransactionByHash', params, head),
  }
  async function askKnown(method: string, params: readonly unknown[], head: bigint) {
    const found = (await requestNode(method, params)) as Answer
    return found?.blockNumber && BigInt(found.blockNumber) > head ? null : found
  }
  function answer(method: string, params: readonly unknown[], head: bigint): unknown {
    const own = answers[method]
    if (own) return own(params, head)
    return requestNode(
      method,
      params.map((value, index) => (index === blockAt[method] ? atMost(value, head) : value)),
    )
  }
  return createClient({ chain: automined, pollingInterval: 10, transport: custom({ request }, { retryCount: 0 }) })
}

/** Where a question names its block. */
const blockAt: Record<string, number> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getBlockByNumber: 0,
}

function atMost(block: unknown, head: bigint): Hex {
  if (typeof block !== 'string' || !block.startsWith('0x')) return numberToHex(head)
  if (BigInt(block) <= head) return block as Hex
  throw new RpcRequestError({ body: {}, url: '', error: { code: -32000, message: 'header not found' } })
}
