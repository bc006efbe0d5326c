import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { stateOf, useFaultyNetwork } from '@saleyard/chain/rpc/testing/use-faulty-network.ts'
import { advanceUntilEnded, stopClock, waitUntil, watchRequests } from '@saleyard/testkit/fake-clock.ts'
import { expect, test, vi } from 'vitest'

const network = useFaultyNetwork()

test('an endpoint of another network is put aside with a reason, and never read from', async () => {
  const [first] = network.proxies
  first.fault({ kind: 'wrongChain', chainId: 56 })
  const client = network.open()
  expect(await client.getBlockNumber()).toBe(0n)
  expect(await client.getGasPrice()).toBeGreaterThan(0n)

  expect(client.transport.health.getState().endpoints[0]).toMatchObject({ state: 'wrongNetwork', chainId: 56 })
  expect(new Set(first.methods)).toEqual(new Set(['eth_chainId']))
})

test('where every endpoint is of another network nothing is read, and the reason names it', async () => {
  for (const proxy of network.proxies) proxy.fault({ kind: 'wrongChain', chainId: 56 })
  const client = network.open()
  expect(toUserError(await client.getBlockNumber().catch((error) => error))).toMatchObject({
    code: 'endpointWrong',
    values: { chainId: 56 },
  })
  for (const proxy of network.proxies) expect(new Set(proxy.methods)).toEqual(new Set(['eth_chainId']))

  network.proxies[1].fault(undefined)
  expect(await client.getBlockNumber()).toBe(0n)
})

test('an endpoint that changes its network while it is used is found out after each silence', async () => {
  const [first] = network.proxies
  const client = network.open({ endpoints: 1 })
  await client.getBlockNumber()
  await first.refuse()
  await client.getBlockNumber().catch(() => {})
  await first.listen()
  first.fault({ kind: 'wrongChain', chainId: 56 })
  first.forget()
  await client.getBlockNumber().catch(() => {})
  expect(new Set(first.methods)).toEqual(new Set(['eth_chainId']))
})

test('an endpoint that wants fewer requests before it told its network is not read from until it has', async () => {
  const [first] = network.proxies
  first.fault({ kind: 'status', status: 429 })
  const client = network.open({ endpoints: 2 })
  await client.getBlockNumber()
  expect(stateOf(client)[0]).toBe('limited')
  first.fault({ kind: 'wrongChain', chainId: 1 })
  await client.getBlockNumber()
  expect(new Set(first.methods)).toEqual(new Set(['eth_chainId']))
})

test('nor is one that was silent and then wants fewer requests', async () => {
  const [first] = network.proxies
  const client = network.open({ endpoints: 2 })
  await client.getBlock()
  await first.refuse()
  await client.getBlockNumber()
  await first.listen()
  first.fault({ kind: 'status', status: 429 })
  stopClock()
  vi.setSystemTime(Date.now() + 30_001)
  await client.getBlockNumber()
  await waitUntil(() => stateOf(client)[0] === 'limited')
  first.fault({ kind: 'wrongChain', chainId: 1 })
  first.forget()
  await client.getBlockNumber()
  expect(new Set(first.methods)).toEqual(new Set(['eth_chainId']))
})

test('an answer that comes late does not clear an endpoint of another network', async () => {
  const [first] = network.proxies
  const answered = watchRequests()
  const client = network.open({ endpoints: 2 })
  await client.getBlock()
  await answered()
  stopClock()
  first.fault({ kind: 'slow', after: 300 }, ['eth_blockNumber'])
  const late = client.getBlockNumber()
  await waitUntil(() => first.count('eth_blockNumber') === 1)
  first.fault({ kind: 'wrongChain', chainId: 56 })
  await client.getChainId()
  expect(stateOf(client)).toEqual(['wrongNetwork', 'answering'])
  await advanceUntilEnded(late, answered)
  expect(client.transport.health.getState().endpoints[0]).toMatchObject({ state: 'wrongNetwork', chainId: 56 })
})

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
] as const)
  test(`nor does ${JSON.stringify(fault)}: it stays put aside until it tells the right network`, async () => {
    const [first, second] = network.proxies
    first.fault({ kind: 'wrongChain', chainId: 56 })
    const client = network.open({ endpoints: 2 })
    await client.getBlockNumber()
    first.fault(fault)
    await second.refuse()
    await client.getBlockNumber().catch(() => {})
    expect(first.count()).toBeGreaterThan(1)
    expect(stateOf(client)[0]).toBe('wrongNetwork')

    first.fault(undefined)
    expect(await client.getBlockNumber()).toBe(0n)
    expect(stateOf(client)[0]).toBe('answering')
  })
