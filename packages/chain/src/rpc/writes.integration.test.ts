import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { startFaultyNetwork } from '@saleyard/chain/rpc/testing/faulty-network.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { waitUntil } from '@saleyard/testkit/fake-clock.ts'
import type { Fault } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { type Hex, keccak256, type PublicClient, parseEther, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isWrite } from './rpc-request.ts'

let network: Awaited<ReturnType<typeof startFaultyNetwork>>
let client: PublicClient
const [alice, bob] = testAccounts as [(typeof testAccounts)[number], (typeof testAccounts)[number]]
const raw = 'eth_sendRawTransaction'

beforeAll(async () => {
  network = await startFaultyNetwork()
})
afterAll(() => network?.stop())
beforeEach(async () => {
  await network.heal()
  client = network.open() as PublicClient
  await client.getBlockNumber()
})

const arrived = (method: string) => network.proxies.map((proxy) => proxy.count(method))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it worked'),
    (error) => error,
  )
const sentByAlice = () => client.getTransactionCount({ address: alice.address })

async function sign(): Promise<Hex> {
  return alice.signTransaction({
    chainId: foundry.id,
    nonce: await sentByAlice(),
    to: bob.address,
    value: parseEther('1'),
    gas: 21_000n,
    maxFeePerGas: parseGwei('10'),
    maxPriorityFeePerGas: 1n,
  })
}

test('a transaction whose answer is lost is sent to one endpoint, once, and found by its hash', async () => {
  const signed = await sign()
  const before = await sentByAlice()
  network.proxies[0].fault({ kind: 'dropped' }, [raw])

  expect(await client.sendRawTransaction({ serializedTransaction: signed })).toBe(keccak256(signed))
  expect(arrived(raw)).toEqual([1, 0, 0])
  expect(await sentByAlice()).toBe(before + 1)
})

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502 },
  { kind: 'empty' },
] satisfies Fault[])
  test(`a transaction that nobody has after ${JSON.stringify(fault)} is said to be uncertain, and not sent again`, async () => {
    const signed = await sign()
    network.proxies[0].fault(fault, [raw])
    const error = await failureOf(client.sendRawTransaction({ serializedTransaction: signed }))

    expect(toUserError(error).code).toBe('writeUnanswered')
    expect(arrived(raw)).toEqual([1, 0, 0])
  })

test('a node that signs by itself is asked once too, and what happened is said to be uncertain', async () => {
  const before = await sentByAlice()
  network.proxies[0].fault({ kind: 'dropped' }, ['eth_sendTransaction'])
  const transaction = { from: alice.address, to: bob.address, value: '0x1' } as const
  const error = await failureOf(client.request({ method: 'eth_sendTransaction', params: [transaction] } as never))

  expect(toUserError(error).code).toBe('writeUnanswered')
  expect(arrived('eth_sendTransaction')).toEqual([1, 0, 0])
  expect(await sentByAlice()).toBe(before + 1)
})

test('a write whose answer is lost while a read is told to wait is looked up, not said to be declined', async () => {
  const signed = await sign()
  const [first] = network.proxies
  first.fault({ kind: 'dropped', after: 300 }, [raw])
  const sent = client.sendRawTransaction({ serializedTransaction: signed })
  await waitUntil(() => first.count(raw) === 1)
  first.fault({ kind: 'status', status: 429, retryAfter: '60' })
  await client.getGasPrice()
  expect(await sent).toBe(keccak256(signed))
  expect(arrived(raw)).toEqual([1, 0, 0])
})

test('what a contract refuses is told while another read is told to wait', async () => {
  const [first] = network.proxies
  first.fault({ kind: 'rpcError', code: 3, message: 'execution reverted: no', after: 300 }, ['eth_call'])
  const called = failureOf(client.call({ to: bob.address, data: '0x12345678' }))
  await waitUntil(() => first.count('eth_call') === 1)
  first.fault({ kind: 'status', status: 429, retryAfter: '60' })
  await client.getGasPrice()
  expect(toUserError(await called).code).toBe('reverted')
})

test('a transaction that an endpoint refuses is not offered to the next, and the refusal is told', async () => {
  const signed = await sign()
  network.proxies[0].fault({ kind: 'status', status: 429, retryAfter: '1' }, [raw])
  expect(toUserError(await failureOf(client.sendRawTransaction({ serializedTransaction: signed }))).code).toBe(
    'rateLimited',
  )
  expect(arrived(raw)).toEqual([1, 0, 0])

  const second = network.open()
  network.proxies[0].fault({ kind: 'rpcError', code: -32000, message: 'insufficient funds for gas' }, [raw])
  const refused = await failureOf(second.sendRawTransaction({ serializedTransaction: signed }))
  expect(toUserError(refused).code).toBe('insufficientFunds')
  expect(arrived(raw)).toEqual([2, 0, 0])
})

test('nothing is sent to an endpoint of another network, not even when it changed since the last read', async () => {
  const signed = await sign()
  network.proxies[0].fault({ kind: 'wrongChain', chainId: 56 })
  expect(await client.sendRawTransaction({ serializedTransaction: signed })).toBe(keccak256(signed))
  expect(arrived(raw)).toEqual([0, 1, 0])
})

test('a dead endpoint keeps no transaction back: it was not sent there', async () => {
  const signed = await sign()
  await network.proxies[0].refuse()
  expect(await client.sendRawTransaction({ serializedTransaction: signed })).toBe(keccak256(signed))
  expect(arrived(raw)).toEqual([0, 1, 0])
})

test('[c183] what moves money is known as such, and reads are not', () => {
  expect(['eth_sendTransaction', raw, 'wallet_sendCalls'].every(isWrite)).toBe(true)
  expect(['eth_call', 'eth_estimateGas', 'eth_simulateV1', 'eth_getTransactionReceipt'].some(isWrite)).toBe(false)
})
