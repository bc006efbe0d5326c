import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistMaxAge, persistThrottle } from '@/lib/constants.ts'
import { createQueryClient, persistQueries } from './query-client.ts'

const persist = { persist: true }
const stops: (() => void)[] = []

async function startPage(): Promise<QueryClient> {
  const client = createQueryClient()
  stops.push(persistQueries(client))
  await vi.advanceTimersByTimeAsync(0)
  return client
}
const ask = (client: QueryClient, name: string, meta?: { persist: boolean }, answer: unknown = name) =>
  client.fetchQuery({ queryKey: [name], queryFn: async () => answer, meta })
const stored = () => localStorage.getItem('cache')

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

test('[c235] answers that may survive a reload are kept under `cache`, at most once a second', async () => {
  const client = await startPage()
  const writes = vi.spyOn(Storage.prototype, 'setItem')
  await ask(client, 'first', persist)
  await vi.advanceTimersByTimeAsync(persistThrottle - 1)
  await ask(client, 'second', persist)
  await vi.advanceTimersByTimeAsync(0)
  const early = writes.mock.calls.length
  await vi.advanceTimersByTimeAsync(persistThrottle)

  expect(persistThrottle).toBe(1000)
  expect(early).toBeLessThanOrEqual(1)
  expect(stored()).toContain('first')
  expect(stored()).toContain('second')
  expect(new Set(writes.mock.calls.map(([key]) => key))).toEqual(new Set(['cache']))
})

test('the next visit knows what was kept, large numbers included', async () => {
  await ask(await startPage(), 'supply', persist, { total: 2n ** 200n })
  await vi.advanceTimersByTimeAsync(2 * persistThrottle)
  const next = await startPage()

  expect(next.getQueryData(['supply'])).toEqual({ total: 2n ** 200n })
})

test('[c232] what is older than a day is not taken up', async () => {
  await ask(await startPage(), 'name', persist)
  await vi.advanceTimersByTimeAsync(2 * persistThrottle)
  for (const stop of stops.splice(0)) stop()
  vi.setSystemTime(Date.now() + persistMaxAge + 1)
  const next = await startPage()

  expect(persistMaxAge).toBe(86_400_000)
  expect(next.getQueryData(['name'])).toBeUndefined()
})

test('nothing is kept unless it says so, nor an answer that failed', async () => {
  const client = await startPage()
  await ask(client, 'balance')
  await client
    .fetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')), meta: persist })
    .catch(() => {})
  await vi.advanceTimersByTimeAsync(2 * persistThrottle)

  expect(stored() ?? '').not.toContain('balance')
  expect(stored() ?? '').not.toContain('broken')
})

test('a damaged storage counts as empty, and is written anew', async () => {
  localStorage.setItem('cache', 'not JSON')
  await ask(await startPage(), 'name', persist)
  await vi.advanceTimersByTimeAsync(2 * persistThrottle)

  expect(stored()).toContain('"name"')
})

test('a full storage does no harm', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const client = await startPage()
  await ask(client, 'name', persist)
  await vi.advanceTimersByTimeAsync(2 * persistThrottle)

  expect(client.getQueryData(['name'])).toBe('name')
})
