// Opens a test chain's node as one that keeps only the state of its last blocks, and counts its requests.

import { createClient, custom, type EIP1193RequestFn, type Hash, hexToBigInt, RpcRequestError } from 'viem'
import type { TestChain } from './start-test-chain.ts'

/** The chain's node, as one that has the state of its last `blocks` only; it counts what it is asked. */
export function openPrunedNode({ client: node }: Pick<TestChain, 'client'>, blocks = Number.POSITIVE_INFINITY) {
  const counted = { questions: 0 }
  const request: EIP1193RequestFn = async (call: { method: string; params?: unknown }) => {
    counted.questions += 1
    if (call.method === 'eth_getTransactionCount') await refuseOld((call.params as Hash[])[1])
    return node.request(call as never) as never
  }
  async function refuseOld(block: string | undefined) {
    if (!block?.startsWith('0x')) return
    const depth = (await node.getBlockNumber({ cacheTime: 0 })) - hexToBigInt(block as Hash)
    const error = { code: -32000, message: `missing trie node ${'00'.repeat(32)} (path ) state is not available` }
    if (depth >= blocks) throw new RpcRequestError({ body: {}, error, url: 'http://node' })
  }
  return { counted, client: createClient({ transport: custom({ request }, { retryCount: 0 }), pollingInterval: 20 }) }
}
