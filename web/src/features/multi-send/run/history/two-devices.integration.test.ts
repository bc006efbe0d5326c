import 'fake-indexeddb/auto'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { safeList } from '@saleyard/testkit/lists.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBatches } from '@/features/multi-send/run/connect-run.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { expectPaidOnce, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { createTransferService } from './create-transfer-service.ts'

let chain: ContractChain
beforeAll(async () => {
  chain = await startContractChain()
})
afterAll(() => chain?.stop())

const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))

test('a run goes on where it was taken to, and the device that it came from pays nobody a second time', async () => {
  const here = await startRunFixture(chain, { text: safeList })
  const { options, run } = here
  const onlyFirst: SendBatch = (batch) => (batch.number === 1 ? options.sendBatch(batch) : refuse(batch))
  await runBatches({ ...options, sendBatch: onlyFirst })
  const file = await createTransferService(here.store).exportRun(run.summary.id)

  const there = createRunStore('another-device')
  const service = createTransferService(there)
  const expected = { multiSender: chain.multiSender, chainIds: [31337] }
  expect(await service.checkImport(file, expected)).toMatchObject({ ok: true, isHere: false })
  await service.storeImport()
  const abroad = { ...options, store: there }
  expect(await runBatches({ ...abroad, sendBatch: refuse })).toMatchObject({ phase: 'needsDecision', current: 2 })
  expect(await runBatches({ ...abroad, resend: [2] })).toMatchObject({ phase: 'finished' })
  await expectPaidOnce(chain, here)

  // What was exported cannot be given up here without the chain, which says that it is paid.
  const back = await runBatches({ ...options, sendBatch: refuse, stop: true })
  expect(new Set(back.records.map(({ state }) => state))).toEqual(new Set(['reconciled']))
  await expectPaidOnce(chain, here)
})

test('what was exported and never sent stays frozen when the run is stopped', async () => {
  const scene = await startRunFixture(chain, { text: safeList })
  await createTransferService(scene.store).exportRun(scene.run.summary.id)
  const stopped = await runBatches({ ...scene.options, stop: true, sendBatch: refuse })
  expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: stopped.records.map(({ number }) => number) })
  expect(new Set(stopped.records.map(({ state }) => state))).toEqual(new Set(['queued']))
})
