// Agreement of replayer, indexer and contracts: 2,000 transfers in the gate; `make test-slow` sets more.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buybackBabyTokenAbi,
  buybackBabyVaultAbi,
  multiSenderAbi,
  tokenLockAbi,
  tokenLockFactoryAbi,
} from '@saleyard/generated/abis'
import { type Flow, sumFlows } from '@saleyard/history/folds/flows.ts'
import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { startIndexer, type TestIndexer } from '@saleyard/indexer/testing/start-indexer.ts'
import { createChain } from '@saleyard/testkit/chain/create-chain.ts'
import { account0, createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import { baby, buybackBaby, liquidityGenerator } from '@scripts/replay/history/kinds.ts'
import type { Kind } from '@scripts/replay/history/market.ts'
import { playHistory } from '@scripts/replay/history/play-history.ts'
import { type Address, erc20Abi, getAbiItem, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHistoryService } from '@/lib/history/create-history-service.ts'
import {
  type IndexedToken,
  readCandles,
  readContract,
  readFlows,
  readIndexer,
  readInRanges,
  replay,
  replayCandles,
  replayFlows,
} from './compare.ts'
import { emitLog } from './log-emitter.ts'
import { payCrowd } from './pay-crowd.ts'
import { startPostgres } from './start-postgres.ts'

/** Of all tokens together, to so many accounts. */
const transfers = Number(process.env.INDEXER_TRANSFERS ?? 2_000)
const accounts = Number(process.env.INDEXER_ACCOUNTS ?? 500)
/** At night more is started and measured. */
const isLong = process.env.INDEXER_TRANSFERS !== undefined
/** ms */
const patience = 240_000 + transfers * 10

/** A named token whose first log moves units that are not there, and a contract that says it is the vault of its own token. */
const [inconsistent, impostor] = [1, 2].map((index) => numberToHex(0xbadn + BigInt(index), { size: 20 })) as [
  Address,
  Address,
]
const transferEvent = getAbiItem({ abi: buybackBabyTokenAbi, name: 'Transfer' })
const setUpEvent = getAbiItem({ abi: buybackBabyTokenAbi, name: 'TokenSetUp' })
const keeperEvent = getAbiItem({ abi: buybackBabyVaultAbi, name: 'KeeperPaid' })

const folder = mkdtempSync(join(tmpdir(), 'saleyard-indexer-'))
const connections = join(folder, 'connections')
const tokens: (IndexedToken & { payers: readonly Address[] })[] = []
let chain: LocalChain
let client: LocalClient
let postgres: Awaited<ReturnType<typeof startPostgres>>
let indexers: TestIndexer[] = []
let paid = 0

beforeAll(async () => {
  ;[chain, postgres] = await Promise.all([startLocalChain(), startPostgres()])
  client = createLocalClient(chain.rpcUrl)
  await client.setBlockTimestampInterval({ interval: 12 })
  tokens.push({ address: chain.addresses.demoToken, kind: 'standard', payers: [account0] })
  tokens.push({ address: await createChain(chain).deployForeignToken(), kind: 'named', payers: [account0] })
  await emitLog(client, inconsistent, { abi: [transferEvent], args: { from: account0, to: inconsistent }, data: 1n })
  await emitLog(client, impostor, {
    abi: [setUpEvent],
    args: { firstOwner: account0, pair: impostor, vault: impostor },
    data: 0n,
  })
  await emitLog(client, impostor, { abi: [keeperEvent], args: { keeper: account0 }, data: 1n })
  for (const { kind, rules, seed } of taxed) {
    const { market } = await playHistory(chain, rules, seed, 20)
    tokens.push({ address: market.token, kind, payers: market.traders })
  }
  await pay(transfers / 2)
}, patience)

afterAll(async () => {
  await Promise.all(indexers.map((indexer) => indexer.stop()))
  await Promise.all([chain?.stop(), postgres?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

test('Replayer, indexer and contracts agree, with PGlite and with Postgres', { timeout: patience }, async () => {
  indexers = await start()
  await expectAgreement()
})

test('An indexer that is stopped while it reads goes on where it was', { timeout: patience }, async () => {
  await Promise.all(indexers.map((indexer) => indexer.stop()))
  await pay(transfers / 4)
  if (isLong) {
    const head = Number(await client.getBlockNumber({ cacheTime: 0 }))
    const interrupted = await start(/endpoint=\/health/)
    for (const indexer of interrupted) expect(await indexer.blockNumber(), 'blocks that are read').toBeLessThan(head)
    await Promise.all(interrupted.map((indexer) => indexer.stop()))
  }
  await pay(transfers / 4)
  indexers = await start()
  await expectAgreement()
})

test('What a reorganisation takes back is gone', { timeout: patience }, async () => {
  const snapshot = await takeSnapshot(client)
  const before = paid
  await pay(Math.min(transfers / 8, 400))
  await expectAgreement()
  const [seen] = await readCounts()

  await snapshot.revert()
  paid = before + 7
  await pay(Math.min(transfers / 16, 200))
  await client.mine({ blocks: 20, interval: 12 })
  await expectAgreement()
  const [left] = await readCounts()
  expect(left?.batches, 'batches').toBeLessThan(seen?.batches ?? 0)
})

test('Batches and fees are those of the logs', async () => {
  const batches = { address: chain.addresses.multiSender, abi: multiSenderAbi, eventName: 'BatchSent' } as const
  const sent = await readInRanges(client, (range) => client.getContractEvents({ ...batches, ...range }))
  for (const { batches: found } of await readCounts()) expect(found).toBe(sent.length)

  const all: Flow[] = []
  for (const { address, kind } of tokens.filter((one) => taxed.some((other) => other.kind === one.kind))) {
    const expected = await replayFlows(client, address)
    all.push(...expected)
    for (const indexer of indexers) {
      expect(await readFlows(indexer, address, 3_600), `hours of ${kind}`).toEqual(expected)
      expect(await readFlows(indexer, address, 86_400), `days of ${kind}`).toEqual(sumFlows(expected, 86_400n))
    }
  }
  expect(sum(all.map(({ collectedUnits }) => collectedUnits)), 'fees').not.toBe(0n)
  expect(sum(all.map(({ soldUnits }) => soldUnits)), 'runs of vaults').not.toBe(0n)
})

test('Liquidity is where the pair says', async () => {
  for (const { address, kind } of tokens.filter((one) => taxed.some((other) => other.kind === one.kind))) {
    const pair = await client.readContract({ address, abi: buybackBabyTokenAbi, functionName: 'pair' })
    const read = { address: pair, abi: erc20Abi } as const
    const supply = await client.readContract({ ...read, functionName: 'totalSupply' })
    for (const indexer of indexers) {
      const rows = await indexer.sql<{ account: Address; units: string }>(
        `select account, units from liquidity_holding where pair = '${pair.toLowerCase()}'`,
      )
      for (const { account, units } of rows)
        expect(await client.readContract({ ...read, functionName: 'balanceOf', args: [account] })).toBe(BigInt(units))
      // The pair keeps its first 1,000 units at the zero address.
      expect(sum(rows.map(({ units }) => BigInt(units))), `liquidity of ${kind}`).toBe(supply - 1_000n)
    }
  }
})

test('Locks and what they paid are those of the chain', { timeout: patience }, async () => {
  const { tokenLockFactory, demoToken } = chain.addresses
  const { timestamp } = await client.getBlock()
  const salt = numberToHex(timestamp, { size: 32 })
  const terms = {
    beneficiary: account0 as Address,
    cliffSeconds: 10n,
    durationSeconds: 100n,
    startTimestamp: timestamp,
    token: demoToken,
    salt,
  }
  const factory = { address: tokenLockFactory, abi: tokenLockFactoryAbi } as const
  const lock = await client.readContract({ ...factory, functionName: 'predictLock', args: [account0, terms] })
  await write({ ...factory, functionName: 'createLocks', args: [[terms]] })
  await write({ address: demoToken, abi: erc20Abi, functionName: 'transfer', args: [lock, 1_000n] })
  await client.setNextBlockTimestamp({ timestamp: timestamp + 200n })
  await write({ address: lock, abi: tokenLockAbi, functionName: 'release', args: [demoToken] })
  await waitForHead()

  const end = (timestamp + 100n).toString()
  for (const indexer of indexers) {
    const query = `{ locks(where: { lock: "${lock.toLowerCase()}" }) { items { token beneficiary end } }
      releases(where: { lock: "${lock.toLowerCase()}" }) { items { token amount } } }`
    const token = demoToken.toLowerCase()
    expect(await indexer.query(query)).toEqual({
      locks: { items: [{ token, beneficiary: account0.toLowerCase(), end }] },
      releases: { items: [{ token, amount: '1000' }] },
    })
  }
})

test('The page reads the same holders, from the logs and from each indexer', { timeout: patience }, async () => {
  await waitForHead()
  const endpoints = [{ key: 'node', client }]
  for (const { address, kind } of tokens) {
    const known = await readIndexer(indexers[0] as TestIndexer, { address, kind })
    // Of more accounts than `checkBalances` compares it takes a sample, and says so.
    const isSample = known.balances.size > 20_000
    const verdict = isSample ? { kind: 'sampled', checked: 20_000 } : { kind: 'proven' }
    const expected = { holders: known.balances.size, verdict }
    for (const indexerUrl of [undefined, ...indexers.map(({ url }) => url)]) {
      const openStore = indexerUrl ? refuseLogs : async () => createMemoryStore()
      const openNetwork = () => ({ endpoints, confirmations: 1 })
      const service = createHistoryService({ openNetwork, openStore, indexerUrl })
      const request = { job: kind, chainId: 31337, contract: address, at: { kind: 'final' } } as const
      expect(await service.readHolders(request), `${kind}, ${indexerUrl ?? 'logs'}`).toMatchObject(expected)
    }
  }
})

test("Candles are those of the pool's logs", async () => {
  for (const { address, kind } of tokens.filter((one) => taxed.some((other) => other.kind === one.kind))) {
    const expected = await replayCandles(client, address)
    expect(expected.length, `candles of ${kind}`).toBeGreaterThan(3)
    for (const indexer of indexers) expect(await readCandles(indexer, address), `candles of ${kind}`).toEqual(expected)
  }
})

test('A token whose logs cannot be says so; what says that it is the vault of a token is ignored', async () => {
  for (const indexer of indexers) {
    const rows = await indexer.sql(`select fault, holders from token where token = '${inconsistent}'`)
    expect(rows).toEqual([{ fault: expect.stringContaining('A log is amiss before log 0'), holders: 0 }])
    expect(await indexer.sql(`select * from vault where vault = '${impostor}'`)).toEqual([])
    expect(await indexer.sql(`select * from flow where token = '${impostor}'`)).toEqual([])
  }
})

test.runIf(isLong)('Instances by schema, and one that only serves, say the same', { timeout: patience }, async () => {
  const options = { rpcUrl: chain.rpcUrl, env: describeEnvironment(), databaseUrl: postgres.url }
  const second = await startIndexer({ ...options, folder: join(folder, 'second'), schema: 'second' })
  const reader = await startIndexer({ ...options, folder: join(folder, 'reader'), command: 'serve' })
  indexers.push(second, reader)
  await expectAgreement()
  await expect(reader.sql('delete from token')).rejects.toThrow('not supported')
  await reader.stop()
  await second.stop()
  indexers.length = 2
})

test.runIf(isLong)('error: a token of ours that settings name as well', { timeout: patience }, async () => {
  const env = { ...describeEnvironment(), INDEXER_TOKENS: `31337=${chain.addresses.demoToken}@0` }
  const options = { rpcUrl: chain.rpcUrl, env, folder: join(folder, 'own'), databaseUrl: postgres.url, schema: 'own' }
  const failing = await startIndexer({ ...options, ready: /is a token of ours: leave it out/ })
  await failing.ended
})

test('No host is connected to but this machine', () => {
  const hosts = new Set(readFileSync(connections, 'utf8').trim().split('\n'))
  expect([...hosts].filter((host) => !['127.0.0.1', 'localhost'].includes(host))).toEqual([])
  expect(hosts.size, 'connections that were recorded').toBeGreaterThan(0)
})

const taxed: readonly { kind: IndexedToken['kind']; rules: Kind<unknown>; seed: number }[] = [
  { kind: 'liquidityGenerator', rules: liquidityGenerator, seed: 3 },
  { kind: 'baby', rules: baby, seed: 1 },
  { kind: 'buybackBaby', rules: buybackBaby, seed: 4 },
]

/** The page falls back to logs where an indexer does not serve it: here it may not. */
const refuseLogs = () => Promise.reject(new Error('the logs were read'))

/** Half of the transfers are of the standard token. */
async function pay(count: number): Promise<void> {
  for (const [index, { address: token, payers }] of tokens.entries()) {
    const part = Math.ceil(count / (index === 0 ? 2 : 2 * (tokens.length - 1)))
    await payCrowd(chain, client, { token, payers, transfers: part, accounts, start: paid })
    paid += part
  }
}

/** One indexer with PGlite, and one with Postgres. */
async function start(ready?: RegExp): Promise<TestIndexer[]> {
  const options = { rpcUrl: chain.rpcUrl, env: describeEnvironment(), ...(ready && { ready }) }
  const startWithPglite = () => startIndexer({ ...options, folder: join(folder, 'pglite') })
  const startWithPostgres = () =>
    startIndexer({ ...options, folder: join(folder, 'postgres'), databaseUrl: postgres.url })
  if (!isLong || ready) return Promise.all([startWithPglite(), startWithPostgres()])
  // One after the other, so that neither slows what is measured of the other.
  return [
    await measure('PGlite', join(folder, 'pglite/pglite/base'), startWithPglite),
    await measure('Postgres', join(postgres.folder, 'base'), startWithPostgres),
  ]
}

function describeEnvironment() {
  const named = [...tokens.filter(({ kind }) => kind === 'named').map(({ address }) => address), inconsistent]
  return {
    INDEXER_TOKENS: `31337=${named.map((address) => `${address}@0`).join(' ')}`,
    CONNECTIONS: connections,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'record-connections.mjs')}`,
  }
}

/** Prints how long an indexer reads until it has caught up, and how large its tables are, indexes included. */
async function measure(name: string, data: string, start: () => Promise<TestIndexer>): Promise<TestIndexer> {
  const [before, head, begin] = [sizeOf(data), Number(await client.getBlockNumber({ cacheTime: 0 })), performance.now()]
  const indexer = await start()
  await expect.poll(() => indexer.blockNumber(), { timeout: patience, interval: 100 }).toBeGreaterThanOrEqual(head - 60)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${name}: ${paid} transfers paid, ${seconds} s, ${before} MB on disk before, ${sizeOf(data)} after`)
  return indexer
}

function sizeOf(path: string): string {
  return spawnSync('du', ['-sm', path], { encoding: 'utf8' }).stdout.split('\t')[0] || '0'
}

async function waitForHead(): Promise<void> {
  const head = Number(await client.getBlockNumber({ cacheTime: 0 }))
  for (const indexer of indexers)
    await expect.poll(() => indexer.blockNumber(), { timeout: patience, interval: 100 }).toBeGreaterThanOrEqual(head)
}

async function write(call: Parameters<LocalClient['writeContract']>[0]): Promise<void> {
  await client.waitForTransactionReceipt({ hash: await client.writeContract(call) })
}

async function expectAgreement(): Promise<void> {
  await waitForHead()
  for (const token of tokens) {
    const replayed = await replay(client, token)
    const named = [...new Set([...replayed.balances.keys(), ...replayed.claimable.keys()])]
    const onChain = await readContract(client, chain.addresses.multicall3, token, named)
    expect(replayed, `replay of ${token.kind}`).toEqual(onChain)
    for (const [index, indexer] of indexers.entries()) {
      const said = `indexer ${index} on ${token.kind}`
      expect(await readIndexer(indexer, token), said).toEqual(onChain)
      // A share of a Liquidity Generator token may be worth less than one unit.
      if (token.kind !== 'liquidityGenerator')
        expect(await readHolders(indexer, token), said).toBe(onChain.balances.size)
    }
  }
}

async function readCounts() {
  return Promise.all(
    indexers.map(async (indexer) => {
      const [row] = await indexer.sql<{ count: string }>(
        'select count(*) as count from batch_record where not is_cancelled',
      )
      return { batches: Number(row?.count) }
    }),
  )
}

async function readHolders(indexer: TestIndexer, { address }: IndexedToken): Promise<number | undefined> {
  const { token } = await indexer.query<{ token: { holders: number } | null }>(
    `{ token(chainId: 31337, token: "${address.toLowerCase()}") { holders } }`,
  )
  return token?.holders
}

function sum(amounts: (bigint | undefined)[]): bigint {
  return amounts.reduce<bigint>((all, amount) => all + (amount ?? 0n), 0n)
}
