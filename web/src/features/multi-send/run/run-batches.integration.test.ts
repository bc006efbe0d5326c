import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { erc20Abi, type Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildReport } from '../core/build-report.ts'
import type { Batch } from '../core/types.ts'
import { NotHandedOverError } from './not-handed-over-error.ts'
import { runBatches } from './run-batches.ts'
import { type Scene, startScene } from './testing/start-scene.ts'
import { startTestChain, type TestChain } from './testing/start-test-chain.ts'
import type { SendBatch } from './types.ts'

const safeList = readFileSync(new URL('../../../../test-data/safe-airdrop-1000.csv', import.meta.url), 'utf8')
const declined = Object.assign(new Error('User rejected the request'), { code: 4001 })
const small = Array.from(
  { length: 30 },
  (_, index) => `0x${(index + 0xabc000).toString(16).padStart(40, '0')},${index + 1}`,
).join('\n')

let chain: TestChain
let snapshot: Hash

beforeAll(async () => {
  chain = await startTestChain()
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(true)
})
afterAll(() => chain?.stop())

/** Every recipient of the plan has exactly its amount of the token. */
async function expectPaidOnce({ run }: Scene): Promise<void> {
  const { client, token } = chain
  const balances = await Promise.all(
    run.plan.recipients.map(({ address }) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ),
  )
  expect(balances).toEqual(run.plan.recipients.map(({ amount }) => amount))
}

describe('a run to the end', () => {
  test('pays 1,000 real recipients exactly their amounts, and reports every line as paid', async () => {
    const scene = await startScene(chain, { text: safeList })
    const phases: string[] = []
    const progress = await runBatches({ ...scene.options, onProgress: ({ phase }) => phases.push(phase) })

    expect(progress).toMatchObject({ phase: 'finished', undecided: [] })
    expect(scene.run.plan.batches.length).toBeGreaterThan(1)
    expect(new Set(phases)).toEqual(new Set(['reconciling', 'sending', 'finished']))
    await expectPaidOnce(scene)
    const rows = buildReport(scene.run.lines, scene.run.plan, progress.records, 18)
    expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(1000)
    expect(rows).toHaveLength(1001)
    expect(await scene.store.list()).toMatchObject([{ isFinished: true }])
  })

  test('waits for the confirmation depth', async () => {
    const scene = await startScene(chain, { text: small, confirmations: 3 })
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
    const scene = await startScene(chain, { text: small })
    await runBatches(scene.options)
    expect(await runBatches({ ...scene.options, sendBatch: refuseToSend })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(scene)
  })
})

describe('a page that was closed', () => {
  test('between signature and hash finds the paid batch by its mark and never sends it again', async () => {
    const scene = await startScene(chain, { text: safeList })
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
    await expectPaidOnce(scene)
    expect((await scene.store.load(scene.run.summary.id))?.records[1]).toMatchObject({
      state: 'reconciled',
      hashes: [expect.any(String)],
    })
  })

  test('while its transaction is pending waits for it', async () => {
    const scene = await startScene(chain, { text: small })
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
    await expectPaidOnce(scene)
  })

  test('with a prompt that may still be open asks, and resends identically only when told to', async () => {
    const scene = await startScene(chain, { text: small })
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
    await expectPaidOnce(scene)
  })

  test('whose wallet sends the old signature after the resend is stopped by the mark', async () => {
    const scene = await startScene(chain, { text: small })
    await runBatches(scene.options)
    const [batch] = scene.run.plan.batches
    if (!batch) throw new Error('no batch')

    const hash = await scene.sendRaw(batch)
    expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
    await expectPaidOnce(scene)
  })
})

describe('what goes wrong at the wallet', () => {
  test('a rejection pauses quietly, and the run goes on where it stopped', async () => {
    const scene = await startScene(chain, { text: small })
    const rejecting: SendBatch = () => Promise.reject(declined)
    const progress = await runBatches({ ...scene.options, sendBatch: rejecting })
    expect(progress).toMatchObject({
      phase: 'pausedAfterRejection',
      undecided: [],
      records: [{ state: 'queued', isHandedOver: true }],
    })
    expect(progress).not.toHaveProperty('error')
    expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(scene)
  })

  test('a batch that fails before the wallet opens stays as it was, with the reason', async () => {
    const scene = await startScene(chain, { text: small })
    const cause = new Error('insufficient funds')
    const failing: SendBatch = () => Promise.reject(new NotHandedOverError(cause))
    expect(await runBatches({ ...scene.options, sendBatch: failing })).toMatchObject({
      phase: 'pausedAfterFailure',
      error: cause,
      records: [{ state: 'queued', isHandedOver: false }],
    })
  })

  test('a reverted batch pauses as failed and is sent again only when told to', async () => {
    const scene = await startScene(chain, { text: small, approve: false })
    expect(await runBatches({ ...scene.options, sendBatch: scene.sendRaw })).toMatchObject({
      phase: 'pausedAfterFailure',
      records: [{ state: 'failed' }],
    })
    expect(await runBatches({ ...scene.options, sendBatch: refuseToSend })).toMatchObject({
      phase: 'needsDecision',
      undecided: [1],
    })

    await scene.approve()
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject({
      phase: 'finished',
      records: [{ hashes: [expect.any(String), expect.any(String)] }],
    })
    await expectPaidOnce(scene)
  })

  test('a transaction that is sped up is followed to the one that was mined', async () => {
    const scene = await startScene(chain, { text: small })
    await chain.client.setAutomine(false)
    let faster: Hash | undefined
    const progress = runBatches({
      ...scene.options,
      onProgress: async ({ records, phase }) => {
        const [record] = records
        if (phase !== 'sending' || record?.state !== 'sent' || faster) return
        const [batch] = scene.run.plan.batches
        faster = `0x`
        if (batch) faster = await scene.sendRaw(batch, { nonce: record.nonce ?? 0, fee: 50n })
        await chain.client.mine({ blocks: 1 })
      },
    })
    expect(await progress).toMatchObject({ phase: 'finished' })
    expect((await progress).records[0]?.minedHash).toBe(faster)
    await expectPaidOnce(scene)
  })

  test('a transaction cancelled in the wallet leaves its batch to the user', async () => {
    const scene = await startScene(chain, { text: small })
    await chain.client.setAutomine(false)
    let isCancelled = false
    const progress = runBatches({
      ...scene.options,
      onProgress: async ({ records, phase }) => {
        const [record] = records
        if (phase !== 'sending' || record?.state !== 'sent' || isCancelled) return
        isCancelled = true
        await scene.sendNothing({ nonce: record.nonce ?? 0, fee: 50n })
        await chain.client.mine({ blocks: 1 })
      },
    })
    expect(await progress).toMatchObject({ phase: 'needsDecision', undecided: [1] })
  })
})

test('a batch cancelled on chain is never sent', async () => {
  const scene = await startScene(chain, { text: small })
  await scene.cancel(1)
  expect(await runBatches({ ...scene.options, sendBatch: refuseToSend })).toMatchObject({
    phase: 'finished',
    records: [{ state: 'cancelled' }],
  })
})

test('after a reorg that takes a mined batch back the user decides', async () => {
  const scene = await startScene(chain, { text: small, confirmations: 50 })
  const before = await chain.client.snapshot()
  let isReorged = false
  const progress = await runBatches({
    ...scene.options,
    onProgress: async ({ phase }) => {
      if (phase !== 'confirming' || isReorged) return
      isReorged = true
      await chain.client.revert({ id: before })
      await chain.client.mine({ blocks: 5 })
    },
  })
  expect(progress).toMatchObject({ phase: 'needsDecision', undecided: [1], records: [{ state: 'sent' }] })
})

test('a recipient that rejects coin is skipped, gets nothing, and is named in the report', async () => {
  const rejecting = '0x00000000000000000000000000000000dead0001'
  await chain.client.setCode({ address: rejecting, bytecode: '0x60006000fd' })
  const text = `0x00000000000000000000000000000000000a11ce,1\n${rejecting},2\n0x0000000000000000000000000000000000000b0b,3`
  const scene = await startScene(chain, { text, asset: { kind: 'native' }, mode: { kind: 'skip', gasCap: 50_000n } })
  const { records, phase } = await runBatches(scene.options)

  expect(phase).toBe('finished')
  expect(records[0]?.skipped).toEqual([
    { index: 1, recipient: expect.stringMatching(/dead0001$/i), amount: 2n * 10n ** 18n },
  ])
  expect(buildReport(scene.run.lines, scene.run.plan, records, 18).map(({ status }) => status)).toEqual([
    'paid',
    'skipped',
    'paid',
  ])
  expect(await chain.client.getBalance({ address: rejecting })).toBe(0n)
})

test('a single payment is a plain transfer, found by its transaction', async () => {
  const scene = await startScene(chain, { text: '0x00000000000000000000000000000000000a11ce,1' })
  expect(scene.run.plan.route).toBe('plainToken')
  expect(await runBatches(scene.options)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  await expectPaidOnce(scene)
})

const refuseToSend: SendBatch = () => {
  throw new Error('A prompt was opened')
}
