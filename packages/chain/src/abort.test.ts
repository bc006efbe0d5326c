import { getEventListeners } from 'node:events'
import { httpTimeout } from '@saleyard/chain/rpc/constants.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { limitSignal, orAbort } from './abort.ts'

test('a wait that is over no longer listens, so that one signal may limit any number of them', async () => {
  const { signal } = new AbortController()
  await orAbort(Promise.resolve(), signal)
  await orAbort(Promise.reject(new Error('lost')), signal).catch(() => {})
  await expect.poll(() => getEventListeners(signal, 'abort')).toEqual([])
})

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
