import 'fake-indexeddb/auto'
import { findUnpaid, toRetryText } from '@saleyard/send/report/build-report.ts'
import { BatchNotSubmittedError, type RunProgress, type SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectPaidOnce, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
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

const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))
const statesOf = ({ records }: RunProgress) => records.map(({ state }) => state)

test('a run that no wallet has seen is given up at once, and never sends again', async () => {
  const scene = await startRunFixture(chain, { text: safeList })
  const stopped = await runBatches({ ...scene.options, sendBatch: refuse, stop: true })
  expect(stopped.phase).toBe('finished')
  expect(new Set(statesOf(stopped))).toEqual(new Set(['stopped']))
  expect(await scene.store.list()).toMatchObject([{ isFinished: true }])

  const resend = stopped.records.map(({ number }) => number)
  expect(await runBatches({ ...scene.options, sendBatch: refuse, resend })).toMatchObject({ phase: 'finished' })
})

test('what a wallet may hold stays frozen until it is given up on chain for good', async () => {
  const scene = await startRunFixture(chain, { text: small, confirmations: 3 })
  await runBatches({ ...scene.options, sendBatch: refuse })
  const stopped = await runBatches({ ...scene.options, sendBatch: refuse, stop: true })
  expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [1], records: [{ state: 'signing' }] })
  expect(findUnpaid({ ...scene.run.plan, ...scene.list }, stopped.records)).toEqual([])

  await scene.cancel(1)
  const followed = await runBatches({
    ...scene.options,
    checkOnly: true,
    onProgress: async ({ phase, records }) => {
      if (phase !== 'confirming') return
      expect(records[0]?.state).toBe('cancelling')
      expect(findUnpaid({ ...scene.run.plan, ...scene.list }, records)).toEqual([])
      await chain.client.mine({ blocks: 1 })
    },
  })
  expect(followed).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })
  const [batch] = scene.run.plan.batches
  if (!batch) throw new Error('no batch')
  const hash = await scene.sendRaw(batch)
  expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
})

test('a batch that another device may send is frozen too: a stopped run sends it only when told to', async () => {
  const scene = await startRunFixture(chain, { text: safeList })
  const [exported] = scene.run.records
  if (exported) await scene.store.saveRecords(scene.run.summary.id, [{ ...exported, isHandedOver: true }])
  const stopped = await runBatches({ ...scene.options, sendBatch: refuse, stop: true })
  expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [1], current: 1 })
  expect(statesOf(stopped).slice(0, 2)).toEqual(['queued', 'stopped'])

  expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({
    phase: 'finished',
    records: [{ state: 'reconciled' }, ...stopped.records.slice(1).map(() => ({ state: 'stopped' }))],
  })
})

test('after a stop the rest is planned anew, and an old signature that comes late pays nobody twice', async () => {
  const scene = await startRunFixture(chain, { text: safeList })
  const [first, second] = scene.run.plan.batches
  if (!first || !second) throw new Error('The list makes one batch')
  const dying: SendBatch = (batch) =>
    batch.number === 1 ? scene.options.sendBatch(batch) : Promise.reject(new Error('the page is gone'))
  await runBatches({ ...scene.options, sendBatch: dying })
  await runBatches({ ...scene.options, sendBatch: refuse, stop: true })
  await scene.cancel(2)
  const end = await runBatches({ ...scene.options, sendBatch: refuse })
  expect(end.phase).toBe('finished')
  expect(statesOf(end).slice(0, 2)).toEqual(['reconciled', 'cancelled'])

  const text = toRetryText(findUnpaid({ ...scene.run.plan, ...scene.list }, end.records), 18)
  expect(text.split('\n')).toHaveLength(scene.run.plan.recipientCount - first.count)
  const rest = await startRunFixture(chain, { text })
  const late = await scene.sendRaw(second)
  expect(await runBatches(rest.options)).toMatchObject({ phase: 'finished' })
  expect(await chain.client.getTransactionReceipt({ hash: late })).toMatchObject({ status: 'reverted' })
  await expectPaidOnce(chain, scene)
})

test('a look at the chain opens no prompt, and what is left is still to be sent', async () => {
  const scene = await startRunFixture(chain, { text: small })
  await runBatches({
    ...scene.options,
    sendBatch: () => Promise.reject(new BatchNotSubmittedError(new Error('no gas'))),
  })
  expect(await runBatches({ ...scene.options, sendBatch: refuse, checkOnly: true })).toMatchObject({
    phase: 'paused',
    records: [{ state: 'queued', isHandedOver: false }],
  })
})
