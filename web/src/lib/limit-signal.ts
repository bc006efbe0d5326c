import { httpTimeout } from './constants.ts'

/** The signal for one HTTP call: the caller's, if any, and a `TimeoutError` after {@link httpTimeout}. */
export function limitSignal(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(httpTimeout)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
