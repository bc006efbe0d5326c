import { type Hash, isHex, keccak256, type Transport } from 'viem'
import { readFailure } from './read-failure.ts'
import type { RpcArgs, RpcRequest } from './rpc-request.ts'
import { WriteUnansweredError } from './transport-errors.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

/**
 * Hands a transaction to one endpoint, once. Which network is behind it is asked just before. When no answer comes, the
 * network is asked whether it has the transaction; nothing is sent again.
 *
 * @throws WriteUnansweredError when nobody can tell whether it was taken.
 */
export async function sendOnce(
  endpoints: readonly WatchedEndpoint[],
  args: RpcArgs,
  { options, read }: { options: Parameters<Transport>[0]; read: RpcRequest },
): Promise<unknown> {
  const endpoint = await chooseEndpoint(endpoints)
  try {
    return await endpoint.transport(options).request(args as never)
  } catch (error) {
    if (readFailure(error) !== 'silent') throw error
    const hash = hashOf(args)
    const taken = hash && (await read({ method: 'eth_getTransactionByHash', params: [hash] }).catch(() => null))
    if (taken) return hash
    throw new WriteUnansweredError({ hash, cause: error })
  }
}

/** The first that answers for the right network; so far nothing was sent, so the next may be asked. */
async function chooseEndpoint([first, ...others]: readonly WatchedEndpoint[]): Promise<WatchedEndpoint> {
  if (!first) throw new Error('a network without endpoints')
  try {
    await first.identify()
    return first
  } catch (error) {
    if (others.length === 0) throw error
    return chooseEndpoint(others)
  }
}

/** Of a signed transaction; one that a node signs is not known before. */
function hashOf({ method, params }: RpcArgs): Hash | undefined {
  const [raw] = (params ?? []) as readonly unknown[]
  return method === 'eth_sendRawTransaction' && isHex(raw) ? keccak256(raw) : undefined
}
