import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { getEndpointStates, useFaultyNetwork } from '@saleyard/chain/rpc/testing/use-faulty-network.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { advanceUntilEnded, stopClock, waitUntil, watchRequests } from '@saleyard/testkit/fake-clock.ts'
import { type BaseError, createWalletClient, http, type LocalAccount, RpcRequestError, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { describeNetwork } from './describe-network.ts'

describe('reads through several endpoints', () => {
  const network = useFaultyNetwork()

  test('no request goes out before the first read; then the endpoint is asked for its network before anything else', async () => {
    const client = network.open()
    const [first, second, third] = network.proxies
    expect([first, second, third].map((proxy) => proxy.count())).toEqual([0, 0, 0])
    expect(getEndpointStates(client)).toEqual(['unasked', 'unasked', 'unasked'])

    await client.getBalance({ address: '0x000000000000000000000000000000000000dEaD' })
    expect(first.methods[0]).toBe('eth_chainId')
    expect(first.count('eth_getBalance')).toBe(1)
    expect(second.count() + third.count()).toBe(0)
    expect(getEndpointStates(client)).toEqual(['answering', 'unasked', 'unasked'])
  })

  test('[c191] an endpoint that refuses connections is passed over, and every read goes on', async () => {
    const client = network.open()
    await network.proxies[0].refuse()
    expect(await client.getBlockNumber()).toBe(0n)
    expect(getEndpointStates(client)).toEqual(['silent', 'answering', 'unasked'])
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
    for (const proxy of network.proxies)
      proxy.fault({ kind: 'rpcError', code: -32601, message: 'no' }, ['eth_gasPrice'])
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
    expect(getEndpointStates(client)).toEqual(['silent', 'silent', 'silent'])

    await network.proxies[2].listen()
    expect(await client.getBlockNumber()).toBe(0n)
    expect(getEndpointStates(client)).toEqual(['silent', 'silent', 'answering'])
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
    await waitUntil(() => getEndpointStates(client)[0] === 'answering')
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

  // The last of its suite: the other tests read a chain without blocks.
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
})

describe('an endpoint of another network', () => {
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
    expect(getEndpointStates(client)[0]).toBe('limited')
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
    await waitUntil(() => getEndpointStates(client)[0] === 'limited')
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
    expect(getEndpointStates(client)).toEqual(['wrongNetwork', 'answering'])
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
      expect(getEndpointStates(client)[0]).toBe('wrongNetwork')

      first.fault(undefined)
      expect(await client.getBlockNumber()).toBe(0n)
      expect(getEndpointStates(client)[0]).toBe('answering')
    })
})

describe('an endpoint that is behind', () => {
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
})
