import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { startFaultyNetwork } from '@saleyard/chain/rpc/testing/faulty-network.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { advanceUntilEnded, stopClock, waitUntil, watchRequests } from '@saleyard/testkit/fake-clock.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const five = 5
let network: Awaited<ReturnType<typeof startFaultyNetwork>>
let answered: () => Promise<void>
const address = '0x000000000000000000000000000000000000dEaD'

beforeAll(async () => {
  network = await startFaultyNetwork({ endpoints: five })
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

const asked = 'eth_getBalance'
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read' as const,
    (error) => toUserError(error).code,
  )

test('whatever its endpoints do, a read ends after 35 s, and those that are left are not asked after that', async () => {
  const client = network.open()
  await client.getBlock()
  await answered()
  stopClock()
  for (const proxy of network.proxies) {
    proxy.forget()
    proxy.fault({ kind: 'silent' })
  }
  const outcome = failureOf(client.getBalance({ address }))
  for (const proxy of network.proxies.slice(0, 3)) {
    await waitUntil(() => proxy.count() > 0)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await waitUntil(() => network.proxies.filter((proxy) => proxy.count() > 0).length === 4)
  await vi.advanceTimersByTimeAsync(4_999)
  const early = await Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'waits'))])
  expect(early).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('timeout')

  await vi.advanceTimersByTimeAsync(20_000)
  expect(network.proxies.map((proxy) => proxy.count(asked))).toEqual([1, 0, 0, 0, 0])
  expect(network.proxies.map((proxy) => proxy.count() > 0)).toEqual([true, true, true, true, false])
})

/** An endpoint with two requests, which answered the first with a requested pause before it answered the other. */
async function answerAfterLimit() {
  const [first] = network.proxies
  const client = network.open({ endpoints: 2 })
  await client.getBlock()
  await answered()
  stopClock()
  first.fault({ kind: 'slow', after: 300 }, [asked])
  const late = client.getBalance({ address })
  await waitUntil(() => first.count(asked) === 1)
  first.fault({ kind: 'status', status: 429, retryAfter: '60' })
  await client.getGasPrice()
  await advanceUntilEnded(late, answered)
  first.fault(undefined)
  first.forget()
  return { client, first }
}

test('[c196] an answer that was on its way does not end the pause that an endpoint asked for', async () => {
  const { client, first } = await answerAfterLimit()
  expect(client.transport.health.getState().endpoints[0]?.state).toBe('limited')
  await client.getBalance({ address })
  expect(first.count()).toBe(0)

  vi.setSystemTime(Date.now() + 60_001)
  await client.getBalance({ address })
  expect(first.count(asked)).toBe(1)
})

async function sign() {
  const [alice, bob] = testAccounts as [(typeof testAccounts)[number], (typeof testAccounts)[number]]
  const fees = { gas: 21_000n, maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 1n }
  return alice.signTransaction({ chainId: 31_337, nonce: 0, to: bob.address, ...fees })
}

test('[c196] no transaction is handed to it, nor is it asked for its network, before the end of its pause', async () => {
  const [first] = network.proxies
  const client = network.open({ endpoints: 1 })
  await client.getBlock()
  await answered()
  first.fault({ kind: 'status', status: 429, retryAfter: '60' })
  await client.getGasPrice().catch(() => {})
  first.fault(undefined)
  first.forget()
  const sent = client.sendRawTransaction({ serializedTransaction: await sign() })
  expect(await failureOf(sent)).toBe('rateLimited')
  expect(first.count()).toBe(0)
})

test('[c196] a pause that begins while a write asks for the network is kept by the write and after it', async () => {
  const [first] = network.proxies
  const client = network.open({ endpoints: 1 })
  const state = () => client.transport.health.getState().endpoints[0]?.state
  await client.getBlock()
  await answered()
  first.forget()
  stopClock()
  first.fault({ kind: 'status', status: 429, retryAfter: '60', after: 100 })
  client.getGasPrice().catch(() => {})
  await waitUntil(() => first.count('eth_gasPrice') === 1)
  first.fault({ kind: 'slow', after: 300 }, ['eth_chainId'])
  const sent = failureOf(client.sendRawTransaction({ serializedTransaction: await sign() }))
  await waitUntil(() => first.count('eth_chainId') === 1)
  first.fault(undefined)
  await vi.advanceTimersByTimeAsync(100)
  await waitUntil(() => state() === 'limited')
  await advanceUntilEnded(sent, answered)
  expect(await sent).toBe('rateLimited')
  expect(state()).toBe('limited')
  expect(first.methods).toEqual(['eth_gasPrice', 'eth_chainId'])
})

test('a node that says "VM execution error" has refused: no other is asked', async () => {
  for (const proxy of network.proxies)
    proxy.fault({ kind: 'rpcError', code: -32_015, message: 'VM execution error.' }, ['eth_call'])
  const client = network.open()
  expect(await failureOf(client.call({ to: address, data: '0x12345678' }))).toBe('revertedUnknown')
  expect(network.proxies.map((proxy) => proxy.count('eth_call'))).toEqual([1, 0, 0, 0, 0])
})
