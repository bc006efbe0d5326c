import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  babyTokenAbi,
  ierc20Abi,
  liquidityGeneratorTokenAbi,
  tokenLockAbi,
  tokenVaultAbi,
  uniswapV2PairAbi,
} from '@saleyard/generated/abis'
import { createMemoryStore, type LogStore } from '@saleyard/history/read/log-store.ts'
import { lackLog, lieAbout } from '@saleyard/history/testing/node-faults.ts'
import { startIndexer, type TestIndexer } from '@saleyard/indexer/testing/start-indexer.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import type { Fault } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { type HttpAnswer, startHttpServer } from '@saleyard/testkit/http-server.ts'
import { type Address, createClient, http, isAddressEqual, parseAbi, parseEther, parseEventLogs } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { kindIds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { bob, dead, eve, historyStepsIn, keeper } from '@/features/tokens/testing/history-fixture.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { createHistoryService } from '@/lib/history/create-history-service.ts'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import type { TokenPlace } from '@/lib/history/token-ledgers.ts'

const folder = mkdtempSync(join(tmpdir(), 'saleyard-token-history-'))
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let proxy: FaultProxy
let steps: ReturnType<typeof historyStepsIn>
/** Reads while the tests before its own run. */
let starting: Promise<TestIndexer>
const places = {} as Record<KindId, TokenPlace>

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  proxy = await startFaultProxy(fixture.chain.rpcUrl)
  steps = historyStepsIn(fixture)
  for (const kind of kindIds) {
    places[kind] = await steps.create(kind)
    await steps.live(places[kind])
  }
  starting = startIndexer({ rpcUrl: fixture.chain.rpcUrl, folder })
  starting.catch(() => {})
}, 120_000)

afterAll(async () => {
  await (await starting?.catch(() => undefined))?.stop()
  rmSync(folder, { recursive: true, force: true })
  await proxy?.stop()
  await fixture?.chain.stop()
})
afterEach(() => proxy.fault(undefined))

type Options = { indexerUrl?: string; indexerPatience?: number; store?: LogStore | undefined }

function createService({ store = createMemoryStore(), ...indexer }: Options = {}) {
  const client = createClient({ transport: http(proxy.url, { retryCount: 0 }) })
  return createHistoryService({
    openNetwork: () => ({ endpoints: [{ key: 'node', client }], confirmations: 1 }),
    openStore: async () => store,
    ...indexer,
  })
}

const request = (place: TokenPlace) => ({ ...place, job: 'a', chainId: 31337 })
const readAll = (place: TokenPlace) => createService().readToken(request({ ...place, account: eve }))
const call = (address: Address, abi: unknown, functionName: string, args: unknown[] = []) =>
  readContract(fixture.client, { address, abi, functionName, args } as never) as Promise<never>
const balanceOf = (token: Address, holder: Address): Promise<bigint> => call(token, ierc20Abi, 'balanceOf', [holder])
const sum = <Name extends string>(all: readonly Record<Name, bigint>[] = [], name: Name) =>
  all.reduce((total, one) => total + one[name], 0n)
async function transfersOf(address: Address, args: { from?: Address; to?: Address }) {
  const [event] = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
  const logs = await fixture.client.getLogs({ address, event, args, fromBlock: 0n })
  return logs.map((log) => ({ value: log.args.value ?? 0n }))
}
const partOf = ({ supply }: TokenHistory, part: string) => supply?.parts.find((one) => one.part === part)?.units

describe.each(kindIds)('the history of a %s token', (kind) => {
  let place: TokenPlace
  let history: TokenHistory
  beforeAll(async () => {
    place = places[kind]
    history = await readAll(place)
  })

  test('fits the chain', () => {
    expect(history.verdict).toMatchObject({ kind: 'proven', differences: [] })
    expect(history.misfits).toEqual([])
  })

  test('has the largest holders, and names them', async () => {
    const top = history.holders?.top ?? []
    for (const { account, units } of top) expect(await balanceOf(place.token, account), account).toBe(units)
    const markOf = (account: Address) => top.find((one) => isAddressEqual(one.account, account))?.marks
    expect(markOf(fixture.firstOwner)).toEqual(['firstOwner'])
    expect(markOf(place.pair as Address)).toEqual(['pool'])
    expect(markOf(dead)).toEqual(['burnt'])
    expect(markOf(eve)).toEqual([])
    expect(top.filter(({ marks }) => marks.includes('lock'))).toHaveLength(2)
    if (place.vault) expect(markOf(place.vault)).toEqual(['vault'])
    expect(history.holders?.count).toBe(place.vault ? 8 : 7)
  })

  test('says where the supply is', async () => {
    const total = await call(place.token, ierc20Abi, 'totalSupply')
    expect(history.supply?.total).toBe(total)
    expect(sum(history.supply?.parts, 'units')).toBe(total)
    const pool = await balanceOf(place.token, place.pair as Address)
    expect((partOf(history, 'poolKept') ?? 0n) + (partOf(history, 'poolFree') ?? 0n)).toBe(pool)
    const liquidity: bigint = await call(place.pair as Address, uniswapV2PairAbi, 'totalSupply')
    const free = await balanceOf(place.pair as Address, fixture.firstOwner)
    expect(partOf(history, 'poolKept')).toBe((pool * (liquidity - free)) / liquidity)
    expect(partOf(history, 'burnt')).toBe(await balanceOf(place.token, dead))
    expect(partOf(history, 'firstOwner')).toBe(await balanceOf(place.token, fixture.firstOwner))
    const locks = history.holders?.top.filter(({ marks }) => marks.includes('lock')) ?? []
    const kept = await Promise.all(
      locks.map(async ({ account, units }) => {
        const releasable: bigint = await call(account, tokenLockAbi, 'releasable', [place.token])
        return { units: units - releasable }
      }),
    )
    expect((partOf(history, 'locked') ?? 0n) + (partOf(history, 'vesting') ?? 0n)).toBe(sum(kept, 'units'))
    expect(partOf(history, 'vesting')).toBeGreaterThan(0n)
  })

  test('has the prices and volumes of its pool', async () => {
    const pair = place.pair as Address
    const [reserve0, reserve1]: [bigint, bigint] = await call(pair, uniswapV2PairAbi, 'getReserves')
    const isFirst = isAddressEqual(await call(pair, uniswapV2PairAbi, 'token0'), place.token)
    const hours = history.market?.hours ?? []
    expect(hours.at(-1)?.close).toEqual({ base: isFirst ? reserve0 : reserve1, quote: isFirst ? reserve1 : reserve0 })
    const logs = await fixture.client.getLogs({ address: pair, fromBlock: 0n })
    const swaps = parseEventLogs({ abi: uniswapV2PairAbi, eventName: 'Swap', logs }).map(({ args }) => args)
    const volumes = [
      sum(swaps, 'amount0In') + sum(swaps, 'amount0Out'),
      sum(swaps, 'amount1In') + sum(swaps, 'amount1Out'),
    ]
    expect([sum(hours, 'baseVolume'), sum(hours, 'quoteVolume')]).toEqual(isFirst ? volumes : volumes.reverse())
    expect(hours.length).toBeGreaterThan(1)
  })

  if (kind === 'standard') {
    test('has no fees and no earnings', () => {
      expect(history.flows).toBeUndefined()
      expect(history.earnings).toBeUndefined()
    })
    return
  }

  test('says what its fees became', async () => {
    const { flows } = history
    const vault = place.vault as Address
    const { bookedUnits, liquidityUnits } = await call(vault, tokenVaultAbi, 'pending')
    const used = sum(flows, 'soldUnits') + sum(flows, 'liquidityUnits')
    expect(sum(flows, 'collectedUnits') - used).toBe((bookedUnits as bigint) + liquidityUnits)
    expect(sum(flows, 'soldUnits')).toBeGreaterThan(0n)
    const wrapped = await steps.wrapped()
    expect(sum(flows, 'keeperCoin')).toBeGreaterThan(0n)
    const paid = await transfersOf(wrapped, { from: vault, to: keeper })
    expect(sum(flows, 'keeperCoin')).toBe(sum(paid, 'value'))
    expect(sum(flows, 'buybackUnits') > 0n).toBe(kind === 'buybackBaby')
    if (kind === 'buybackBaby')
      expect(sum(flows, 'buybackUnits')).toBe((await balanceOf(place.token, dead)) - 11n * 10n ** 18n)
  })

  test('says what the account earned', async () => {
    const { hours = [] } = history.earnings ?? {}
    expect(sum(hours, 'earned')).toBeGreaterThan(0n)
    if (place.kind === 'dividends') {
      const { granted, claimed } = await call(place.token, babyTokenAbi, 'dividendTotals')
      expect(sum(history.flows, 'claimedReward')).toBe(claimed)
      const reward: Address = await call(place.token, babyTokenAbi, 'rewardToken')
      const [claimable] = (await call(place.token, babyTokenAbi, 'claimableOf', [eve])) as [bigint]
      expect(sum(hours, 'claimed')).toBe(await balanceOf(reward, eve))
      expect(sum(hours, 'earned') - sum(hours, 'claimed')).toBe(claimable)
      expect(sum(history.flows, 'distributedReward')).toBe(granted)
      return
    }
    const received = sum(await transfersOf(place.token, { to: eve }), 'value')
    const sent = sum(await transfersOf(place.token, { from: eve }), 'value')
    const logs = await fixture.client.getLogs({ address: place.token, fromBlock: 0n })
    const reflected = parseEventLogs({ abi: liquidityGeneratorTokenAbi, eventName: 'Reflected', logs }).map(
      ({ args }) => args,
    )
    const paid = sum(
      reflected.filter(({ from }) => isAddressEqual(from, eve)),
      'amount',
    )
    expect(sum(hours, 'earned')).toBe((await balanceOf(place.token, eve)) - received + sent + paid)
    expect(sum(history.flows, 'reflectedUnits')).toBe(sum(reflected, 'amount'))
  })
})

/** Has the state of the newest block alone. */
const lackState: Fault = {
  kind: 'altered',
  alter: ({ params }) => {
    if ((params as unknown[])[1] === 'latest') return undefined
    return {
      result: undefined,
      error: { code: -32000, message: 'missing trie node 00 (path ) state is not available' },
    }
  },
}

/** As older nodes, whose logs do not have the time of their block. */
const lackTimes: Fault = {
  kind: 'altered',
  alter: (_, { result }) => ({ result: (result as object[]).map((log) => ({ ...log, blockTimestamp: undefined })) }),
}

const contractsOf = ({ token, pair, vault }: TokenPlace) => [token, pair, vault].filter((one) => one !== undefined)
const blockOf = ({ blockNumber }: { blockNumber: bigint }) => blockNumber

describe('what a node does wrong', () => {
  const place = () => places.buybackBaby
  const read = () => readAll(place())

  test('a node that dies in the middle is read on from where it was', async () => {
    const service = createService()
    proxy.fault({ kind: 'status', status: 500, after: 1 }, ['eth_getLogs'])
    await expect(service.readToken(request(place()))).rejects.toMatchObject({ code: 'gap' })
    proxy.fault(undefined)
    expect(await service.readToken(request(place()))).toMatchObject({ verdict: { kind: 'proven' }, misfits: [] })
  })

  test('a lie about a balance is said, and shows no holders', async () => {
    const units = await balanceOf(place().token, eve)
    proxy.fault(lieAbout(units, units + 1n), ['eth_call'])
    const { verdict, holders, supply, earnings } = await read()
    expect(verdict).toMatchObject({ kind: 'wrong', reason: 'someDiffer', differences: [{ chain: units + 1n }] })
    expect({ holders, supply, earnings }).toEqual({ holders: undefined, supply: undefined, earnings: undefined })
  })

  test('a lie about the reserves shows no prices', async () => {
    const [reserve0]: [bigint] = await call(place().pair as Address, uniswapV2PairAbi, 'getReserves')
    proxy.fault(lieAbout(reserve0, reserve0 - 1n), ['eth_call'])
    const { misfits, market } = await read()
    expect(misfits).toContain('market')
    expect(market).toBeUndefined()
  })

  test('a log that a node leaves out is noticed', async () => {
    const vault = place().vault as Address
    const logs = await fixture.client.getLogs({ address: vault, fromBlock: 0n })
    const processed = parseEventLogs({ abi: tokenVaultAbi, eventName: 'Processed', logs })
    const { blockNumber, logIndex } = processed.at(-1) ?? { blockNumber: 0n, logIndex: 0 }
    proxy.fault(lackLog(blockNumber, logIndex), ['eth_getLogs'])
    const { misfits, flows, verdict } = await read()
    expect(verdict.kind).toBe('proven')
    expect(misfits).toEqual(['vault'])
    expect(flows).toBeUndefined()
  })

  test('a node without the state of the block compares nothing, names no lock, and says so', async () => {
    proxy.fault(lackState, ['eth_call'])
    const { verdict, holders, supply, earnings } = await createService().readToken(request(places.standard))
    expect(verdict).toMatchObject({ kind: 'unchecked', reason: 'stateMissing' })
    expect(holders?.top.some(({ marks }) => marks.includes('lock'))).toBe(false)
    expect(supply?.parts.map(({ part }) => part)).toEqual(['poolFree', 'burnt', 'firstOwner', 'others'])
    expect(earnings).toBeUndefined()
  })

  test('a node that adds no time to its logs is asked for the blocks, once', async () => {
    const withTimes = await read()
    proxy.fault(lackTimes, ['eth_getLogs'])
    proxy.forget()
    const service = createService()
    expect(await service.readToken(request({ ...place(), account: eve }))).toEqual(withTimes)
    const blocks = new Set(
      (await fixture.client.getLogs({ address: contractsOf(place()), fromBlock: 0n })).map(blockOf),
    )
    expect(proxy.count('eth_getBlockByNumber')).toBeGreaterThanOrEqual(blocks.size)
    proxy.forget()
    await service.readToken(request({ ...place(), account: eve }))
    expect(proxy.count('eth_getBlockByNumber')).toBeLessThan(blocks.size)
  })

  test('the next reading asks for what is new alone, and a new trade is there', async () => {
    const service = createService()
    const before = await service.readToken(request(place()))
    proxy.forget()
    await steps.buy(place().token, bob, '0.01')
    const after = await service.readToken(request(place()))
    expect(proxy.count('eth_getLogs')).toBe(1)
    expect(after.block.number).toBe(before.block.number + 1n)
    expect(sum(after.market?.hours, 'quoteVolume')).toBe(sum(before.market?.hours, 'quoteVolume') + parseEther('0.01'))
  })
})

describe('with an indexer', () => {
  let indexer: TestIndexer
  const stores = {} as Record<KindId, LogStore>
  const read = (kind: KindId, options: Options = {}) =>
    createService({ store: stores[kind], ...options }).readToken(request(places[kind]))
  const refuseLogs = { append: () => Promise.reject(new Error('the logs were read')) }

  beforeAll(async () => {
    indexer = await starting
    for (const kind of kindIds) stores[kind] = createMemoryStore()
    const last = Number(await fixture.client.getBlockNumber({ cacheTime: 0 }))
    await vi.waitUntil(async () => (await indexer.blockNumber()) === last, { timeout: 60_000 })
  }, 120_000)

  test.each(kindIds.filter((kind) => kind !== 'standard'))('a %s token has the history of its logs', async (kind) => {
    const history = await read(kind, { indexerUrl: indexer.url, store: { ...createMemoryStore(), ...refuseLogs } })
    const { host } = new URL(indexer.url)
    expect(history.indexer).toEqual({ host, hours: expect.any(Number) })
    expect((history.indexer as { hours: number }).hours).toBeGreaterThan(1)
    expect({ ...history, indexer: undefined }).toEqual({ ...(await read(kind)), indexer: undefined })
  })

  test('what an account earned is read from the logs', async () => {
    proxy.forget()
    const service = createService({ indexerUrl: 'http://127.0.0.1:1' })
    const { earnings, indexer: asked } = await service.readToken(request({ ...places.baby, account: eve }))
    expect(sum(earnings?.hours, 'earned')).toBeGreaterThan(0n)
    expect(asked).toBeUndefined()
  })

  test('a standard token, whose pool it does not follow, is read from the logs where there is a pool', async () => {
    const { pair, ...place } = places.standard
    expect(await read('standard', { indexerUrl: indexer.url })).toMatchObject({
      verdict: { kind: 'proven' },
      indexer: { refusal: 'token' },
    })
    const alone = await createService({ indexerUrl: indexer.url }).readToken(request(place))
    expect(alone).toMatchObject({ verdict: { kind: 'proven' }, indexer: { hours: 0 } })
  })

  /** Changes the last of the words that are found. */
  const changeLast = (pattern: RegExp, change: (found: string) => string) => (text: string) => {
    const found = [...text.matchAll(pattern)].at(-1)
    if (!found) return text
    return text.slice(0, found.index) + change(found[0]) + text.slice(found.index + found[0].length)
  }
  const raise = (name: string) =>
    changeLast(new RegExp(`"${name}":"[1-9]\\d*"`, 'g'), (found) =>
      found.replace(/\d+/, (units) => `${BigInt(units) + 1n}`),
    )
  const faults: [name: string, refusal: string, alter: (text: string) => string | HttpAnswer][] = [
    ['a holder that has more', 'wrong', raise('balance')],
    ['liquidity that is not there', 'wrong', raise('units')],
    ['a price that is not the last one', 'wrong', raise('closeQuote')],
    ['a price that was never paid', 'wrong', (text) => text.replaceAll(/("highQuote":"\d+)"/g, '$10"')],
    ['a volume that was not traded', 'wrong', (text) => text.replaceAll(/("quoteVolume":"\d+)"/g, '$10"')],
    ['fees that were not sold', 'wrong', raise('soldUnits')],
    ['dividends that were not granted', 'wrong', raise('distributedReward')],
    ['payments that were not made', 'wrong', (text) => text.replaceAll(/("keeperCoin":"[1-9]\d*)"/g, '$10"')],
    ['another beginning', 'wrong', raise('createdBlock')],
    ['an hour that is not there yet', 'wrong', changeLast(/"time":\d+/g, (found) => `${found}0`)],
    ['another network', 'network', (text) => text.replace('"id":31337', '"id":1')],
    ['a block of an hour ago', 'behind', (text) => text.replace(/("block":\{"number":)\d+/, '$1100')],
    ['logs after the block that it names', 'busy', (text) => text.replaceAll(/("lastBlock":"\d+)"/g, '$10"')],
    ['a fault', 'token', (text) => text.replace('"fault":null', '"fault":"A log is amiss"')],
    ['more rows than a page holds', 'silent', (text) => text.replace(/("totalCount":)\d+/, '$199999999')],
    ['no answer', 'silent', () => ({ status: 500, body: 'Internal Server Error' })],
    ['a page', 'silent', () => ({ body: '<html></html>' })],
  ]

  test.each(faults)('that says %s is not used, and why is said', async (_, refusal, alter) => {
    const liar = await startHttpServer(async (path, body) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await (await fetch(`${indexer.url}${path}`, { method: 'POST', headers, body })).text()
      const altered = alter(answer)
      return typeof altered === 'string' ? { body: altered } : altered
    })
    const history = await read('buybackBaby', { indexerUrl: liar.url })
    expect(history.indexer).toEqual({ host: new URL(liar.url).host, refusal })
    expect({ ...history, indexer: undefined }).toEqual({ ...(await read('buybackBaby')), indexer: undefined })
    await liar.stop()
  })

  test('that never answers, or is not there, is not used', async () => {
    let answer: (answer: HttpAnswer) => void = () => {}
    const silent = await startHttpServer(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const waited = await read('buybackBaby', { indexerUrl: silent.url, indexerPatience: 50 })
    expect(waited).toMatchObject({ verdict: { kind: 'proven' }, indexer: { refusal: 'silent' } })
    answer({ body: '' })
    await silent.stop()
    expect(await read('buybackBaby', { indexerUrl: silent.url })).toMatchObject({ indexer: { refusal: 'silent' } })
  })

  test('that no node can confirm is not used', async () => {
    proxy.fault(lackState, ['eth_call'])
    const history = await read('standard', { indexerUrl: indexer.url })
    expect(history.indexer).toMatchObject({ refusal: 'token' })
    const { pair, ...place } = places.standard
    expect(await createService({ indexerUrl: indexer.url }).readToken(request(place))).toMatchObject({
      verdict: { kind: 'unchecked' },
      indexer: { refusal: 'unconfirmed' },
    })
  })

  test('a reading that is stopped ends, and reads no logs', async () => {
    let answer: ((answer: HttpAnswer) => void) | undefined
    const slow = await startHttpServer(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const service = createService({ indexerUrl: slow.url })
    const reading = service.readToken(request(places.baby))
    reading.catch(() => {})
    await vi.waitUntil(() => answer)
    proxy.forget()
    await service.stop('a')
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(proxy.count('eth_getLogs')).toBe(0)
    answer?.({ body: '' })
    await slow.stop()
  })
})
