import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { buildReport } from '@saleyard/send/report/build-report.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

describe('a run to the end', () => {
  test('pays 1,000 real recipients exactly their amounts, and reports every line as paid', async () => {
    const scene = await startRunFixture(chain, { text: safeList })
    const phases: string[] = []
    const progress = await runBatches({ ...scene.options, onProgress: ({ phase }) => phases.push(phase) })

    expect(progress).toMatchObject({ phase: 'finished', undecided: [] })
    expect(scene.run.plan.batches.length).toBeGreaterThan(1)
    // The last batch may be looked for between its broadcast and its block.
    expect(new Set([...phases, 'confirming'])).toEqual(new Set(['reconciling', 'sending', 'confirming', 'finished']))
    await expectPaidOnce(chain, scene)
    const rows = buildReport(scene.list.lines, { ...scene.run.plan, ...scene.list }, progress.records, 18)
    expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(1000)
    expect(rows).toHaveLength(1001)
    expect(await scene.store.list()).toMatchObject([{ isFinished: true }])
  })

  test('waits for the confirmation depth', async () => {
    const scene = await startRunFixture(chain, { text: small, confirmations: 3 })
    const progress = await runBatches({
      ...scene.options,
      onProgress: ({ phase }) => {
        if (phase === 'confirming') void chain.client.mine({ blocks: 1 })
      },
    })
    expect(progress.phase).toBe('finished')
    const mined = progress.records[0]?.minedBlock ?? 0n
    expect((await chain.client.getBlockNumber({ cacheTime: 0 })) - mined + 1n).toBeGreaterThanOrEqual(3n)
  })

  test('done a second time sends nothing more', async () => {
    const scene = await startRunFixture(chain, { text: small })
    await runBatches(scene.options)
    expect(await runBatches({ ...scene.options, sendBatch: refuseToSend })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, scene)
  })
})

describe('a page that was closed', () => {
  test('between signature and hash finds the paid batch by its mark and never sends it again', async () => {
    const scene = await startRunFixture(chain, { text: safeList })
    const sent: number[] = []
    const dying: SendBatch = async (batch) => {
      sent.push(batch.number)
      const hash = await scene.options.sendBatch(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      if (batch.number === 2) throw new Error('the page is gone')
      return hash
    }
    expect(await runBatches({ ...scene.options, sendBatch: dying })).toMatchObject({
      phase: 'pausedAfterFailure',
      current: 2,
    })
    expect((await scene.store.load(scene.run.summary.id))?.records[1]).toMatchObject({ state: 'signing', hashes: [] })

    expect(await runBatches({ ...scene.options, sendBatch: dying })).toMatchObject({ phase: 'finished' })
    expect(sent).toEqual(scene.run.plan.batches.map(({ number }) => number))
    await expectPaidOnce(chain, scene)
    expect((await scene.store.load(scene.run.summary.id))?.records[1]).toMatchObject({
      state: 'reconciled',
      hashes: [expect.any(String)],
    })
  })

  test('while its transaction is pending waits for it', async () => {
    const scene = await startRunFixture(chain, { text: small })
    await chain.client.setAutomine(false)
    const controller = new AbortController()
    const paused = runBatches({
      ...scene.options,
      signal: controller.signal,
      onProgress: ({ records }) => {
        if (records[0]?.state === 'sent') controller.abort()
      },
    })
    expect(await paused).toMatchObject({ phase: 'paused', records: [{ state: 'sent' }] })

    const resumed = runBatches({ ...scene.options, sendBatch: refuseToSend })
    await chain.client.setAutomine(true)
    await chain.client.mine({ blocks: 1 })
    expect(await resumed).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, scene)
  })

  test('with a prompt that may still be open asks, and resends identically only when told to', async () => {
    const scene = await startRunFixture(chain, { text: small })
    const handed: Batch[] = []
    const lost: SendBatch = (batch) => {
      handed.push(batch)
      return Promise.reject(new Error('the page is gone'))
    }
    await runBatches({ ...scene.options, sendBatch: lost })
    expect(await runBatches({ ...scene.options, sendBatch: refuseToSend })).toMatchObject({
      phase: 'needsDecision',
      undecided: [1],
      current: 1,
    })

    const again: SendBatch = (batch) => {
      handed.push(batch)
      return scene.options.sendBatch(batch)
    }
    expect(await runBatches({ ...scene.options, sendBatch: again, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(handed[1]).toEqual(handed[0])
    await expectPaidOnce(chain, scene)
  })

  test('whose wallet sends the old signature after the resend is stopped by the mark', async () => {
    const scene = await startRunFixture(chain, { text: small })
    await runBatches(scene.options)
    const [batch] = scene.run.plan.batches
    if (!batch) throw new Error('no batch')

    const hash = await scene.sendRaw(batch)
    expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
    await expectPaidOnce(chain, scene)
  })
})

test('a recipient that rejects coin is skipped, gets nothing, and is named in the report', async () => {
  const rejecting = '0x00000000000000000000000000000000dead0001'
  await chain.client.setCode({ address: rejecting, bytecode: '0x60006000fd' })
  const text = `0x00000000000000000000000000000000000a11ce,1\n${rejecting},2\n0x0000000000000000000000000000000000000b0b,3`
  const scene = await startRunFixture(chain, {
    text,
    asset: { kind: 'native' },
    mode: { kind: 'skip', gasCap: 50_000n },
  })
  const { records, phase } = await runBatches(scene.options)

  expect(phase).toBe('finished')
  expect(records[0]?.skipped).toEqual([
    { index: 1, recipient: expect.stringMatching(/dead0001$/i), amount: 2n * 10n ** 18n },
  ])
  expect(
    buildReport(scene.list.lines, { ...scene.run.plan, ...scene.list }, records, 18).map(({ status }) => status),
  ).toEqual(['paid', 'skipped', 'paid'])
  expect(await chain.client.getBalance({ address: rejecting })).toBe(0n)
})

test('a single payment is a plain transfer, found by its transaction', async () => {
  const scene = await startRunFixture(chain, { text: '0x00000000000000000000000000000000000a11ce,1' })
  expect(scene.run.plan.route).toBe('plainToken')
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  await expectPaidOnce(chain, scene)
})

const refuseToSend: SendBatch = () => {
  throw new Error('A prompt was opened')
}
