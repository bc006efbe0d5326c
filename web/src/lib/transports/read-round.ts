import { fallback, shouldThrow, TimeoutError, type Transport } from 'viem'
import { isRevert } from '@/lib/errors/is-revert.ts'
import { chooseError } from './choose-error.ts'
import type { ReadState } from './limit-read.ts'
import type { RpcArgs } from './rpc-request.ts'
import type { WatchedEndpoint } from './watch-endpoint.ts'

export type ReadRoundParameters = {
  endpoints: readonly WatchedEndpoint[]
  state: ReadState
  options: Parameters<Transport>[0]
}

/** Nobody is left to ask. A result, since viem would repeat what is thrown, for minutes. */
export class UnansweredRead {
  readonly error: Error

  constructor(error: Error) {
    this.error = error
  }
}

/**
 * One attempt of a read: its endpoints, one after the other, but those that it has waited for in vain.
 *
 * @throws What the endpoints answered, where an attempt may be worth repeating.
 */
export async function readRound(args: RpcArgs, { endpoints, state, options }: ReadRoundParameters): Promise<unknown> {
  const errors: Error[] = []
  const left = endpoints.filter(({ url }) => !state.silent.has(url))
  const round = fallback(
    left.map(({ transport }) => transport),
    // Who waited is gone, or the chain itself said no: nobody else is asked.
    { retryCount: 0, shouldThrow: (error) => state.isOver || isRevert(error) || shouldThrow(error) },
  )(options)
  round.value?.onResponse(({ error, transport }) => {
    if (!error) return
    errors.push(error)
    state.errors.push(error)
    if (error instanceof TimeoutError) state.silent.add(transport.config.key)
  })
  return round.request(args as never).catch((error) => {
    const chosen = chooseError(errors) ?? error
    if (state.isOver || endpoints.every(({ url }) => state.silent.has(url))) return new UnansweredRead(chosen)
    throw chosen
  })
}
