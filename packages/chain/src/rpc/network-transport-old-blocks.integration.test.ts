import { useFaultyNetwork } from '@saleyard/chain/rpc/testing/use-faulty-network.ts'
import { stopClock, waitUntil } from '@saleyard/testkit/fake-clock.ts'
import { expect, test, vi } from 'vitest'
import { describeNetwork } from './describe-network.ts'

const network = useFaultyNetwork()

test('an endpoint whose newest block is far behind that of another is asked after it', async () => {
  const [first, second] = network.proxies
  await network.mine(200)
  const client = network.open({ endpoints: 2 })
  await second.refuse()
  await client.getBlock()
  await second.listen()
  first.fault({ kind: 'stale', blocks: 100n, seconds: 0n })
  // The first fails once, so the second gets the read; then the first reports its old block.
  await first.refuse()
  expect(await client.getBlockNumber()).toBe(200n)
  await first.listen()
  stopClock()
  vi.setSystemTime(Date.now() + 30_001)
  await client.getBlockNumber()
  await waitUntil(() => client.transport.health.getState().endpoints[0]?.head?.number === 100n)

  first.forget()
  expect(await client.getBlockNumber()).toBe(200n)
  expect(first.count()).toBe(0)
})

/** A page on a network that makes a block every 3 s, whose clock is so many ms fast. */
async function openFast(ms: number) {
  await network.mine(1)
  const client = network.open({ endpoints: 2, chain: { blockTime: 3_000 } })
  stopClock()
  const block = await client.getBlock()
  vi.setSystemTime(Number(block.timestamp) * 1000 + ms)
  return network.open({ endpoints: 2, chain: { blockTime: 3_000 } })
}

test('a clock that is 90 s fast makes no endpoint old', async () => {
  const [first, second] = network.proxies
  const client = await openFast(90_000)
  await client.getBlock()
  await client.getBlock()
  await waitUntil(() => client.transport.health.getState().endpoints.every(({ head }) => head))
  const status = describeNetwork(client.transport.health.getState(), Date.now(), 3_000)
  expect(status).toMatchObject({ state: 'answering', blockAge: 90_000 })
  for (const proxy of [first, second]) proxy.forget()
  await client.getBlockNumber()
  expect([first.count(), second.count()]).toEqual([1, 0])
})

test('an endpoint whose newest block looks old is compared with the others, and asked after them if theirs is newer', async () => {
  const [first, second] = network.proxies
  const client = await openFast(0)
  first.fault({ kind: 'stale', blocks: 0n, seconds: 600n })
  await client.getBlock()
  await client.getBlock()
  await waitUntil(() => client.transport.health.getState().endpoints.every(({ head }) => head))
  for (const proxy of [first, second]) proxy.forget()
  await client.getBlockNumber()
  expect([first.count(), second.count()]).toEqual([0, 1])
})
