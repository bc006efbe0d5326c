import 'fake-indexeddb/auto'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { createClient, custom, type Hash } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { runBatches } from '@/features/multi-send/run/connect-run.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { expectPaidOnce, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { createTwoNetworkConfig, type OtherNetwork, startOtherNetwork } from '@/testing/test-networks.ts'
import { findSharedRuns } from './declined-risk.tsx'

const addresses = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)}`)
const text = addresses.map((address) => `${address},1`).join('\n')
let chain: ContractChain
let elsewhere: OtherNetwork
let snapshot: Hash

beforeAll(async () => {
  ;[chain, elsewhere] = await Promise.all([startContractChain(), startOtherNetwork()])
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterEach(async () => {
  for (const { id } of await runStore.list()) await runStore.remove(id)
})
afterAll(() => Promise.all([chain?.stop(), elsewhere?.stop()]))

const decline: SendBatch = () => Promise.reject(Object.assign(new Error('User rejected the request'), { code: 4001 }))

/** A run that its user has declined and ended, on this device. */
async function endDeclined(createdAt = Date.now()) {
  const fixture = await startRunFixture(chain, { text })
  await runBatches({ ...fixture.options, sendBatch: decline })
  await runBatches({ ...fixture.options, stop: true })
  const stored = await fixture.store.load(fixture.run.summary.id)
  if (!stored) throw new Error('no run')
  await runStore.create({ ...stored, summary: { ...stored.summary, createdAt } }, fixture.list)
  return fixture
}

/** The shared runs that Review shows for a list. */
function find(
  listText: string,
  { token, chainId = 31337 }: { token?: Hash; chainId?: number } = { token: chain.token },
) {
  const { list, session } = readList(listText)
  const config = createTwoNetworkConfig(chain.rpcUrl, elsewhere, [])
  const wanted = { list: list.revision, chainId, token }
  return findSharedRuns(config, createListService(runStore, session), wanted)
}

test('of a list that shares recipients with a payment that was declined it is known how many', async () => {
  await endDeclined()
  expect(await find(text)).toMatchObject([{ kind: 'mayArrive', count: 3 }])
  expect(await find(`${addresses[1]?.toUpperCase().replace('0X', '0x')},7\n0x${'d4'.repeat(20)},1`)).toMatchObject([
    { count: 1 },
  ])
})

test.each([
  ['to others', () => find(`0x${'d4'.repeat(20)},1`)],
  ['of another token', () => find(text, { token: `0x${'99'.repeat(20)}` })],
  ['of coin', () => find(text, {})],
  ['on another network', () => find(text, { token: chain.token, chainId: 97 })],
])('a list %s is not asked about', async (_, findNone) => {
  await endDeclined()
  expect(await findNone()).toEqual([])
})

test('once nothing of the account came for the confirmation depth and for five minutes there is no question any more', async () => {
  await endDeclined()
  await chain.client.mine({ blocks: 1 })
  expect(await find(text), 'a second later').toHaveLength(1)
  await chain.client.mine({ blocks: 2, interval: 300 })
  expect(await find(text)).toEqual([])
})

test('once its id is given up on chain there is no question any more, and its bytes pay nobody', async () => {
  const fixture = await endDeclined()
  const [batch] = fixture.run.plan.batches
  if (!batch) throw new Error('no batch')
  // Less than the confirmation depth of a quiet account: only the id that is given up ends the question.
  await fixture.cancel(1)
  expect(await find(text)).toEqual([])
  const [summary] = await runStore.list()
  expect(await runStore.load(summary?.id ?? '')).toMatchObject({ records: [{ state: 'cancelled' }] })

  const late = await chain.client.waitForTransactionReceipt({ hash: await fixture.sendRaw(batch) })
  expect(late.status).toBe('reverted')
  const again = await startRunFixture(chain, { text })
  await runBatches(again.options)
  await expectPaidOnce(chain, again)
  expect(await find(text)).toEqual([])
})

test('what the wallet has sent all the same is said to be paid, for a week', async () => {
  const fixture = await endDeclined()
  const [batch] = fixture.run.plan.batches
  if (!batch) throw new Error('no batch')
  await chain.client.waitForTransactionReceipt({ hash: await fixture.sendRaw(batch) })
  expect(await find(text)).toMatchObject([{ kind: 'arrived', count: 3 }])
  expect(await find(text), 'at a second look').toMatchObject([{ kind: 'arrived', count: 3 }])

  const [summary] = await runStore.list()
  const stored = summary && (await runStore.load(summary.id))
  if (!stored) throw new Error('no run')
  await runStore.remove(stored.summary.id)
  const old = { ...stored.summary, createdAt: Date.now() - 8 * 86_400_000 }
  await runStore.create({ ...stored, summary: old }, fixture.list)
  expect(await find(text)).toEqual([])
})

test('where the network does not answer the question stays', async () => {
  await endDeclined()
  await chain.client.mine({ blocks: 1 })
  const { list, session } = readList(text)
  const offline = createClient({ transport: custom({ request: () => Promise.reject(new Error('offline')) }) })
  const config = { getClient: () => offline } as unknown as Config
  const wanted = { list: list.revision, chainId: 31337, token: chain.token }
  expect(await findSharedRuns(config, createListService(runStore, session), wanted)).toMatchObject([
    { kind: 'mayArrive' },
  ])
})
