import 'fake-indexeddb/auto'
import { BatchNotSubmittedError, type RunProgress, type SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { small } from '@saleyard/testkit/lists.ts'
import type { Hash } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectPaidOnce, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

const declined = Object.assign(new Error('User rejected the request'), { code: 4001 })
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

describe('what goes wrong at the wallet', () => {
  test('a rejection pauses quietly, and the run goes on where it stopped', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    const rejecting: SendBatch = () => Promise.reject(declined)
    const progress = await runBatches({ ...fixture.options, sendBatch: rejecting })
    expect(progress).toMatchObject({
      phase: 'pausedAfterRejection',
      undecided: [],
      records: [{ state: 'queued', isHandedOver: true }],
    })
    expect(progress).not.toHaveProperty('error')
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, fixture)
  })

  test('a batch that fails before the wallet opens stays as it was, with the reason', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    const cause = new Error('insufficient funds')
    const failing: SendBatch = () => Promise.reject(new BatchNotSubmittedError(cause))
    expect(await runBatches({ ...fixture.options, sendBatch: failing })).toMatchObject({
      phase: 'pausedAfterFailure',
      error: cause,
      records: [{ state: 'queued', isHandedOver: false }],
    })
  })

  test('a reverted batch pauses as failed and is sent again only when told to', async () => {
    const fixture = await startRunFixture(chain, { text: small, approve: false })
    expect(await runBatches({ ...fixture.options, sendBatch: (batch) => fixture.sendRaw(batch) })).toMatchObject({
      phase: 'pausedAfterFailure',
      records: [{ state: 'failed' }],
    })
    expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({
      phase: 'needsDecision',
      undecided: [1],
    })

    await fixture.approve()
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({
      phase: 'finished',
      records: [{ hashes: [expect.any(String), expect.any(String)] }],
    })
    await expectPaidOnce(chain, fixture)
  })

  test('a transaction that is sped up is followed to the one that was mined', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    await chain.client.setAutomine(false)
    let faster: Hash | undefined
    const progress = runBatches({
      ...fixture.options,
      onProgress: async ({ records, phase }) => {
        const [record] = records
        if (phase !== 'sending' || record?.state !== 'sent' || faster) return
        const [batch] = fixture.run.plan.batches
        faster = `0x`
        if (batch) faster = await fixture.sendRaw(batch, { nonce: record.nonce ?? 0, fee: 50n })
        await chain.client.mine({ blocks: 1 })
      },
    })
    expect(await progress).toMatchObject({ phase: 'finished' })
    expect((await progress).records[0]?.minedHash).toBe(faster)
    await expectPaidOnce(chain, fixture)
  })

  test('a transaction cancelled in the wallet leaves its batch to the user', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    await chain.client.setAutomine(false)
    let isCancelled = false
    const progress = runBatches({
      ...fixture.options,
      onProgress: async ({ records, phase }) => {
        const [record] = records
        if (phase !== 'sending' || !record?.isNonceSeen || isCancelled) return
        isCancelled = true
        await fixture.sendNothing({ nonce: record.nonce ?? 0, fee: 50n })
        await chain.client.mine({ blocks: 1 })
      },
    })
    expect(await progress).toMatchObject({ phase: 'needsDecision', undecided: [1] })
  })
})

test('a batch cancelled on chain is never sent', async () => {
  const fixture = await startRunFixture(chain, { text: small })
  await fixture.cancel(1)
  expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({
    phase: 'finished',
    records: [{ state: 'cancelled' }],
  })
})

test('after a reorg that takes a mined batch back the user decides', async () => {
  const fixture = await startRunFixture(chain, { text: small, confirmations: 50 })
  const before = await chain.client.snapshot()
  let isReorged = false
  const progress = await runBatches({
    ...fixture.options,
    onProgress: async ({ phase }) => {
      if (phase !== 'confirming' || isReorged) return
      isReorged = true
      await chain.client.revert({ id: before })
      await chain.client.mine({ blocks: 5 })
    },
  })
  expect(progress).toMatchObject({ phase: 'needsDecision', undecided: [1], records: [{ state: 'sent' }] })
})

const refuseToSend: SendBatch = () => {
  throw new Error('A prompt was opened')
}

describe('a wallet that does not answer', () => {
  /** A prompt that the test answers, and the progress of a run that is paused while it is open. */
  async function pauseAtWallet() {
    const fixture = await startRunFixture(chain, { text: small })
    const controller = new AbortController()
    const updates: RunProgress[] = []
    let answer: { resolve: (hash: Hash) => void; reject: (error: unknown) => void } | undefined
    const sendBatch: SendBatch = () => {
      controller.abort()
      return new Promise((resolve, reject) => {
        answer = { resolve, reject }
      })
    }
    const onProgress = (progress: RunProgress) => void updates.push(progress)
    const paused = await runBatches({ ...fixture.options, sendBatch, onProgress, signal: controller.signal })
    expect(paused).toMatchObject({ phase: 'paused', current: 1, records: [{ state: 'signing' }] })
    if (!answer) throw new Error('no prompt')
    const load = async () => (await fixture.store.load(fixture.run.summary.id))?.records[0]
    return { fixture, answer, load, last: () => updates.at(-1) }
  }

  test('does not keep a pause from coming, and the hash that it gives later is kept', async () => {
    const { fixture, answer, load, last } = await pauseAtWallet()
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const hash = await fixture.sendRaw(batch)
    answer.resolve(hash)
    await expect.poll(() => load()).toMatchObject({ state: 'sent', hashes: [hash] })
    await expect.poll(() => last()).toMatchObject({ phase: 'paused', records: [{ state: 'sent' }] })
    expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, fixture)
  })

  test('and whose user declines after the pause has a batch that is declined', async () => {
    const { answer, load, last } = await pauseAtWallet()
    answer.reject(declined)
    await expect.poll(() => load()).toMatchObject({ state: 'queued', doubt: { why: 'declined' } })
    await expect.poll(() => last()).toMatchObject({ phase: 'pausedAfterRejection' })
  })

  test('because it was never opened leaves the batch untouched', async () => {
    const { answer, load } = await pauseAtWallet()
    answer.reject(new BatchNotSubmittedError(new Error('paused')))
    await expect.poll(() => load()).toMatchObject({ state: 'queued', isHandedOver: false })
  })

  test('and fails after the pause leaves the batch unknown', async () => {
    const { fixture, answer } = await pauseAtWallet()
    answer.reject(new Error('Something odd'))
    expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({
      phase: 'needsDecision',
      records: [{ state: 'signing' }],
    })
  })

  test('a pause that comes before it is opened keeps it closed', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    const controller = new AbortController()
    const getNonce: typeof fixture.options.chain.getNonce = (sender) => {
      controller.abort()
      return fixture.options.chain.getNonce(sender)
    }
    const options = { ...fixture.options, chain: { ...fixture.options.chain, getNonce } }
    expect(await runBatches({ ...options, sendBatch: refuseToSend, signal: controller.signal })).toMatchObject({
      phase: 'paused',
      records: [{ state: 'queued', isHandedOver: false }],
    })
  })
})

test('a run that is paused while a block is waited for rests at once, and is taken up without a prompt', async () => {
  const fixture = await startRunFixture(chain, { text: small })
  await chain.client.setAutomine(false)
  const controller = new AbortController()
  const reads = vi.fn(fixture.options.chain.readFacts)
  const paused = await runBatches({
    ...fixture.options,
    chain: { ...fixture.options.chain, readFacts: reads },
    signal: controller.signal,
    onProgress: ({ phase, records }) => {
      if (phase !== 'sending' || records[0]?.state !== 'sent') return
      reads.mockClear()
      controller.abort()
    },
  })
  expect(paused).toMatchObject({ phase: 'paused', current: 1, records: [{ state: 'sent' }] })
  expect(reads, 'of the chain, after the pause').not.toHaveBeenCalled()
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
  expect(await runBatches({ ...fixture.options, sendBatch: refuseToSend })).toMatchObject({ phase: 'finished' })
  await expectPaidOnce(chain, fixture)
})
