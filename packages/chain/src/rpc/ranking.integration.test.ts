import { startFaultyNetwork } from '@saleyard/chain/rpc/testing/faulty-network.ts'
import { stopClock, waitUntil, watchRequests } from '@saleyard/testkit/fake-clock.ts'
import type { FaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let network: Awaited<ReturnType<typeof startFaultyNetwork>>
let answered: () => Promise<void>

beforeAll(async () => {
  network = await startFaultyNetwork()
})
afterAll(() => network?.stop())
beforeEach(async () => {
  await network.heal()
  answered = watchRequests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sampled = 'eth_blockNumber'

function open() {
  const client = network.open()
  stopClock()
  const { health, ranking } = client.transport
  const order = async () => {
    const ranked = await ranking.order()
    return ranked.map((endpoint) => network.proxies.findIndex(({ url }) => url.endsWith(endpoint.health().host)))
  }
  return { client, ranking, order, states: () => health.getState().endpoints.map(({ state }) => state) }
}

/** ms */
const step = 20

/** Moves the clock in small steps until every one of these endpoints was sampled so often. */
async function untilSampled(times: number, endpoints: readonly FaultProxy[] = network.proxies) {
  const counts = () => endpoints.map((proxy) => proxy.count(sampled))
  // Twice what a pause and the slowest answer take.
  const most = (times * 2 * 5_000) / step
  for (let steps = 0; Math.min(...counts()) < times; steps += 1) {
    if (steps > most) throw new Error(`There was no sample ${times}: ${counts()}`)
    await answered()
    await vi.advanceTimersByTimeAsync(step)
  }
}

test('[c192] nothing is sampled while no page asks for it', async () => {
  const { order, states } = open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.proxies.map((proxy) => proxy.count())).toEqual([0, 0, 0])
  expect(await order()).toEqual([0, 1, 2])
  expect(states()).toEqual(['unasked', 'unasked', 'unasked'])
})

test('[c192] each endpoint is sampled every 4,000 ms until the page is left; then nothing is asked any more', async () => {
  const { ranking } = open()
  const [first] = network.proxies
  const stop = ranking.start()
  const second = ranking.start()
  await untilSampled(3)
  const [one = 0, two = 0, three = 0] = first.times(sampled)
  // The pause begins when all have answered, and the clock of this test moves in steps.
  for (const pause of [two - one, three - two]) expect(Math.abs(pause - 4_000 - 3 * step)).toBeLessThanOrEqual(3 * step)

  stop()
  stop()
  await untilSampled(4)
  second()
  await vi.advanceTimersByTimeAsync(5_000)
  for (const proxy of network.proxies) proxy.forget()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.proxies.map((proxy) => proxy.count())).toEqual([0, 0, 0])

  const third = ranking.start()
  await untilSampled(1)
  third()
})

/** The first endpoint is slow; the second fails at the first samples. What the order is after so many. */
async function orderAfter({ samples, failures }: { samples: number; failures: number }) {
  const { ranking, order } = open()
  const [slow, failing] = network.proxies
  slow.fault({ kind: 'slow', after: 800 }, [sampled])
  failing.fault({ kind: 'status', status: 500 }, [sampled])
  const stop = ranking.start()
  await untilSampled(failures)
  failing.fault(undefined)
  // The next sample has begun and waits for the slow one.
  await untilSampled(samples + 1)
  stop()
  return order()
}

test('[c192] stability weighs 0.7 and latency 0.3: who is quick may fail in 3 samples of 10 before who is slow is preferred', async () => {
  // 0.7 for the slow one; about 0.7 * 0.7 + 0.3 for the other.
  expect(await orderAfter({ samples: 10, failures: 3 })).toEqual([2, 1, 0])
})

test('[c192] who is quick and fails in 5 samples of 10 comes after who is slow', async () => {
  // About 0.7 * 0.5 + 0.3 for the quick one.
  expect(await orderAfter({ samples: 10, failures: 5 })).toEqual([2, 0, 1])
})

test('[c192] what is older than ten samples is forgotten', async () => {
  expect(await orderAfter({ samples: 19, failures: 12 })).toEqual([2, 1, 0])
})

test('what the ranking learned orders the reads, also after it ended', async () => {
  const { client, ranking } = open()
  const [slow, second, third] = network.proxies
  slow.fault({ kind: 'slow', after: 800 }, [sampled])
  second.fault({ kind: 'slow', after: 400 }, [sampled])
  const stop = ranking.start()
  await untilSampled(2)
  stop()
  for (const proxy of network.proxies) proxy.forget()
  await client.getGasPrice()
  expect([slow, second, third].map((proxy) => proxy.count('eth_gasPrice'))).toEqual([0, 0, 1])
})

test('a sample that takes too long does not count as silence of the endpoint', async () => {
  const { ranking, states } = open()
  network.proxies[0].fault({ kind: 'slow', after: 3_000 }, [sampled])
  const stop = ranking.start()
  await untilSampled(2)
  stop()
  expect(states()).toEqual(['answering', 'answering', 'answering'])
})

test('of two endpoints the quicker one is preferred', async () => {
  const client = network.open({ endpoints: 2 })
  stopClock()
  const [slow, quick] = network.proxies
  slow.fault({ kind: 'slow', after: 800 }, [sampled])
  const stop = client.transport.ranking.start()
  await untilSampled(2, [slow, quick])
  stop()
  await client.getGasPrice()
  expect([slow, quick].map((proxy) => proxy.count('eth_gasPrice'))).toEqual([0, 1])
})

test('a network with one endpoint has nothing to rank', async () => {
  const client = network.open({ endpoints: 1 })
  stopClock()
  const stop = client.transport.ranking.start()
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  expect(network.proxies[0].count()).toBe(0)
})

test('[c192] a read that comes while a sample asks for the network waits on its own, and notes the silence', async () => {
  const { client, ranking, states } = open()
  const [first, second] = network.proxies
  first.fault({ kind: 'silent' }, ['eth_chainId'])
  const stop = ranking.start()
  await waitUntil(() => first.count('eth_chainId') === 1)
  const read = client.getGasPrice()
  await waitUntil(() => first.count('eth_chainId') === 2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(second.count('eth_gasPrice')).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await read).toBeGreaterThan(0n)
  expect(states()[0]).toBe('silent')
  stop()
})
