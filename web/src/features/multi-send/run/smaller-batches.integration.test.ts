// Ends a run whose wallet refuses a batch for its length, and pays the rest in smaller batches.
import 'fake-indexeddb/auto'
import { findUnpaid, toRetryText } from '@saleyard/send/report/build-report.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  expectPaidOnce,
  type RunFixture,
  startRunFixture,
} from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

/** As @ledgerhq/errors writes it. */
const refused = new Error('Ledger device: Invalid data received (0x6a80)')
const people = 20
const text = Array.from(
  { length: people },
  (_, index) => `0x${(160 + index).toString(16).repeat(20)},${index + 1}`,
).join('\n')
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

/** Sends the first batch, and has the wallet refuse the second one; it may send it all the same. */
async function failAtSecond(fixture: RunFixture, sendsAnyway: boolean) {
  const sendBatch: SendBatch = async (batch, signal) => {
    if (batch.number === 1) return fixture.options.sendBatch(batch, signal)
    if (sendsAnyway) await chain.client.waitForTransactionReceipt({ hash: await fixture.sendRaw(batch) })
    throw refused
  }
  expect(await runBatches({ ...fixture.options, sendBatch })).toMatchObject({ phase: 'pausedAfterFailure', current: 2 })
}

const unpaidOf = ({ run, list }: RunFixture, records: RunFixture['run']['records']) =>
  findUnpaid({ ...run.plan, recipients: list.recipients }, records)

test('what is unpaid is paid once, in smaller batches', async () => {
  const fixture = await startRunFixture(chain, { text, limits: { signedBytes: 640 } })
  const { batches } = fixture.run.plan
  expect(batches.length).toBeGreaterThan(2)
  await failAtSecond(fixture, false)

  // The refused batch was at the wallet: it alone stays open, and is in no new plan.
  const stopped = await runBatches({ ...fixture.options, stop: true })
  expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [2] })
  const behind = batches.slice(2).reduce((sum, { count }) => sum + count, 0)
  expect(unpaidOf(fixture, stopped.records)).toHaveLength(behind)

  await fixture.cancel(2)
  const ended = await runBatches(fixture.options)
  expect(ended.phase).toBe('finished')
  const unpaid = unpaidOf(fixture, ended.records)
  expect(unpaid).toHaveLength(people - (batches[0]?.count ?? 0))

  const rest = await startRunFixture(chain, { text: toRetryText(unpaid, 18), limits: { signedBytes: 560 } })
  expect(Math.max(...rest.run.plan.batches.map(({ count }) => count))).toBeLessThan(batches[1]?.count ?? 0)
  expect(await runBatches(rest.options)).toMatchObject({ phase: 'finished' })
  await expectPaidOnce(chain, fixture)
})

test('a batch that the wallet sends all the same is paid, and in no new plan', async () => {
  const fixture = await startRunFixture(chain, { text, limits: { signedBytes: 640 } })
  await failAtSecond(fixture, true)
  const ended = await runBatches({ ...fixture.options, stop: true })
  expect(ended).toMatchObject({ phase: 'finished', undecided: [] })
  const unpaid = unpaidOf(fixture, ended.records)
  expect(unpaid).toHaveLength(fixture.run.plan.batches.slice(2).reduce((sum, { count }) => sum + count, 0))

  const rest = await startRunFixture(chain, { text: toRetryText(unpaid, 18) })
  expect(await runBatches(rest.options)).toMatchObject({ phase: 'finished' })
  await expectPaidOnce(chain, fixture)
})
