import { httpTimeout } from '@saleyard/chain/rpc/constants.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { limitSignal, orAbort } from './abort.ts'

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

test('a wait ends with its promise or its signal, and leaves nothing at the signal', async () => {
  const { signal } = new AbortController()
  const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  await expect(orAbort(Promise.resolve(1), signal)).resolves.toBe(1)
  await expect(orAbort(Promise.reject(new Error('refused')), signal)).rejects.toThrow('refused')
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener))

  const gone = AbortSignal.abort(new Error('gone'))
  await expect(orAbort(new Promise(() => {}), gone)).rejects.toThrow('gone')
  await expect(orAbort(Promise.reject(new Error('refused')), gone)).rejects.toThrow('gone')
  const controller = new AbortController()
  const waiting = orAbort(new Promise(() => {}), controller.signal)
  controller.abort(new Error('later'))
  await expect(waiting).rejects.toThrow('later')
})
