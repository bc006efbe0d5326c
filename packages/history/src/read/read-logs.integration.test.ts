import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import * as faults from '@saleyard/history/testing/node-faults.ts'
import { startTokenChain } from '@saleyard/history/testing/token-chain.ts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMemoryStore } from './log-store.ts'
import { openLogEndpoints } from './open-endpoints.ts'
import type { RangeLimits } from './ranges.ts'
import { expectWhole, type LogHistory, type ReadLogsParameters, readLogs } from './read-logs.ts'

let chain: Awaited<ReturnType<typeof startTokenChain>>
let expected: string[]
beforeAll(async () => {
  chain = await startTokenChain()
  expected = (await chain.readAll()).map(({ blockNumber, logIndex }) => `${blockNumber}/${logIndex}`)
})
afterAll(() => chain.stop())
afterEach(() => chain.heal())

function read(options: Partial<ReadLogsParameters> = {}) {
  const { endpoints, token, toBlock } = chain
  return readLogs({ endpoints: endpoints.slice(0, 1), filter: { address: token }, fromBlock: 0n, toBlock, ...options })
}

async function listLogs(history: LogHistory): Promise<HistoryLog[]> {
  const logs: HistoryLog[] = []
  for await (const page of history.read()) logs.push(...page)
  return logs
}

async function listPlaces(history: LogHistory) {
  return (await listLogs(history)).map(({ blockNumber, logIndex }) => `${blockNumber}/${logIndex}`)
}

/** A reading is whole and has all logs in the chain's order. */
async function expectAll(history: LogHistory) {
  expect(history.gaps).toEqual([])
  expect(await listPlaces(expectWhole(history))).toEqual(expected)
}

test('All logs are read, as the node has them', async () => {
  const history = await read()
  await expectAll(history)
  const [first] = await listLogs(history)
  const [raw] = await chain.readAll()
  expect(first).toMatchObject({ topics: raw?.topics, data: raw?.data, transactionHash: raw?.transactionHash })
  expect(first?.blockTimestamp).toBe((await chain.client.getBlock({ blockNumber: first?.blockNumber })).timestamp)
  expect(history.end).toMatchObject({ number: chain.toBlock })
})

test.each([
  ['that refuses more than 10 blocks by name', () => faults.refuseRanges(10n, 'requests with up to a 10 block range.')],
  ['that refuses more than 7 blocks without words', () => faults.refuseRanges(7n, 'no')],
  ['that refuses more than 20 logs, and names a range', () => faults.refuseCounts(20, true)],
  ['that refuses more than 20 logs', () => faults.refuseCounts(20, false)],
  ['that takes one block at a time', () => faults.refuseRanges(1n, 'limit exceeded')],
  ['that cuts answers at 100 logs silently', () => faults.cutAt(100)],
])('A node %s gives all logs', async (_, fault) => {
  chain.proxies[0].fault(fault())
  const learned = new Map<string, RangeLimits>()
  await expectAll(await read({ learned }))
  expect(learned.get('node 0')).not.toEqual({ size: 1_000, streak: 0 })
})

test('A node that never answers for more than 60 blocks gives all logs', async () => {
  chain.proxies[0].fault(faults.hangOver(60n))
  const learned = new Map<string, RangeLimits>()
  await expectAll(await read({ learned, endpoints: [chain.openImpatient(1_000)] }))
  expect(learned.get('node 0')?.ceiling).toBeLessThanOrEqual(60)
})

test('What was learned of a node is used by the next reading', async () => {
  chain.proxies[0].fault(faults.refuseRanges(10n, 'requests with up to a 10 block range.'))
  const learned = new Map<string, RangeLimits>()
  await read({ learned })
  const first = chain.proxies[0].count('eth_getLogs')
  chain.proxies[0].forget()
  await expectAll(await read({ learned }))
  expect(chain.proxies[0].count('eth_getLogs')).toBeLessThan(first)
  expect(chain.proxies[0].count('eth_getLogs')).toBe(Math.ceil(Number(chain.toBlock + 1n) / 10))
})

test('A block that a node cuts is a gap, unless another node gives it', async () => {
  const block = { fromBlock: chain.firstBlock + 1n, toBlock: chain.firstBlock + 2n }
  const learned = new Map([['node 0', { size: 10, streak: 0, cutsAt: 6 }]])
  const alone = await read({ ...block, learned })
  expect(alone.gaps).toMatchObject([{ ...block, error: { code: 'gap', cause: { code: 'answerWrong' } } }])
  expect(() => expectWhole(alone)).toThrow('No endpoint gives the logs of blocks')
  const both = await read({ ...block, learned, endpoints: chain.endpoints })
  expect((await listLogs(expectWhole(both))).length).toBe(12)
})

test.each<[string, Parameters<typeof faults.alterLogs>[0]]>([
  ['of another block', (logs, { to }) => logs.map((log) => ({ ...log, blockNumber: `0x${(to + 1n).toString(16)}` }))],
  ['of another contract', (logs) => logs.map((log) => ({ ...log, address: `0x${'12'.repeat(20)}` }))],
  ['of another event', (logs) => logs.map((log) => ({ ...log, topics: [`0x${'12'.repeat(32)}`] }))],
  ['that were taken back', (logs) => logs.map((log) => ({ ...log, removed: true }))],
  ['that are not mined', (logs) => logs.map((log) => ({ ...log, blockNumber: null }))],
  ['twice', (logs) => logs.flatMap((log) => [log, log])],
  ['out of order', (logs) => logs.toReversed()],
  ['that are no list', () => ({})],
])('A node that gives logs %s is not believed', async (_, change) => {
  const [{ topics } = { topics: [] }] = await chain.readAll()
  const filter = { address: chain.token, topics: [topics[0] ?? null] }
  chain.proxies[0].fault(faults.alterLogs(change))
  const history = await read({ filter, endpoints: chain.endpoints })
  await expectAll(history)
  expect(chain.proxies[0].count('eth_getLogs')).toBeGreaterThan(0)
})

test('A node that is behind is not asked for logs; another is', async () => {
  chain.proxies[0].fault(faults.lagAt(chain.firstBlock + 10n))
  await expectAll(await read({ endpoints: chain.endpoints }))
  expect(chain.proxies[0].count('eth_getLogs')).toBe(0)
})

test('A node that is behind is asked again when it has caught up', async () => {
  let asked = 0
  chain.proxies[0].fault({
    kind: 'altered',
    alter: ({ method }) => (method === 'eth_getBlockByNumber' && asked++ < 2 ? { result: null } : undefined),
  })
  chain.proxies[1].fault({ kind: 'status', status: 503 }, ['eth_getLogs'])
  await expectAll(await read({ endpoints: chain.endpoints }))
  expect(chain.proxies[0].count('eth_getLogs')).toBeGreaterThan(0)
})

test('Where no node has the last block, it is said', async () => {
  chain.proxies[0].fault(faults.lagAt(chain.firstBlock + 10n))
  await expect(read()).rejects.toMatchObject({ code: 'blockMissing', values: { block: `${chain.toBlock}` } })
})

test('A node of another fork is left out', async () => {
  const other = `0x${'12'.repeat(32)}`
  chain.proxies[1].fault({
    kind: 'altered',
    alter: async ({ method }, { result }) => {
      // The first one is to decide on the last block.
      await expect.poll(() => chain.proxies[0].count('eth_getLogs')).toBeGreaterThan(0)
      return method === 'eth_getBlockByNumber' ? { result: { ...(result as object), hash: other } } : { result: [] }
    },
  })
  await expectAll(await read({ endpoints: chain.endpoints }))
})

test('A node that asks for fewer requests gets fewer, and gives all', async () => {
  let asked = 0
  chain.proxies[0].fault({
    kind: 'altered',
    alter: ({ method }) =>
      method === 'eth_getLogs' && asked++ % 5 === 1
        ? { result: undefined, error: { code: -32005, message: 'request rate exceeded' } }
        : undefined,
  })
  await expectAll(await read({ learned: new Map([['node 0', { size: 40, ceiling: 40, streak: 0 }]]) }))
})

test('A node that dies and comes back is asked again', async () => {
  const learned = new Map([['node 0', { size: 20, ceiling: 20, streak: 0 }]])
  let pieces = 0
  const history = await read({
    learned,
    concurrency: 1,
    onProgress: () => {
      pieces += 1
      if (pieces !== 5) return
      void chain.proxies[0].refuse().then(() => setTimeout(() => void chain.proxies[0].listen(), 500))
    },
  })
  expect(pieces).toBeGreaterThan(5)
  await expectAll(history)
})

test('A node that stays dead leaves gaps, which the next reading with the same store fills', async () => {
  const learned = new Map([['node 0', { size: 100, ceiling: 100, streak: 0 }]])
  const store = createMemoryStore()
  let pieces = 0
  const first = await read({
    learned,
    store,
    concurrency: 1,
    onProgress: () => {
      pieces += 1
      if (pieces === 2) chain.proxies[0].fault({ kind: 'status', status: 503 }, ['eth_getLogs'])
    },
  })
  expect(first.gaps.length).toBeGreaterThan(0)
  expect(() => expectWhole(first)).toThrow('No endpoint gives the logs of blocks 200 to')
  await chain.heal()
  await expectAll(await read({ store }))
  expect(chain.proxies[0].count('eth_getLogs')).toBe(1)
})

test('Progress says which node is paused, and which is asked no more', async () => {
  chain.proxies[0].fault({ kind: 'status', status: 503 }, ['eth_getLogs'])
  const states = new Set<string>()
  await read({ onProgress: ({ endpoints }) => states.add(endpoints[0]?.state ?? '') })
  expect([...states]).toEqual(['paused', 'away'])
})

test('Where another node lives, a dead one does not delay the end', async () => {
  chain.proxies[0].fault({ kind: 'status', status: 503 }, ['eth_getLogs'])
  const start = performance.now()
  await expectAll(await read({ endpoints: chain.endpoints }))
  // All pauses of a node that stays dead take longer.
  expect(performance.now() - start).toBeLessThan(6_000)
})

test('A reading that was paused continues where it was, and tells its progress', async () => {
  const learned = new Map([['node 0', { size: 50, ceiling: 50, streak: 0 }]])
  const store = createMemoryStore()
  const pause = new AbortController()
  const signal = pause.signal
  const seen: number[] = []
  const paused = read({
    learned,
    store,
    signal,
    onProgress: ({ blocks, endpoints }) => {
      seen.push(blocks.read)
      expect(blocks.all).toBe(Number(chain.toBlock) + 1)
      expect(endpoints).toEqual([{ key: 'node 0', size: 50, state: 'reading' }])
      if (seen.length === 3) pause.abort(new Error('paused'))
    },
  })
  await expect(paused).rejects.toThrow('paused')
  expect(seen).toEqual([50, 100, 150])
  const rest: number[] = []
  await expectAll(await read({ store, onProgress: ({ blocks }) => rest.push(blocks.read) }))
  expect(rest.at(0)).toBeGreaterThan(150)
  expect(rest.at(-1)).toBe(Number(chain.toBlock) + 1)
})

test('The endpoints of a network are read by themselves, and named without their paths', async () => {
  const urls = chain.proxies.map(({ url }) => `${url}/secret`)
  const list = [urls[0], urls[1], urls[1]].map((url) => ({ url: url ?? '', batch: false }))
  const endpoints = openLogEndpoints(foundry, list)
  const [first, second] = chain.proxies.map(({ url }) => new URL(url).host)
  expect(endpoints.map(({ key }) => key)).toEqual([first, second, `${second} (2)`])
  chain.proxies[0].fault({ kind: 'wrongChain', chainId: 1 })
  await expectAll(await read({ endpoints }))
  expect(chain.proxies[0].count('eth_getLogs')).toBe(0)
  expect(chain.proxies[1].count('eth_getLogs')).toBeGreaterThan(0)
  chain.proxies[0].fault(undefined)
  chain.proxies[1].fault({ kind: 'status', status: 429, retryAfter: '1' }, ['eth_getLogs'])
  await expectAll(await read({ endpoints }))
})

test('What the store throws ends the reading', async () => {
  const store = { ...createMemoryStore(), append: () => Promise.reject(new Error('the disk is full')) }
  await expect(read({ store })).rejects.toThrow('the disk is full')
})

test('After a reorg only what changed is read again', async () => {
  const store = createMemoryStore()
  const { client, payMany } = chain
  await payMany(1_000)
  const snapshot = await chain.snapshot()
  await payMany(1_001)
  const last = await client.getBlockNumber({ cacheTime: 0 })
  await read({ store, toBlock: last })
  await snapshot.revert()
  await payMany(2_001)
  await payMany(2_002)
  const appended: bigint[] = []
  const append: typeof store.append = async (range) => {
    appended.push(range.fromBlock)
    await store.append(range)
  }
  const again = await read({ store: { ...store, append }, toBlock: last + 1n })
  const fresh = await read({ toBlock: last + 1n })
  expect(again.end).toEqual(fresh.end)
  expect(await listLogs(again)).toEqual(await listLogs(fresh))
  expect(appended, 'first blocks that were read again').toEqual([last])
})

test('A reorg in the middle of a reading is followed', async () => {
  const { client, payMany } = chain
  await payMany(3_000)
  const snapshot = await chain.snapshot()
  await payMany(3_001)
  const last = await client.getBlockNumber({ cacheTime: 0 })
  let pieces = 0
  chain.proxies[0].fault({
    kind: 'altered',
    async alter({ method }) {
      if (method !== 'eth_getLogs' || pieces++ !== 3) return undefined
      await snapshot.revert()
      await payMany(4_001)
      return undefined
    },
  })
  const learned = new Map([['node 0', { size: 100, ceiling: 100, streak: 0 }]])
  const history = await read({ learned, toBlock: last, concurrency: 2 })
  const fresh = await read({ toBlock: last })
  expect(history.end).toEqual(fresh.end)
  expect(await listLogs(history)).toEqual(await listLogs(fresh))
})

test('A chain that does not come to rest is no history', async () => {
  let asked = 0
  chain.proxies[0].fault({
    kind: 'altered',
    alter: ({ method, params }, { result }) => {
      if (method !== 'eth_getBlockByNumber' || params?.[0] !== `0x${chain.toBlock.toString(16)}`) return undefined
      return { result: { ...(result as object), hash: `0x${String(asked++).padStart(64, '0')}` } }
    },
  })
  await expect(read()).rejects.toMatchObject({ code: 'reorg' })
})
