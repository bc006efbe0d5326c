import { TimeoutError } from 'viem'
import type { RpcArgs } from './rpc-request.ts'

/**
 * Longest that a read takes, whatever its endpoints do: three are waited for in vain, 10 s each, or as long is kept away from one that
 * asks for it thrice; the rest is for those that answer. ms
 */
const longestRead = 35_000

/** What a read has been through so far, over all its attempts. */
export type ReadState = {
  /** Where it waited in vain; asked no more by this read. */
  silent: Set<string>
  errors: Error[]
  /** Nobody waits for it any more. */
  isOver: boolean
}

/**
 * Ends a read that takes too long, with the last that went wrong in it.
 *
 * @throws TimeoutError when nothing had gone wrong yet; what `work` throws.
 */
export async function limitRead<result>(args: RpcArgs, state: ReadState, work: () => Promise<result>): Promise<result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      state.isOver = true
      reject(state.errors.at(-1) ?? new TimeoutError({ body: args, url: '' }))
    }, longestRead)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}
