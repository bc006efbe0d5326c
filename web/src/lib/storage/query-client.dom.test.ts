import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, plainGet } from './query-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Watches a query that always fails; gives back when it was asked, in ms from the start. */
async function watchFailing(client: QueryClient, options: object = {}): Promise<{ asked: number[] }> {
  const start = Date.now()
  const asked: number[] = []
  const queryFn = async () => {
    asked.push(Date.now() - start)
    throw new Error('no')
  }
  new QueryObserver(client, { queryKey: ['failing'], queryFn, ...options }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return { asked }
}

test('[c233] a question to a chain is not repeated here: viem has repeated it already', async () => {
  const { asked } = await watchFailing(createQueryClient())
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual([0])
})

test('[c231] a plain HTTP question is repeated three times, after 1, 2 and 4 seconds', async () => {
  const { asked } = await watchFailing(createQueryClient(), plainGet)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toEqual([0, 1000, 3000, 7000])
})

test('[c231] the pause never exceeds 30 seconds', () => {
  expect([3, 4, 5, 10].map(plainGet.retryDelay)).toEqual([8000, 16_000, 30_000, 30_000])
})

test.each([
  ['[c233] an answer of a chain that nobody looks at', {}, 86_400_000],
  ['[c232] an answer of a plain HTTP question', plainGet, 300_000],
])('%s leaves the memory after its time', async (_, options, time) => {
  const client = createQueryClient()
  await client.fetchQuery({ queryKey: ['answer'], queryFn: async () => 'yes', ...options })
  await vi.advanceTimersByTimeAsync(time - 1)
  expect(client.getQueryData(['answer'])).toBe('yes')
  await vi.advanceTimersByTimeAsync(2)
  expect(client.getQueryData(['answer'])).toBeUndefined()
})

test('[c234] looking at the page again asks nobody', async () => {
  const client = createQueryClient()
  client.mount()
  const queryFn = vi.fn(async () => 'yes')
  new QueryObserver(client, { queryKey: ['answer'], queryFn, staleTime: 0 }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1000)
  client.unmount()

  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('[c234] offline comes first: a question is tried even where the browser thinks that there is no network', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn(async () => 'yes')
  const answer = createQueryClient().fetchQuery({ queryKey: ['answer'], queryFn })
  await expect(answer).resolves.toBe('yes')
})
