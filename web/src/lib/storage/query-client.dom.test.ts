import { focusManager, MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { persistMaxAge, persistThrottle } from '@/lib/constants.ts'
import { createQueryClient, persistQueries, plainGet } from './query-client.ts'

describe('createQueryClient', () => {
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

  test('what a user asks for runs at once without a network: nothing waits and opens a wallet later', async () => {
    onlineManager.setOnline(false)
    const sign = new MutationObserver(createQueryClient(), { mutationFn: async () => 'signed' })
    void sign.mutate()
    await vi.advanceTimersByTimeAsync(0)
    expect(sign.getCurrentResult()).toMatchObject({ status: 'success', data: 'signed', isPaused: false })
  })
})

describe('persistQueries', () => {
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
})
