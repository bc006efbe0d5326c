import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { startFaultyNetwork } from '@saleyard/chain/rpc/testing/faulty-network.ts'
import { countFailures, stopClock, waitUntil } from '@saleyard/testkit/fake-clock.ts'
import type { Fault } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let network: Awaited<ReturnType<typeof startFaultyNetwork>>
let client: ReturnType<typeof network.open>
const address = '0x000000000000000000000000000000000000dEaD'
const readMethod = 'eth_getBalance'

beforeAll(async () => {
  network = await startFaultyNetwork()
})
afterAll(() => network?.stop())
beforeEach(() => network.heal())
afterEach(() => vi.useRealTimers())

/** A page that has read once, and whose clock does not move from now on. */
async function withFault(fault: Fault, endpoints: number) {
  client = network.open({ endpoints })
  await Promise.all([client.getBalance({ address }), client.getBlock()])
  for (const proxy of network.proxies) proxy.forget()
  stopClock()
  for (const proxy of network.proxies) proxy.fault(fault, [readMethod])
  const failures = countFailures(client.transport.health)
  const start = Date.now()
  const read = client.getBalance({ address })
  const outcome = read.then(
    () => 'read' as const,
    (error) => toUserError(error).code,
  )
  return { failures, start, outcome, read }
}

/**
 * Lets an endpoint time out after it has reported its newest block, for which no read waits: that must not time out
 * too.
 */
async function waitInVain(index: number) {
  const endpoint = () => client.transport.health.getState().endpoints[index]
  await waitUntil(() => network.proxies[index]?.count(readMethod) === 1)
  await waitUntil(() => endpoint()?.head !== undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  await waitUntil(() => endpoint()?.state === 'silent')
}

const since = (start: number, times: readonly number[]) => times.map((time) => time - start)

/** Moves the clock from one timer to the next, as often as a failure comes. */
async function runThrough(attempts: number, failures: { readonly count: number }) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await waitUntil(() => failures.count >= attempt, `failure ${attempt}`)
    if (attempt < attempts) await vi.advanceTimersToNextTimerAsync()
  }
}

test('[c195] a read is repeated three times, after 150, 300 and 600 ms, and then fails', async () => {
  const [proxy] = network.proxies
  const { start, outcome, failures } = await withFault({ kind: 'status', status: 500 }, 1)
  await runThrough(4, failures)
  expect(await outcome).toBe('httpFailed')
  expect(since(start, proxy.times(readMethod))).toEqual([0, 150, 450, 1050])
})

test('[c195] the repeats are counted once, over all endpoints together', async () => {
  const { start, outcome, failures } = await withFault({ kind: 'status', status: 500 }, 3)
  for (const round of [3, 6, 9, 12]) {
    await waitUntil(() => failures.count >= round, `failure ${round}`)
    if (round < 12) await vi.advanceTimersToNextTimerAsync()
  }
  expect(await outcome).toBe('httpFailed')
  for (const proxy of network.proxies) expect(since(start, proxy.times(readMethod))).toEqual([0, 150, 450, 1050])
})

for (const kind of ['silent', 'stalled'] as const)
  test(`[c186] an endpoint that is ${kind} is given up after 10,000 ms, and the next is asked`, async () => {
    const { outcome, start, failures } = await withFault({ kind }, 2)
    const [first, second] = network.proxies
    second.fault(undefined)
    await waitUntil(() => first.count(readMethod) === 1)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(failures.count).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('read')
    expect(since(start, second.times(readMethod))).toEqual([10_000])
  })

test('[c186] [c225] where no endpoint answers in time, the read fails as a timeout when each was waited for once', async () => {
  const { outcome, start } = await withFault({ kind: 'silent' }, 3)
  for (const index of network.proxies.keys()) await waitInVain(index)
  const waits = vi.advanceTimersByTimeAsync(2_000)
  expect(await outcome).toBe('timeout')
  await waits
  expect(network.proxies.map((proxy) => since(start, proxy.times(readMethod)))).toEqual([[0], [10_000], [20_000]])
})

test('[c186] a repeat asks only those that answer, so each is waited for in vain once', async () => {
  const { outcome, start, failures } = await withFault({ kind: 'silent' }, 3)
  const [, , third] = network.proxies
  third.fault({ kind: 'status', status: 500 }, [readMethod])
  for (const index of [0, 1]) await waitInVain(index)
  for (const attempt of [1, 2, 3]) {
    await waitUntil(() => failures.count >= 2 + attempt)
    await vi.advanceTimersToNextTimerAsync()
  }
  expect(await outcome).toBe('httpFailed')
  const times = network.proxies.map((proxy) => since(start, proxy.times(readMethod)))
  expect(times).toEqual([[0], [10_000], [20_000, 20_150, 20_450, 21_050]])
})

const inThree = { seconds: () => '3', date: () => new Date(Date.now() + 3_000).toUTCString() }
for (const [form, retryAfter] of Object.entries(inThree))
  for (const code of [undefined, -32005])
    test(`[c196] Retry-After in ${form} is waited for${code ? ', in an answer that is JSON too' : ''}`, async () => {
      const [proxy] = network.proxies
      vi.setSystemTime(Math.ceil(Date.now() / 1000) * 1000)
      const { outcome, failures, start } = await withFault(
        { kind: 'status', status: 429, retryAfter: retryAfter(), code },
        1,
      )
      await waitUntil(() => failures.count >= 1)
      proxy.fault(undefined)
      await vi.advanceTimersByTimeAsync(2_000)
      expect(proxy.count(readMethod)).toBe(1)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await outcome).toBe('read')
      expect(since(start, proxy.times(readMethod))).toEqual([0, 3_000])
    })

test('[c196] an endpoint that asked for a pause is left alone until its end, while the others are read from', async () => {
  const { outcome, start } = await withFault({ kind: 'status', status: 429, retryAfter: '60' }, 2)
  const [first, second] = network.proxies
  second.fault(undefined)
  expect(await outcome).toBe('read')
  expect(since(start, second.times(readMethod))).toEqual([0])
  first.fault(undefined)
  const again = () => client.getBalance({ address })

  vi.setSystemTime(start + 59_999)
  await again()
  expect(first.count(readMethod)).toBe(1)
  vi.setSystemTime(start + 60_001)
  await again()
  expect(first.count(readMethod)).toBe(2)
})

test('[c196] nobody waits for a pause of an hour: the read fails at once and nothing more is asked', async () => {
  const [proxy] = network.proxies
  const { outcome, start, failures } = await withFault({ kind: 'status', status: 429, retryAfter: '3600' }, 1)
  await waitUntil(() => failures.count >= 1)
  await vi.advanceTimersByTimeAsync(1_050)
  expect(await outcome).toBe('rateLimited')
  expect(since(start, proxy.times(readMethod))).toEqual([0])
})
