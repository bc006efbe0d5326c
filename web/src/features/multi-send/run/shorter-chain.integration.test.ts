import 'fake-indexeddb/auto'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { small } from '@saleyard/testkit/lists.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
})
afterAll(() => chain?.stop())

const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))

/** A run that noted a block, on a chain that is so many blocks shorter by now. */
async function startAhead(blocks: number): Promise<RunFixture> {
  const short = await chain.client.snapshot()
  await chain.client.mine({ blocks })
  const scene = await startRunFixture(chain, { text: small, asset: { kind: 'native' }, approve: false })
  await chain.client.revert({ id: short })
  const latest = await chain.client.getBlockNumber({ cacheTime: 0 })
  expect(scene.run.summary.notedBlock - latest).toBe(BigInt(blocks))
  return scene
}

const losingHash =
  ({ options }: RunFixture): SendBatch =>
  async (batch) => {
    const hash = await options.sendBatch(batch)
    await chain.client.waitForTransactionReceipt({ hash })
    throw new Error('the page is gone')
  }

async function expectPaid(scene: RunFixture) {
  const balances = scene.list.recipients.map(({ address }) => chain.client.getBalance({ address }))
  expect(await Promise.all(balances)).toEqual(scene.list.recipients.map(({ amount }) => amount))
}

test.each([3, 400])('a run ends where the chain is %i blocks shorter than the block that was noted', async (blocks) => {
  const scene = await startAhead(blocks)
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  await expectPaid(scene)
})

test('and where no hash came back: the event is found below the block that was noted', async () => {
  const scene = await startAhead(400)
  await runBatches({ ...scene.options, sendBatch: losingHash(scene) })
  expect(await runBatches({ ...scene.options, sendBatch: refuse })).toMatchObject({
    phase: 'finished',
    records: [{ state: 'reconciled', hashes: [expect.any(String)] }],
  })
  await expectPaid(scene)
})

test('an event further below than any margin is found by looking further back while its mark is there', async () => {
  const scene = await startAhead(400)
  await runBatches({ ...scene.options, sendBatch: losingHash(scene) })
  await chain.client.mine({ blocks: 380 })
  const facts = createRunChain(chain.client, 1)
  for (let look = 0; look < 3; look += 1)
    expect((await facts.readFacts(scene.run)).logs).toMatchObject([{ kind: 'sent' }])
  await expectPaid(scene)
})

test('what counted as final is looked for again where the chain has become shorter, and is not called paid', async () => {
  const scene = await startRunFixture(chain, { text: small, asset: { kind: 'native' } })
  const before = await chain.client.snapshot()
  await chain.client.mine({ blocks: 5 })
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
  const stored = await scene.store.load(scene.run.summary.id)
  if (!stored) throw new Error('no run')
  expect((await scene.options.chain.readFacts(stored)).logs).toHaveLength(1)

  await chain.client.revert({ id: before })
  await chain.client.mine({ blocks: 1 })
  expect((await scene.options.chain.readFacts(stored)).logs, 'a shorter chain').toEqual([])
  await chain.client.mine({ blocks: 20 })
  expect((await scene.options.chain.readFacts(stored)).logs, 'as long as before').toEqual([])
  expect(await runBatches({ ...scene.options, sendBatch: refuse })).toMatchObject({
    phase: 'needsDecision',
    records: [{ state: 'sent' }],
  })
})

test('what counted as final in blocks that are gone is not called paid while the chain stays below them', async () => {
  const before = await chain.client.snapshot()
  const scene = await startRunFixture(chain, { text: small, asset: { kind: 'native' } })
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
  await chain.client.revert({ id: before })
  expect(await runBatches({ ...scene.options, sendBatch: refuse })).toMatchObject({
    phase: 'needsDecision',
    records: [{ state: 'sent' }],
  })
})

test('a page that watches goes on looking while the chain is shorter than it was', async () => {
  const short = await chain.client.snapshot()
  await chain.client.mine({ blocks: 50 })
  const scene = await startRunFixture(chain, { text: small, asset: { kind: 'native' }, confirmations: 3 })
  let isShort = false
  let isSentAgain = false
  const progress = await runBatches({
    ...scene.options,
    onProgress: async ({ phase }) => {
      if (phase !== 'confirming') return
      if (isSentAgain) return void chain.client.mine({ blocks: 1 })
      if (isShort) return
      isShort = true
      await chain.client.revert({ id: short })
      await scene.options.sendBatch(scene.run.plan.batches[0] as never)
      isSentAgain = true
      await chain.client.mine({ blocks: 1 })
    },
  })
  expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  expect(await chain.client.getBlockNumber({ cacheTime: 0 })).toBeLessThan(scene.run.summary.notedBlock)
  await expectPaid(scene)
})
