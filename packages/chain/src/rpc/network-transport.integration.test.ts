import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { stateOf, useFaultyNetwork } from '@saleyard/chain/rpc/testing/use-faulty-network.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { stopClock, waitUntil } from '@saleyard/testkit/fake-clock.ts'
import { type BaseError, createWalletClient, http, type LocalAccount, RpcRequestError, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test, vi } from 'vitest'

const network = useFaultyNetwork()

test('no request goes out before the first read; then the endpoint is asked for its network before anything else', async () => {
  const client = network.open()
  const [first, second, third] = network.proxies
  expect([first, second, third].map((proxy) => proxy.count())).toEqual([0, 0, 0])
  expect(stateOf(client)).toEqual(['unasked', 'unasked', 'unasked'])

  await client.getBalance({ address: '0x000000000000000000000000000000000000dEaD' })
  expect(first.methods[0]).toBe('eth_chainId')
  expect(first.count('eth_getBalance')).toBe(1)
  expect(second.count() + third.count()).toBe(0)
  expect(stateOf(client)).toEqual(['answering', 'unasked', 'unasked'])
})

test('[c191] an endpoint that refuses connections is passed over, and every read goes on', async () => {
  const client = network.open()
  await network.proxies[0].refuse()
  expect(await client.getBlockNumber()).toBe(0n)
  expect(stateOf(client)).toEqual(['silent', 'answering', 'unasked'])
})

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'truncated' },
  { kind: 'empty' },
  { kind: 'dropped' },
  { kind: 'rpcError', code: -32005, message: 'limit exceeded' },
  { kind: 'rpcError', code: -32601, message: 'the method does not exist' },
] as const)
  test(`[c191] a read goes on through ${JSON.stringify(fault)}`, async () => {
    const client = network.open()
    await client.getBlockNumber()
    network.proxies[0].fault(fault)
    network.proxies[1].fault(fault)
    expect(await client.getChainId()).toBe(31337)
    expect(await client.getBlockNumber()).toBe(0n)
  })

test('[c185] a request goes by POST with method and params, and its result comes back', async () => {
  const client = network.open({ endpoints: 1 })
  const block = await client.getBlock({ blockNumber: 0n })
  expect(block.number).toBe(0n)
  expect(network.proxies[0].verbs).toEqual(['POST', 'POST', 'POST'])
})

test('[c187] an error that every endpoint answers is thrown as the request error that it is, and not repeated', async () => {
  const client = network.open()
  await client.getBlockNumber()
  for (const proxy of network.proxies) proxy.fault({ kind: 'rpcError', code: -32601, message: 'no' }, ['eth_gasPrice'])
  const error: BaseError = await client.getGasPrice().catch((thrown) => thrown)
  const cause = error.walk((inner) => inner instanceof RpcRequestError)
  expect(cause).toMatchObject({ code: -32601, details: 'no' })
  expect(toUserError(error).code).toBe('rpcMethodMissing')
  for (const proxy of network.proxies) expect(proxy.count('eth_gasPrice')).toBe(1)
})

test('where all endpoints are dead the read fails with a reason; when one is back, reads go on and it is noticed', async () => {
  const client = network.open()
  await client.getBlockNumber()
  for (const proxy of network.proxies) await proxy.refuse()
  expect(toUserError(await client.getBlockNumber().catch((error) => error)).code).toBe('unreachable')
  expect(stateOf(client)).toEqual(['silent', 'silent', 'silent'])

  await network.proxies[2].listen()
  expect(await client.getBlockNumber()).toBe(0n)
  expect(stateOf(client)).toEqual(['silent', 'silent', 'answering'])
})

test('an endpoint that died is not asked first again; once it is back, reads notice without being held up', async () => {
  const [first, second] = network.proxies
  const client = network.open()
  await client.getBlockNumber()
  first.fault({ kind: 'status', status: 500 })
  await client.getBlockNumber()
  first.fault(undefined)
  first.forget()
  await client.getBlockNumber()
  expect(first.count()).toBe(0)

  stopClock()
  vi.setSystemTime(Date.now() + 30_001)
  await client.getBlockNumber()
  await waitUntil(() => stateOf(client)[0] === 'answering')
  second.forget()
  await client.getBlockNumber()
  expect([first.count('eth_blockNumber'), second.count()]).toEqual([1, 0])
})

test('[c188] without batches each request travels alone', async () => {
  const client = network.open({ endpoints: 1 })
  await client.getBlock()
  network.proxies[0].forget()
  await Promise.all([client.getBlockNumber(), client.getGasPrice(), client.getChainId()])
  expect(network.proxies[0].sizes).toEqual([1, 1, 1])
})

test('[c188] [c189] with batches the requests of one moment travel together, a thousand at most', async () => {
  const client = network.open({ endpoints: 1, batch: true })
  await client.getBlock()
  network.proxies[0].forget()
  const blocks = Array.from({ length: 1_001 }, (_, index) => client.getBalance({ address: addressOf(index) }))
  expect(new Set(await Promise.all(blocks))).toEqual(new Set([0n]))
  expect(network.proxies[0].sizes.toSorted((a, b) => a - b)).toEqual([1, 1_000])
})

const addressOf = (index: number) => `0x${(index + 0xabcdef).toString(16).padStart(40, '0')}` as const

// The last of the file: the other tests read a chain without blocks.
test('[c184] balance, block, logs, gas and receipts are read through an endpoint', async () => {
  const client = network.open({ endpoints: 1 })
  const sender = testAccounts[0] as LocalAccount
  const wallet = createWalletClient({ account: sender, chain: foundry, transport: http(network.rpcUrl) })
  // A creation whose code writes one empty log, and leaves the coin with the new contract.
  const hash = await wallet.sendTransaction({ data: '0x60006000a0', value: 3n })
  const receipt = await client.waitForTransactionReceipt({ hash })
  const address = receipt.contractAddress ?? zeroAddress

  expect(receipt).toMatchObject({ status: 'success', transactionHash: hash, blockNumber: 1n })
  expect(await client.getBalance({ address })).toBe(3n)
  expect((await client.getBlock({ blockNumber: 1n })).transactions).toEqual([hash])
  expect(await client.getLogs({ address })).toMatchObject([{ address, transactionHash: hash }])
  expect(await client.estimateGas({ account: sender, to: zeroAddress, value: 1n })).toBe(21_000n)
  expect(await client.getGasPrice()).toBeGreaterThan(0n)
})
