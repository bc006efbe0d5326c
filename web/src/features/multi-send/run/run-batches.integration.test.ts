import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { buildReport, findUnpaid, toRetryText } from '@saleyard/send/report/build-report.ts'
import { BatchNotSubmittedError, type RunProgress, type SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTransferService } from '@/features/multi-send/run/history/create-transfer-service.ts'
import { expectPaidOnce, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'
import { createRunStore } from './run-store.ts'

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

/** Both have marks and events of their own: everything here holds wherever they are. */
const payers = [
  ['MultiSender', false],
  ['the token itself', true],
] as const

describe.each(payers)('runBatches, paid by %s', (_, paysMany) => {
  const start = (options: { text: string; confirmations?: number }) => startRunFixture(chain, { paysMany, ...options })

  describe('a run to the end', () => {
    test('pays 1,000 real recipients exactly their amounts, and reports every line as paid', async () => {
      const fixture = await start({ text: safeList })
      const phases: string[] = []
      const progress = await runBatches({ ...fixture.options, onProgress: ({ phase }) => phases.push(phase) })

      expect(progress).toMatchObject({ phase: 'finished', undecided: [] })
      expect(fixture.run.plan.batches.length).toBeGreaterThan(1)
      // The last batch may be looked for between its broadcast and its block.
      expect(new Set([...phases, 'confirming'])).toEqual(new Set(['reconciling', 'sending', 'confirming', 'finished']))
      await expectPaidOnce(chain, fixture)
      const rows = buildReport(fixture.list.lines, { ...fixture.run.plan, ...fixture.list }, progress.records, 18)
      expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(1000)
      expect(rows).toHaveLength(1001)
      expect(await fixture.store.list()).toMatchObject([{ isFinished: true }])
    })

    test('waits for the confirmation depth', async () => {
      const fixture = await start({ text: small, confirmations: 3 })
      const progress = await runBatches({
        ...fixture.options,
        onProgress: ({ phase }) => {
          if (phase === 'confirming') void chain.client.mine({ blocks: 1 })
        },
      })
      expect(progress.phase).toBe('finished')
      const mined = progress.records[0]?.minedBlock ?? 0n
      expect((await chain.client.getBlockNumber({ cacheTime: 0 })) - mined + 1n).toBeGreaterThanOrEqual(3n)
    })

    test('done a second time sends nothing more', async () => {
      const fixture = await start({ text: small })
      await runBatches(fixture.options)
      expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({ phase: 'finished' })
      await expectPaidOnce(chain, fixture)
    })
  })

  describe('a page that was closed', () => {
    test('between signature and hash finds the paid batch by its mark and never sends it again', async () => {
      const fixture = await start({ text: safeList })
      const sent: number[] = []
      const sendThenClose: SendBatch = async (batch) => {
        sent.push(batch.number)
        const hash = await fixture.options.sendBatch(batch)
        await chain.client.waitForTransactionReceipt({ hash })
        if (batch.number === 2) throw new Error('the page is gone')
        return hash
      }
      expect(await runBatches({ ...fixture.options, sendBatch: sendThenClose })).toMatchObject({
        phase: 'pausedAfterFailure',
        current: 2,
      })
      expect((await fixture.store.load(fixture.run.summary.id))?.records[1]).toMatchObject({
        state: 'signing',
        hashes: [],
      })

      expect(await runBatches({ ...fixture.options, sendBatch: sendThenClose })).toMatchObject({ phase: 'finished' })
      expect(sent).toEqual(fixture.run.plan.batches.map(({ number }) => number))
      await expectPaidOnce(chain, fixture)
      expect((await fixture.store.load(fixture.run.summary.id))?.records[1]).toMatchObject({
        state: 'reconciled',
        hashes: [expect.any(String)],
      })
    })

    test('while its transaction is pending waits for it', async () => {
      const fixture = await start({ text: small })
      await chain.client.setAutomine(false)
      const controller = new AbortController()
      const paused = runBatches({
        ...fixture.options,
        signal: controller.signal,
        onProgress: ({ records }) => {
          if (records[0]?.state === 'sent') controller.abort()
        },
      })
      expect(await paused).toMatchObject({ phase: 'paused', records: [{ state: 'sent' }] })

      const resumed = runBatches({ ...fixture.options, sendBatch: refuseToSend })
      await chain.client.setAutomine(true)
      await chain.client.mine({ blocks: 1 })
      expect(await resumed).toMatchObject({ phase: 'finished' })
      await expectPaidOnce(chain, fixture)
    })

    test('with a prompt that may still be open asks, and resends identically only when told to', async () => {
      const fixture = await start({ text: small })
      const submitted: Batch[] = []
      const rejectSend: SendBatch = (batch) => {
        submitted.push(batch)
        return Promise.reject(new Error('the page is gone'))
      }
      await runBatches({ ...fixture.options, sendBatch: rejectSend })
      expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({
        phase: 'needsDecision',
        undecided: [1],
        current: 1,
      })

      const again: SendBatch = (batch) => {
        submitted.push(batch)
        return fixture.options.sendBatch(batch)
      }
      expect(await runBatches({ ...fixture.options, sendBatch: again, resend: [1] })).toMatchObject({
        phase: 'finished',
      })
      expect(submitted[1]).toEqual(submitted[0])
      await expectPaidOnce(chain, fixture)
    })

    test('whose wallet sends the old signature after the resend is stopped by the mark', async () => {
      const fixture = await start({ text: small })
      await runBatches(fixture.options)
      const [batch] = fixture.run.plan.batches
      if (!batch) throw new Error('no batch')

      const hash = await fixture.sendRaw(batch)
      expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
      await expectPaidOnce(chain, fixture)
    })
  })

  test('a recipient that rejects coin is skipped, gets nothing, and is named in the report', async () => {
    const rejecting = '0x00000000000000000000000000000000dead0001'
    await chain.client.setCode({ address: rejecting, bytecode: '0x60006000fd' })
    const text = `0x00000000000000000000000000000000000a11ce,1\n${rejecting},2\n0x0000000000000000000000000000000000000b0b,3`
    const fixture = await startRunFixture(chain, {
      text,
      asset: { kind: 'native' },
      mode: { kind: 'skip', gasCap: 50_000n },
    })
    const { records, phase } = await runBatches(fixture.options)

    expect(phase).toBe('finished')
    expect(records[0]?.skipped).toEqual([
      { index: 1, recipient: expect.stringMatching(/dead0001$/i), amount: 2n * 10n ** 18n },
    ])
    expect(
      buildReport(fixture.list.lines, { ...fixture.run.plan, ...fixture.list }, records, 18).map(
        ({ status }) => status,
      ),
    ).toEqual(['paid', 'skipped', 'paid'])
    expect(await chain.client.getBalance({ address: rejecting })).toBe(0n)
  })

  test('a single payment is a plain transfer, found by its transaction', async () => {
    const fixture = await start({ text: '0x00000000000000000000000000000000000a11ce,1' })
    expect(fixture.run.plan.route).toBe('plainToken')
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    await expectPaidOnce(chain, fixture)
  })

  const refuseToSend: SendBatch = () => {
    throw new Error('A prompt was opened')
  }
})

describe.each(payers)('a run that is stopped, paid by %s', (_, paysMany) => {
  const start = (options: { text: string; confirmations?: number }) => startRunFixture(chain, { paysMany, ...options })
  const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))
  const statesOf = ({ records }: RunProgress) => records.map(({ state }) => state)

  test('a run that no wallet has seen is given up at once, and never sends again', async () => {
    const fixture = await start({ text: safeList })
    const stopped = await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    expect(stopped.phase).toBe('finished')
    expect(new Set(statesOf(stopped))).toEqual(new Set(['stopped']))
    expect(await fixture.store.list()).toMatchObject([{ isFinished: true }])

    const resend = stopped.records.map(({ number }) => number)
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, resend })).toMatchObject({ phase: 'finished' })
  })

  test('what a wallet may hold stays frozen until it is given up on chain for good', async () => {
    const fixture = await start({ text: small, confirmations: 3 })
    await runBatches({ ...fixture.options, sendBatch: refuse })
    const stopped = await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [1], records: [{ state: 'signing' }] })
    expect(findUnpaid({ ...fixture.run.plan, ...fixture.list }, stopped.records)).toEqual([])

    await fixture.cancel(1)
    const followed = await runBatches({
      ...fixture.options,
      checkOnly: true,
      onProgress: async ({ phase, records }) => {
        if (phase !== 'confirming') return
        expect(records[0]?.state).toBe('cancelling')
        expect(findUnpaid({ ...fixture.run.plan, ...fixture.list }, records)).toEqual([])
        await chain.client.mine({ blocks: 1 })
      },
    })
    expect(followed).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const hash = await fixture.sendRaw(batch)
    expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
  })

  test('a batch that another device may send is frozen too: a stopped run sends it only when told to', async () => {
    const fixture = await start({ text: safeList })
    const [exported] = fixture.run.records
    if (exported) await fixture.store.saveRecords(fixture.run.summary.id, [{ ...exported, isHandedOver: true }])
    const stopped = await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [1], current: 1 })
    expect(statesOf(stopped).slice(0, 2)).toEqual(['queued', 'stopped'])

    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'reconciled' }, ...stopped.records.slice(1).map(() => ({ state: 'stopped' }))],
    })
  })

  test('after a stop the rest is planned anew, and an old signature that comes late pays nobody twice', async () => {
    const fixture = await start({ text: safeList })
    const [first, second] = fixture.run.plan.batches
    if (!first || !second) throw new Error('The list makes one batch')
    const sendThenClose: SendBatch = (batch) =>
      batch.number === 1 ? fixture.options.sendBatch(batch) : Promise.reject(new Error('the page is gone'))
    await runBatches({ ...fixture.options, sendBatch: sendThenClose })
    await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    await fixture.cancel(2)
    const end = await runBatches({ ...fixture.options, sendBatch: refuse })
    expect(end.phase).toBe('finished')
    expect(statesOf(end).slice(0, 2)).toEqual(['reconciled', 'cancelled'])

    const text = toRetryText(findUnpaid({ ...fixture.run.plan, ...fixture.list }, end.records), 18)
    expect(text.split('\n')).toHaveLength(fixture.run.plan.recipientCount - first.count)
    const rest = await start({ text })
    const late = await fixture.sendRaw(second)
    expect(await runBatches(rest.options)).toMatchObject({ phase: 'finished' })
    expect(await chain.client.getTransactionReceipt({ hash: late })).toMatchObject({ status: 'reverted' })
    await expectPaidOnce(chain, fixture)
  })

  test('a look at the chain opens no prompt, and what is left is still to be sent', async () => {
    const fixture = await start({ text: small })
    await runBatches({
      ...fixture.options,
      sendBatch: () => Promise.reject(new BatchNotSubmittedError(new Error('no gas'))),
    })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, checkOnly: true })).toMatchObject({
      phase: 'paused',
      records: [{ state: 'queued', isHandedOver: false }],
    })
  })
})

describe.each(payers)('a run on two devices, paid by %s', (_, paysMany) => {
  const start = (options: { text: string; confirmations?: number }) => startRunFixture(chain, { paysMany, ...options })
  const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))

  test('a run goes on where it was taken to, and the device that it came from pays nobody a second time', async () => {
    const here = await start({ text: safeList })
    const { options, run } = here
    const onlyFirst: SendBatch = (batch) => (batch.number === 1 ? options.sendBatch(batch) : refuse(batch))
    await runBatches({ ...options, sendBatch: onlyFirst })
    const file = await createTransferService(here.store).exportRun(run.summary.id)

    const there = createRunStore('another-device')
    const service = createTransferService(there)
    const expected = { multiSender: chain.multiSender, chainIds: [31337] }
    expect(await service.checkImport(file, expected)).toMatchObject({ ok: true, isHere: false })
    await service.storeImport()
    const otherDevice = { ...options, store: there }
    expect(await runBatches({ ...otherDevice, sendBatch: refuse })).toMatchObject({
      phase: 'needsDecision',
      current: 2,
    })
    expect(await runBatches({ ...otherDevice, resend: [2] })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, here)

    // What was exported cannot be given up here without the chain, which says that it is paid.
    const back = await runBatches({ ...options, sendBatch: refuse, stop: true })
    expect(new Set(back.records.map(({ state }) => state))).toEqual(new Set(['reconciled']))
    await expectPaidOnce(chain, here)
  })

  test('what was exported and never sent stays frozen when the run is stopped', async () => {
    const fixture = await start({ text: safeList })
    await createTransferService(fixture.store).exportRun(fixture.run.summary.id)
    const stopped = await runBatches({ ...fixture.options, stop: true, sendBatch: refuse })
    expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: stopped.records.map(({ number }) => number) })
    expect(new Set(stopped.records.map(({ state }) => state))).toEqual(new Set(['queued']))
  })
})
