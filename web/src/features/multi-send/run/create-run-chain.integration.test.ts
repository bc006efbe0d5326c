import 'fake-indexeddb/auto'
import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import type { Asset } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { createBalancedClient } from '@saleyard/testkit/chain/create-balanced-client.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { createClient, custom, type EIP1193RequestFn, type Hash, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RunFixture, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

let chain: ContractChain
let snapshot: Hash

beforeAll(async () => {
  chain = await startContractChain()
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(true)
})
afterAll(() => chain?.stop())

describe('createRunChain', () => {
  test('the next nonce counts what waits in the pool: a batch behind it would look replaced by it', async () => {
    const { client } = chain
    const runChain = createRunChain(client, 1)
    const { address } = client.account
    const before = await client.getTransactionCount({ address })
    await client.setAutomine(false)
    const hash = await client.sendTransaction({ to: address, gas: 21_000n })
    expect(await runChain.getNonce(address)).toBe(before + 1)
    await client.dropTransaction({ hash })
    await client.setAutomine(true)
  })

  test('events that a node did not have yet are searched again, though their blocks are final by now', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    await runBatches(fixture.options)
    let isBehind = true
    const request: EIP1193RequestFn = async ({ method, params }: { method: string; params?: unknown }) => {
      if (method === 'eth_getLogs' && isBehind) return [] as never
      return chain.client.request({ method, params } as Parameters<typeof chain.client.request>[0]) as never
    }
    const mixed = createRunChain(createClient({ chain: foundry, transport: custom({ request }) }), 1)

    const early = await mixed.readFacts(fixture.run)
    expect(early.logs).toEqual([])
    isBehind = false
    expect((await mixed.readFacts(fixture.run)).logs).toMatchObject([
      { kind: 'sent', id: fixture.run.plan.batches[0]?.id },
    ])
  })

  const rpcUrl = (): string => chain.client.transport.url ?? ''

  /** Of the chain through http and a socket; polls every `pollingInterval` ms. */
  function withSocket(socketUrl: string, pollingInterval: number) {
    const endpoints = [rpcUrl(), socketUrl].map((url) => ({ url, batch: false }))
    const transport = networkTransport(endpoints, foundry.id)
    return createRunChain(createClient({ chain: foundry, transport, pollingInterval }), 1)
  }

  test('[c190] while a run is watched the network tells of new blocks over its WebSocket, sooner than polling would', async () => {
    const runChain = withSocket(rpcUrl().replace('http', 'ws'), 3_600_000)
    const onLost = vi.fn()
    await chain.client.setIntervalMining({ interval: 1 })
    for (let time = 0; time < 2; time += 1) {
      const block = await runChain.getBlockNumber()
      await runChain.waitForBlockAfter(block, { onLost })
      expect(await runChain.getBlockNumber()).toBeGreaterThan(block)
    }
    await chain.client.setIntervalMining({ interval: 0 })
    expect(onLost).not.toHaveBeenCalled()
  })

  test('where the WebSocket cannot be had, polling goes on without a word', async () => {
    const runChain = withSocket('ws://127.0.0.1:9', 20)
    const onLost = vi.fn()
    const block = await runChain.getBlockNumber()
    const nextBlock = runChain.waitForBlockAfter(block, { onLost })
    await chain.client.mine({ blocks: 1 })
    await nextBlock
    expect(onLost).not.toHaveBeenCalled()
  })

  test('who leaves while a block is waited for is not waited for by the socket', async () => {
    const runChain = withSocket(rpcUrl().replace('http', 'ws'), 3_600_000)
    const leaving = new AbortController()
    const nextBlock = runChain.waitForBlockAfter(await runChain.getBlockNumber(), {
      onLost: vi.fn(),
      signal: leaving.signal,
    })
    leaving.abort()
    await nextBlock
  })
})

describe('nodes behind a load balancer', () => {
  const coin: Asset = { kind: 'native' }
  const recipient = '0x00000000000000000000000000000000000a11ce'

  const about = (fresh: string[]) => (method: string) => (fresh.includes(method) ? 0n : 3n)
  const ways: [string, (method: string, question: number) => bigint][] = [
    ['the nonce is told by a fresh node and all else by one three blocks behind', about(['eth_getTransactionCount'])],
    ['nonce and newest block are fresh', about(['eth_getTransactionCount', 'eth_blockNumber'])],
    ['only the newest block is fresh', about(['eth_blockNumber'])],
    ['all but receipts and events is fresh', (method) => (/Receipt|Logs|ByHash/.test(method) ? 3n : 0n)],
    ['each question goes to the next of four nodes', (_, question) => BigInt(question % 4)],
    [
      'questions go to nodes in no order',
      (_, question) => BigInt([0, 3, 1, 0, 2, 3, 0, 0, 3, 2, 1][question % 11] ?? 0),
    ],
  ]

  test.each(ways)('a batch that arrives is never called replaced, failed or lost where %s', async (_way, lagOf) => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin, confirmations: 4 })
    const runChain = createRunChain(createBalancedClient(chain.client as never, lagOf), 4)
    const states = new Set<string>()
    const progress = await runBatches({
      ...fixture.options,
      chain: runChain,
      onProgress: ({ phase, records: [record] }) =>
        states.add(record?.isMarkedOnly ? 'marked' : `${phase} ${record?.state}`),
    })
    expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    const wrongStates = [...states].filter((each) => /replaced|failed|Decision|Failure|confirming sent/.test(each))
    expect(wrongStates).toEqual([])
  })

  test.each(ways)('a single payment that arrives is never called replaced or failed where %s', async (_way, lagOf) => {
    const fixture = await startRunFixture(chain, { text: `${recipient},1`, asset: coin, confirmations: 4 })
    const runChain = createRunChain(createBalancedClient(chain.client as never, lagOf), 4)
    const states = new Set<string>()
    const progress = await runBatches({
      ...fixture.options,
      chain: runChain,
      onProgress: ({ phase, records: [record] }) =>
        states.add(record?.isMarkedOnly ? 'marked' : `${phase} ${record?.state}`),
    })
    expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect([...states].filter((each) => /replaced|failed|Decision|Failure|confirming sent/.test(each))).toEqual([])
    expect(await chain.client.getBalance({ address: recipient })).toBe(parseEther('1'))
  })

  test('a transaction that really was replaced is called so, whichever nodes answer', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin, confirmations: 4 })
    const lagOf = (_: string, question: number) => BigInt(question % 4)
    const runChain = createRunChain(createBalancedClient(chain.client as never, lagOf), 4)
    await chain.client.setAutomine(false)
    let isCancelled = false
    const progress = await runBatches({
      ...fixture.options,
      chain: runChain,
      sendBatch: async (batch) => {
        const nonce = await chain.client.getTransactionCount({ address: fixture.run.plan.sender })
        const hash = await fixture.sendRaw(batch, { nonce, fee: 5n })
        if (!isCancelled) await fixture.sendNothing({ nonce, fee: 50n })
        isCancelled = true
        return hash
      },
    })
    expect(progress).toMatchObject({ phase: 'needsDecision', records: [{ state: 'replaced' }] })
  })
})

describe('a chain that became shorter', () => {
  const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))

  /** A run that noted a block, on a chain that is so many blocks shorter by now. */
  async function startAhead(blocks: number): Promise<RunFixture> {
    const short = await chain.client.snapshot()
    await chain.client.mine({ blocks })
    const fixture = await startRunFixture(chain, { text: small, asset: { kind: 'native' }, approve: false })
    await chain.client.revert({ id: short })
    const latest = await chain.client.getBlockNumber({ cacheTime: 0 })
    expect(fixture.run.summary.notedBlock - latest).toBe(BigInt(blocks))
    return fixture
  }

  const sendAndLoseHash =
    ({ options }: RunFixture): SendBatch =>
    async (batch) => {
      const hash = await options.sendBatch(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      throw new Error('the page is gone')
    }

  async function expectPaid(fixture: RunFixture) {
    const balances = fixture.list.recipients.map(({ address }) => chain.client.getBalance({ address }))
    expect(await Promise.all(balances)).toEqual(fixture.list.recipients.map(({ amount }) => amount))
  }

  test.each([3, 400])(
    'a run ends where the chain is %i blocks shorter than the block that was noted',
    async (blocks) => {
      const fixture = await startAhead(blocks)
      expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
      await expectPaid(fixture)
    },
  )

  test('and where no hash came back: the event is found below the block that was noted', async () => {
    const fixture = await startAhead(400)
    await runBatches({ ...fixture.options, sendBatch: sendAndLoseHash(fixture) })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'reconciled', hashes: [expect.any(String)] }],
    })
    await expectPaid(fixture)
  })

  test('an event further below than any margin is found by looking further back while its mark is there', async () => {
    const fixture = await startAhead(400)
    await runBatches({ ...fixture.options, sendBatch: sendAndLoseHash(fixture) })
    await chain.client.mine({ blocks: 380 })
    const facts = createRunChain(chain.client, 1)
    for (let look = 0; look < 3; look += 1)
      expect((await facts.readFacts(fixture.run)).logs).toMatchObject([{ kind: 'sent' }])
    await expectPaid(fixture)
  })

  test('what counted as final is looked for again where the chain has become shorter, and is not called paid', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: { kind: 'native' } })
    const before = await chain.client.snapshot()
    await chain.client.mine({ blocks: 5 })
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    const stored = await fixture.store.load(fixture.run.summary.id)
    if (!stored) throw new Error('no run')
    expect((await fixture.options.chain.readFacts(stored)).logs).toHaveLength(1)

    await chain.client.revert({ id: before })
    await chain.client.mine({ blocks: 1 })
    expect((await fixture.options.chain.readFacts(stored)).logs, 'a shorter chain').toEqual([])
    await chain.client.mine({ blocks: 20 })
    expect((await fixture.options.chain.readFacts(stored)).logs, 'as long as before').toEqual([])
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject({
      phase: 'needsDecision',
      records: [{ state: 'sent' }],
    })
  })

  test('what counted as final in blocks that are gone is not called paid while the chain stays below them', async () => {
    const before = await chain.client.snapshot()
    const fixture = await startRunFixture(chain, { text: small, asset: { kind: 'native' } })
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    await chain.client.revert({ id: before })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject({
      phase: 'needsDecision',
      records: [{ state: 'sent' }],
    })
  })

  test('a page that watches goes on looking while the chain is shorter than it was', async () => {
    const short = await chain.client.snapshot()
    await chain.client.mine({ blocks: 50 })
    const fixture = await startRunFixture(chain, { text: small, asset: { kind: 'native' }, confirmations: 3 })
    let isShort = false
    let isSentAgain = false
    const progress = await runBatches({
      ...fixture.options,
      onProgress: async ({ phase }) => {
        if (phase !== 'confirming') return
        if (isSentAgain) return void chain.client.mine({ blocks: 1 })
        if (isShort) return
        isShort = true
        await chain.client.revert({ id: short })
        await fixture.options.sendBatch(fixture.run.plan.batches[0] as never)
        isSentAgain = true
        await chain.client.mine({ blocks: 1 })
      },
    })
    expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await chain.client.getBlockNumber({ cacheTime: 0 })).toBeLessThan(fixture.run.summary.notedBlock)
    await expectPaid(fixture)
  })
})
