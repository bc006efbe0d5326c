import { HttpRequestError } from 'viem'

/** JSON-RPC codes of nodes that want fewer requests: EIP-1474's, and what providers made up. */
const limitCodes = [-32005, -32007, 429]

/**
 * What a failed request says of the endpoint.
 *
 * @returns `answered` when it did its work and the answer is an error; `limited` when it wants fewer requests; `silent` when
 * it gave no answer that can be used.
 */
export function readFailure(error: unknown): 'answered' | 'limited' | 'silent' {
  const { code } = error as { code?: unknown }
  if (limitCodes.includes(Number(code))) return 'limited'
  // -1 is viem's own code for what it does not know.
  if (typeof code === 'number' && code !== -1) return 'answered'
  return error instanceof HttpRequestError && error.status === 429 ? 'limited' : 'silent'
}
