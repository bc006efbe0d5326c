import { httpTimeout } from '@saleyard/chain/rpc/constants.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { limitSignal } from './abort.ts'

const clock = () => {
  const end = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  return { timeout, strike: () => end.abort(new DOMException('late', 'TimeoutError')) }
}

afterEach(() => void vi.restoreAllMocks())

test.each([undefined, new AbortController().signal])(
  'a call ends after the time that HTTP calls have (%#)',
  (signal) => {
    const { timeout, strike } = clock()
    const limited = limitSignal(signal)
    expect(timeout).toHaveBeenCalledWith(httpTimeout)
    expect(limited.aborted).toBe(false)
    strike()
    expect(limited.reason).toMatchObject({ name: 'TimeoutError' })
  },
)

test('a call ends with its caller, for the same reason', () => {
  clock()
  const caller = new AbortController()
  const limited = limitSignal(caller.signal)
  caller.abort('closed')
  expect(limited.reason).toBe('closed')
})
