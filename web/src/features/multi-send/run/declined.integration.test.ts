import 'fake-indexeddb/auto'
import { findUnpaid } from '@saleyard/send/report/build-report.ts'
import type { RunProgress, SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import { type Hash, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  expectPaidOnce,
  type RunFixture,
  startRunFixture,
} from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { runBatches } from './connect-run.ts'

const recipient = '0x00000000000000000000000000000000000a11ce'
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

const decline: SendBatch = () => Promise.reject(Object.assign(new Error('User rejected the request'), { code: 4001 }))
const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))
async function sendMined(fixture: RunFixture, batch = fixture.run.plan.batches[0]) {
  if (!batch) throw new Error('no batch')
  await chain.client.waitForTransactionReceipt({ hash: await fixture.sendRaw(batch) })
}
/** Answers that its user declined, and sends all the same. */
const rejectButSend =
  (fixture: RunFixture): SendBatch =>
  async (batch) => {
    await sendMined(fixture, batch)
    return decline(batch)
  }
/** A block whenever the run waits for one. */
const onProgress = async ({ phase, records }: RunProgress) => {
  const isWaiting = phase === 'confirming' || (phase === 'sending' && records.some(({ state }) => state === 'sent'))
  if (isWaiting) await chain.client.mine({ blocks: 1 })
}
const check = (fixture: RunFixture) =>
  runBatches({ ...fixture.options, sendBatch: refuse, checkOnly: true, signal: AbortSignal.abort() })
const unpaid = (fixture: RunFixture, { records }: Awaited<ReturnType<typeof check>>) =>
  findUnpaid({ ...fixture.run.plan, ...fixture.list }, records)

describe('a batch that the user declines', () => {
  test('ends without a fee when the run is stopped, and the run is finished', async () => {
    const fixture = await startRunFixture(chain, { text: safeList })
    const before = await chain.client.getBalance({ address: fixture.run.plan.sender })
    expect(await runBatches({ ...fixture.options, sendBatch: decline })).toMatchObject({
      phase: 'pausedAfterRejection',
      undecided: [],
      records: [{ state: 'queued', isHandedOver: true, doubt: { why: 'declined' } }, { state: 'queued' }],
    })
    const stopped = await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    expect(stopped.phase).toBe('finished')
    expect(new Set(stopped.records.map(({ state }) => state))).toEqual(new Set(['stopped']))
    expect(await fixture.store.list()).toMatchObject([{ isFinished: true, doubt: 'open' }])
    expect(await chain.client.getBalance({ address: fixture.run.plan.sender })).toBe(before)
  })

  test('is taken up with the same bytes and the same id', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    await runBatches({ ...fixture.options, sendBatch: decline })
    const sendBatch: SendBatch = (batch) => {
      expect(batch).toEqual(fixture.run.plan.batches[0])
      return fixture.options.sendBatch(batch)
    }
    expect(await runBatches({ ...fixture.options, sendBatch })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, fixture)
  })

  test('and that its wallet sends all the same is found at once, said as paid, and paid once', async () => {
    const fixture = await startRunFixture(chain, { text: safeList })
    expect(await runBatches({ ...fixture.options, sendBatch: rejectButSend(fixture) })).toMatchObject({
      phase: 'pausedAfterRejection',
      current: 1,
      records: [{ state: 'reconciled', minedHash: expect.any(String) }, { state: 'queued' }],
    })
    expect(await runBatches(fixture.options)).toMatchObject({ phase: 'finished', undecided: [] })
    await expectPaidOnce(chain, fixture)
  })

  test('and that its wallet sends all the same stays paid when the run is stopped', async () => {
    const fixture = await startRunFixture(chain, { text: safeList })
    await runBatches({ ...fixture.options, sendBatch: rejectButSend(fixture) })
    const stopped = await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    expect(stopped.phase).toBe('finished')
    expect(stopped.records.map(({ state }) => state).slice(0, 2)).toEqual(['reconciled', 'stopped'])
  })

  test('and that its wallet sends after the run was ended is found when the run is looked at', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    await runBatches({ ...fixture.options, sendBatch: decline })
    const stopped = await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    expect(unpaid(fixture, stopped)).toHaveLength(fixture.list.recipients.length)

    await sendMined(fixture)
    const found = await check(fixture)
    expect(found).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(unpaid(fixture, found)).toEqual([])
    expect(await fixture.store.list()).toMatchObject([{ isFinished: true, doubt: 'arrived' }])
    await expectPaidOnce(chain, fixture)
  })

  test('is in doubt until nothing of the account came for the confirmation depth and for five minutes', async () => {
    const fixture = await startRunFixture(chain, { text: small, confirmations: 3 })
    const declined = await runBatches({ ...fixture.options, sendBatch: decline })
    const doubt = declined.records[0]?.doubt
    const { number, timestamp } = await chain.client.getBlock()
    expect(doubt).toEqual({ why: 'declined', nonce: expect.any(Number), since: number, sinceTime: timestamp })
    await chain.client.mine({ blocks: 2, interval: 300 })
    expect((await check(fixture)).records[0]?.doubt, 'two blocks, ten minutes').toEqual(doubt)
    await chain.client.mine({ blocks: 1 })
    expect((await check(fixture)).records[0]?.doubt).toMatchObject({ isCleared: true })
    expect(await fixture.store.list()).toMatchObject([{ doubt: undefined }])
  })

  test('stays in doubt while something of the account waits, and the blocks count from when it does not', async () => {
    const fixture = await startRunFixture(chain, { text: small, confirmations: 3 })
    await runBatches({ ...fixture.options, sendBatch: decline })
    await chain.client.setAutomine(false)
    const nonce = await chain.client.getTransactionCount({ address: fixture.run.plan.sender })
    await fixture.sendNothing({ nonce: nonce, fee: 50n })
    expect((await check(fixture)).records[0]?.doubt).toEqual({ why: 'declined' })
    await chain.client.mine({ blocks: 5 })
    expect((await check(fixture)).records[0]?.doubt).toEqual({
      why: 'declined',
      nonce: nonce + 1,
      since: expect.any(BigInt),
      sinceTime: expect.any(BigInt),
    })
    await chain.client.mine({ blocks: 3 })
    expect((await check(fixture)).records[0]?.doubt, 'three blocks, some seconds').not.toHaveProperty('isCleared')
    await chain.client.mine({ blocks: 1, interval: 300 })
    expect((await check(fixture)).records[0]?.doubt).toMatchObject({ isCleared: true })
  })

  test('by an account that acts without a nonce stays in doubt, until it is given up on chain', async () => {
    const fixture = await startRunFixture(chain, { text: small, confirmations: 2 })
    await runBatches({ ...fixture.options, sendBatch: decline })
    await chain.client.setCode({
      address: fixture.run.plan.sender,
      bytecode: '0xef0100c0ffee254729296a45a3885639ac7e10f9d54979',
    })
    await check(fixture)
    await chain.client.mine({ blocks: 5 })
    expect((await check(fixture)).records[0]?.doubt).toEqual({ why: 'declined' })

    await chain.client.setCode({ address: fixture.run.plan.sender, bytecode: '0x' })
    await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })
    await fixture.cancel(1)
    await chain.client.mine({ blocks: 3 })
    expect(await check(fixture)).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })
  })

  test('but whose earlier prompt was never answered stays frozen', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    await runBatches({ ...fixture.options, sendBatch: refuse })
    await runBatches({ ...fixture.options, sendBatch: decline, resend: [1] })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })).toMatchObject({
      phase: 'needsDecision',
      undecided: [1],
      records: [{ state: 'signing', doubt: undefined }],
    })
  })

  test('but that another device may send stays frozen', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    const [record] = fixture.run.records
    if (record) await fixture.store.saveRecords(fixture.run.summary.id, [{ ...record, isHandedOver: true }])
    await runBatches({ ...fixture.options, sendBatch: decline })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })).toMatchObject({
      phase: 'needsDecision',
      records: [{ state: 'queued', isHandedOver: true, doubt: undefined }],
    })
  })

  test('as an earlier version has stored it is frozen as it was then', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    const [record] = fixture.run.records
    if (record) await fixture.store.saveRecords(fixture.run.summary.id, [{ ...record, isHandedOver: true }])
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })).toMatchObject({
      phase: 'needsDecision',
      records: [{ state: 'queued' }],
    })
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, fixture)
  })

  test('while the network is lost says only what is known, and is looked for at the next look', async () => {
    const fixture = await startRunFixture(chain, { text: small })
    let isLost = false
    const readFacts: typeof fixture.options.chain.readFacts = (run) =>
      isLost ? Promise.reject(new Error('fetch failed')) : fixture.options.chain.readFacts(run)
    const sendBatch: SendBatch = (batch) => {
      isLost = true
      return rejectButSend(fixture)(batch)
    }
    const options = { ...fixture.options, chain: { ...fixture.options.chain, readFacts } }
    expect(await runBatches({ ...options, sendBatch })).toMatchObject({
      phase: 'pausedAfterRejection',
      records: [{ state: 'queued', doubt: { why: 'declined' } }],
    })
    isLost = false
    expect(await runBatches({ ...options, sendBatch: refuse })).toMatchObject({ phase: 'finished' })
    await expectPaidOnce(chain, fixture)
  })
})

describe('a single payment that the user declines', () => {
  const start = (confirmations: number) =>
    startRunFixture(chain, { text: `${recipient},1`, asset: { kind: 'native' }, confirmations })
  const paid = () => chain.client.getBalance({ address: recipient })

  test('is not asked for again before its user says what that risks', async () => {
    const fixture = await start(3)
    expect(await runBatches({ ...fixture.options, sendBatch: decline })).toMatchObject({
      phase: 'pausedAfterRejection',
    })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject({
      phase: 'needsDecision',
      undecided: [1],
      records: [{ state: 'queued' }],
    })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1] })).toMatchObject({
      phase: 'needsDecision',
    })
    const again = { ...fixture.options, onProgress, resend: [1], hasSeenCancelled: true }
    expect(await runBatches(again)).toMatchObject({ phase: 'finished' })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('is not asked for again without a word however long nothing came: no mark keeps a second one from paying', async () => {
    const fixture = await start(3)
    await runBatches({ ...fixture.options, sendBatch: decline })
    await chain.client.mine({ blocks: 300 })
    await check(fixture)
    await chain.client.mine({ blocks: 300 })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject({ phase: 'needsDecision' })
    expect(await paid()).toBe(0n)
  })

  test('and that its wallet sends all the same is found by its nonce and contents, and never sent again', async () => {
    const fixture = await start(2)
    expect(await runBatches({ ...fixture.options, sendBatch: rejectButSend(fixture) })).toMatchObject({
      phase: 'pausedAfterRejection',
      records: [{ state: 'mined', minedHash: expect.any(String) }],
    })
    await chain.client.mine({ blocks: 3 })
    const again = { ...fixture.options, sendBatch: refuse, resend: [1], hasSeenCancelled: true }
    expect(await runBatches(again)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('and that its wallet sends all the same, but in vain, is free once that is final', async () => {
    const fixture = await start(3)
    // Code `revert(0, 0)`: who has it takes no payment.
    await chain.client.setCode({ address: recipient, bytecode: '0x60006000fd' })
    await runBatches({ ...fixture.options, sendBatch: rejectButSend(fixture) })
    expect((await check(fixture)).records).toMatchObject([{ state: 'queued', doubt: { why: 'declined' } }])
    expect((await check(fixture)).records[0]?.doubt).not.toHaveProperty('isCleared')
    await chain.client.mine({ blocks: 3 })
    expect((await check(fixture)).records[0]?.doubt).toMatchObject({ isCleared: true })
    expect(await paid()).toBe(0n)
  })

  test('and that waits in the pool, or came after something else, is found too', async () => {
    const fixture = await start(2)
    await chain.client.setAutomine(false)
    const rejectButSendUnmined: SendBatch = (batch) => fixture.sendRaw(batch).then(() => decline(batch))
    await runBatches({ ...fixture.options, sendBatch: rejectButSendUnmined })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject({ phase: 'needsDecision' })
    await chain.client.mine({ blocks: 5 })
    expect(await check(fixture)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })

    await chain.client.setAutomine(true)
    const second = await start(2)
    await runBatches({ ...second.options, sendBatch: decline })
    const nonce = await chain.client.getTransactionCount({ address: second.run.plan.sender })
    await second.sendNothing({ nonce, fee: 50n })
    const [batch] = second.run.plan.batches
    if (batch) await second.sendRaw(batch, { nonce: nonce + 1, fee: 50n })
    await chain.client.mine({ blocks: 5 })
    expect(await check(second)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await paid()).toBe(parseEther('2'))
  })

  test('is not taken for paid by an equal payment of another run', async () => {
    const fixture = await start(2)
    await runBatches({ ...fixture.options, sendBatch: decline })
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const hash = await fixture.sendRaw(batch)
    await chain.client.waitForTransactionReceipt({ hash })
    const activity = {
      key: 'batch:another:1',
      kind: 'sendPlain',
      chainId: 31337,
      account: fixture.run.plan.sender,
    } as const
    const times = { createdAt: 1, updatedAt: 1 }
    await activityStore.put({ ...activity, ...times, hash, state: 'final', summary: 'Another payment' })
    await chain.client.mine({ blocks: 3 })
    expect(await check(fixture)).toMatchObject({ records: [{ state: 'queued', doubt: { isCleared: true } }] })
    await activityStore.remove(activity.key)
    expect(await check(fixture), 'without the other run').toMatchObject({ records: [{ state: 'reconciled' }] })
  })

  test('can be ended, and what its wallet sends later is shown as paid', async () => {
    const fixture = await start(2)
    await runBatches({ ...fixture.options, sendBatch: decline })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'stopped', doubt: { why: 'declined' } }],
    })
    await sendMined(fixture)
    await chain.client.mine({ blocks: 3 })
    expect(await check(fixture)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  })

  test('whose number went to something else is free once that is final', async () => {
    const fixture = await start(3)
    await runBatches({ ...fixture.options, sendBatch: decline })
    const nonce = await chain.client.getTransactionCount({ address: fixture.run.plan.sender })
    await fixture.sendNothing({ nonce, fee: 50n })
    expect((await check(fixture)).records[0]?.doubt).toEqual({ why: 'declined' })
    await chain.client.mine({ blocks: 3 })
    expect((await check(fixture)).records[0]?.doubt).toMatchObject({ isCleared: true })
  })
})

describe('a single payment of which no node knows', () => {
  const start = () => startRunFixture(chain, { text: `${recipient},1`, asset: { kind: 'native' }, confirmations: 3 })
  const lost = `0x${'ab'.repeat(32)}` as const

  test('comes to an end when its wallet has cancelled it before the first look', async () => {
    const fixture = await start()
    await chain.client.setAutomine(false)
    const nonce = await chain.client.getTransactionCount({ address: fixture.run.plan.sender })
    const sendBatch: SendBatch = async () => {
      await fixture.sendNothing({ nonce, fee: 50n })
      await chain.client.mine({ blocks: 1 })
      return lost
    }
    const states = new Set<string>()
    const onProgress = async ({ records: [record] }: RunProgress) => {
      states.add(`${record?.state} ${record?.isReleased ?? false}`)
      // Until what took its nonce is final, it could still come back.
      if (record?.state === 'sent') await chain.client.mine({ blocks: 1 })
    }
    expect(await runBatches({ ...fixture.options, sendBatch, onProgress })).toMatchObject({
      phase: 'needsDecision',
      records: [{ state: 'replaced', isReleased: true }],
    })
    expect([...states]).not.toContain('replaced false')
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'cancelled' }],
    })
  })

  test('is ended by its user, who says that the wallet holds it no more, and stays looked for', async () => {
    const fixture = await start()
    await runBatches({ ...fixture.options, sendBatch: refuse })
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, stop: true })).toMatchObject({
      phase: 'needsDecision',
    })
    expect(
      await runBatches({ ...fixture.options, sendBatch: refuse, stop: true, hasSeenCancelled: true }),
    ).toMatchObject({
      phase: 'finished',
      records: [{ state: 'stopped', doubt: { why: 'seenCancelled' } }],
    })
    expect(await fixture.store.list()).toMatchObject([{ isFinished: true, doubt: 'open' }])
    await sendMined(fixture)
    await chain.client.mine({ blocks: 5 })
    expect(await check(fixture)).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  })
})
