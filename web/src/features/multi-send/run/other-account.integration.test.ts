import 'fake-indexeddb/auto'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Asset, Plan } from '@saleyard/send/plan/types.ts'
import { buildReport, findUnpaid } from '@saleyard/send/report/build-report.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { readDeclinedRisk } from '@saleyard/send/run/doubt.ts'
import type { SendAlone } from '@saleyard/send/run/types.ts'
import { encodeForwarder } from '@saleyard/testkit/chain/forwarder.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { type Address, erc20Abi, getAddress, type Hash, keccak256, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  expectPaidOnce,
  type RunFixture,
  startRunFixture,
} from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

const coin: Asset = { kind: 'native' }
const recipient = '0x00000000000000000000000000000000000a11ce'
/** Both have marks of their own, one for each account. */
const payers = [
  ['MultiSender', false],
  ['the token itself', true],
] as const
/** Beyond what a node may be behind. */
const longAfter = 130
let chain: ContractChain
let other: Address
let snapshot: Hash

beforeAll(async () => {
  chain = await startContractChain()
  other = (await chain.client.getAddresses())[1] ?? recipient
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(true)
})
afterAll(() => chain?.stop())

const refuse: SendAlone = () => Promise.reject(new Error('A prompt was opened'))

/** As a wallet does that signs with another of its accounts than it was asked to. */
const byOther: SendAlone = async ({ to, data, value }) => {
  const hash = await chain.client.sendTransaction({ account: other, to, data, value, gas: 3_000_000n })
  return hash
}

/** In a block before the page looks: one above the block that it reads is not final yet. */
const byOtherMined: SendAlone = async (batch) => {
  const hash = await byOther(batch)
  await chain.client.waitForTransactionReceipt({ hash })
  return hash
}

async function fundOther({ list, run }: RunFixture) {
  const { client, token, multiSender } = chain
  const total = list.recipients.reduce((sum, { amount }) => sum + amount, 0n)
  const call = { address: token, abi: erc20Abi } as const
  await client.writeContract({ ...call, functionName: 'transfer', args: [other, total] })
  await client.writeContract({ ...call, account: other, functionName: 'approve', args: [multiSender, total] })
  return run
}

const callOf = ({ batches: [batch] }: Plan) => ({ to: batch?.to, data: batch?.data, value: batch?.value })

/** As the page gives up a batch on chain. It is in a block before the page looks. */
async function giveUp(plan: Plan) {
  const { sender, batches } = plan
  const hash = await chain.client.writeContract({
    account: sender,
    address: findBatchContract(plan),
    abi: multiSenderAbi,
    functionName: 'cancel',
    args: [batches[0]?.id ?? 0n],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

const coinOf = (fixture: RunFixture) =>
  Promise.all(fixture.list.recipients.map(({ address }) => chain.client.getBalance({ address })))
const amountsOf = ({ list }: RunFixture) => list.recipients.map(({ amount }) => amount)
const sentBy = (address: Address) => chain.client.getTransactionCount({ address })

/** Whatever the user presses afterwards, no prompt opens and nothing of it is offered again. */
async function expectLocked({ options, list, run }: RunFixture) {
  for (const variant of [
    {},
    { resend: [1] },
    { resend: [1], hasSeenCancelled: true },
    { stop: true },
    { checkOnly: true },
  ]) {
    const progress = await runBatches({ ...options, ...variant, sendBatch: refuse })
    expect(progress).toMatchObject({
      phase: 'finished',
      undecided: [],
      records: [{ state: 'paidByOther', paidBy: other }],
    })
    expect(findUnpaid({ ...run.plan, ...list }, progress.records)).toEqual([])
  }
}

describe('a wallet that signs with another account than it was asked to', () => {
  test('pays a batch of coin once: it is named as paid by that account, and never sent again', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const progress = await runBatches({ ...fixture.options, sendBatch: byOther })
    expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'paidByOther', paidBy: other }] })
    const rows = buildReport(fixture.list.lines, { ...fixture.run.plan, ...fixture.list }, progress.records, 18)
    expect(new Set(rows.map(({ status, paidBy }) => `${status} ${paidBy}`))).toEqual(new Set([`paidByOther ${other}`]))

    const before = await sentBy(fixture.run.plan.sender)
    await chain.client.mine({ blocks: longAfter })
    await expectLocked(fixture)
    expect(await coinOf(fixture)).toEqual(amountsOf(fixture))
    expect(await sentBy(fixture.run.plan.sender)).toBe(before)
  })

  test('and tells no hash pays once too: the batch is found by its bytes', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const sendThenClose: SendAlone = async (batch) => {
      const hash = await byOther(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      throw new Error('the page is gone')
    }
    await runBatches({ ...fixture.options, sendBatch: sendThenClose })
    await expectLocked(fixture)
    expect(await coinOf(fixture)).toEqual(amountsOf(fixture))
  })

  test.each([
    { text: small, paysMany: false },
    { text: small.split('\n').slice(0, 3).join('\n'), paysMany: false },
    { text: small, paysMany: true },
  ])(
    'pays a batch of tokens from that account where it has given its own approval, or none is needed: %o',
    async (options) => {
      const fixture = await startRunFixture(chain, { ...options, approve: false })
      await fundOther(fixture)
      await runBatches({ ...fixture.options, sendBatch: byOther })
      await expectLocked(fixture)
      await expectPaidOnce(chain, fixture)
    },
  )

  test.each(payers)(
    'pays nobody where that account has no approval, or no tokens, and the batch is sent again from the right one, paid by %s',
    async (_, paysMany) => {
      const fixture = await startRunFixture(chain, { text: small, paysMany })
      const failed = await runBatches({ ...fixture.options, sendBatch: byOtherMined })
      expect(failed).toMatchObject({ phase: 'pausedAfterFailure', records: [{ state: 'failed', isUnguarded: false }] })
      expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({
        phase: 'finished',
        records: [{ state: 'reconciled' }],
      })
      await expectPaidOnce(chain, fixture)
    },
  )

  test.each(payers)(
    'pays nobody where that account has no approval, or no tokens, and the batch that is given up then ends for good, paid by %s',
    async (_, paysMany) => {
      const fixture = await startRunFixture(chain, { text: small, paysMany })
      const { plan } = fixture.run
      const failed = await runBatches({ ...fixture.options, sendBatch: byOtherMined })
      expect(failed.records[0]?.signedByOthers).toHaveLength(1)
      await giveUp(plan)
      const ended = await runBatches({ ...fixture.options, sendBatch: refuse })
      expect(ended).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled', isUnguarded: false }] })
    },
  )

  test('and whose transaction waits, or is lost, has nothing sent beside it without a confirmation', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    await chain.client.setAutomine(false)
    const abort = new AbortController()
    const onProgress = ({ records: [record] }: { records: { isPending?: boolean; isUnguarded?: boolean }[] }) => {
      if (record?.isUnguarded) abort.abort()
    }
    const waiting = runBatches({ ...fixture.options, sendBatch: byOther, signal: abort.signal, onProgress })
    // Something is in a block, so that the page looks again.
    await expect.poll(async () => (await chain.client.getTxpoolStatus()).pending).toBe(1)
    const [record] = (await fixture.store.load(fixture.run.summary.id))?.records ?? []
    await expect.poll(async () => (await fixture.store.load(fixture.run.summary.id))?.records[0]?.hashes.length).toBe(1)
    abort.abort()
    await waiting
    const checked = await runBatches({ ...fixture.options, sendBatch: refuse, checkOnly: true })
    expect(checked.records[0]).toMatchObject({ isPending: true, isUnguarded: true, nonce: record?.nonce })

    const hash = checked.records[0]?.hashes[0] ?? '0x'
    await chain.client.dropTransaction({ hash })
    await chain.client.setAutomine(true)
    await chain.client.mine({ blocks: longAfter })
    const locked = { phase: 'needsDecision', records: [{ state: 'sent', isUnguarded: true }] }
    expect(await runBatches({ ...fixture.options, sendBatch: refuse })).toMatchObject(locked)
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1] })).toMatchObject(locked)
    expect(await runBatches({ ...fixture.options, resend: [1], hasSeenCancelled: true })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'reconciled' }],
    })
    expect(await coinOf(fixture)).toEqual(amountsOf(fixture))
  })

  test.each(payers)(
    'and whose hash no node has shown yet has nothing sent beside it without a confirmation, paid by %s',
    async (_, paysMany) => {
      const fixture = await startRunFixture(chain, { text: small, paysMany })
      const stop = new AbortController()
      // It holds back what it has signed.
      const sendLater: SendAlone = async () => {
        setTimeout(() => stop.abort(), 1)
        return `0x${'ab'.repeat(32)}`
      }
      await runBatches({ ...fixture.options, sendBatch: sendLater, signal: stop.signal })
      expect(await runBatches({ ...fixture.options, resend: [1], sendBatch: refuse })).toMatchObject({
        phase: 'needsDecision',
        undecided: [1],
        records: [{ state: 'sent' }],
      })
      const again = await runBatches({ ...fixture.options, resend: [1], hasSeenCancelled: true })
      expect(again).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
      await expectPaidOnce(chain, fixture)
    },
  )

  test('and whose hash no node has shown before its id was given up stays in doubt, and is found when it pays', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const { plan, summary } = fixture.run
    const stop = new AbortController()
    const signed = await chain.client.fillTransaction({ account: other, ...callOf(plan), gas: 3_000_000n })
    const bytes = await chain.client.signTransaction({ ...signed.transaction, account: other })
    const sendLater: SendAlone = async () => {
      setTimeout(() => stop.abort(), 1)
      return keccak256(bytes)
    }
    await runBatches({ ...fixture.options, sendBatch: sendLater, signal: stop.signal })
    await giveUp(plan)
    const ended = await runBatches({ ...fixture.options, sendBatch: refuse })
    expect(ended).toMatchObject({
      phase: 'finished',
      records: [{ state: 'cancelled', doubt: { why: 'signerUnknown' } }],
    })
    const positions = fixture.list.recipients.map((_, index) => index)
    expect(readDeclinedRisk({ plan, records: ended.records })).toEqual({ mayArrive: positions, arrived: [] })

    await chain.client.sendRawTransaction({ serializedTransaction: bytes })
    await chain.client.mine({ blocks: 1 })
    const found = await runBatches({ ...fixture.options, sendBatch: refuse, checkOnly: true })
    expect(found).toMatchObject({ phase: 'finished', records: [{ state: 'paidByOther', paidBy: other }] })
    expect((await fixture.store.load(summary.id))?.records[0]?.state).toBe('paidByOther')
    expect(await coinOf(fixture)).toEqual(amountsOf(fixture))
  })

  test.each(payers)(
    'of which a node has shown that the right account signed it, a lost batch is sent again without a question, paid by %s',
    async (_, paysMany) => {
      const fixture = await startRunFixture(chain, { text: small, paysMany })
      const stop = new AbortController()
      await chain.client.setAutomine(false)
      await runBatches({
        ...fixture.options,
        signal: stop.signal,
        onProgress: ({ records: [record] }) => record?.isGuarded && stop.abort(),
      })
      const [hash] = (await fixture.store.load(fixture.run.summary.id))?.records[0]?.hashes ?? []
      if (!hash) throw new Error('nothing was sent')
      await chain.client.dropTransaction({ hash })
      await chain.client.setAutomine(true)
      const again = await runBatches({ ...fixture.options, resend: [1] })
      expect(again).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
      await expectPaidOnce(chain, fixture)
    },
  )

  test.each<Asset['kind']>(['native', 'erc20'])('pays a single payment of %s once', async (kind) => {
    const asset: Asset = kind === 'native' ? coin : { kind, token: chain.token }
    const fixture = await startRunFixture(chain, { text: `${recipient},1`, asset, approve: false })
    if (kind === 'erc20') await fundOther(fixture)
    await runBatches({ ...fixture.options, sendBatch: byOther })
    await expectLocked(fixture)
    if (kind === 'erc20') return expectPaidOnce(chain, fixture)
    expect(await coinOf(fixture)).toEqual([parseEther('1')])
  })
})

describe('a transaction that another account carries', () => {
  test('pays the batch where the contract names the sender as who paid', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const { sender } = fixture.run.plan
    const carried: SendAlone = async ({ to, data, value }) => {
      await chain.client.setCode({ address: sender, bytecode: encodeForwarder(to, value, data) })
      return chain.client.sendTransaction({ account: other, to: sender, gas: 5_000_000n })
    }
    const progress = await runBatches({ ...fixture.options, sendBatch: carried })
    await chain.client.setCode({ address: sender, bytecode: '0x' })
    expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(progress.records[0]).not.toHaveProperty('paidBy')
    expect(await coinOf(fixture)).toEqual(amountsOf(fixture))
  })

  test('pays nobody where the batch failed inside of it, though its receipt is a success', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const sendUnrelated: SendAlone = () => chain.client.sendTransaction({ account: other, to: other })
    let mined = false
    const progress = await runBatches({
      ...fixture.options,
      sendBatch: sendUnrelated,
      onProgress: ({ records }) => {
        if (mined || records[0]?.state !== 'sent') return
        mined = true
        void chain.client.mine({ blocks: longAfter })
      },
    })
    expect(progress).toMatchObject({ phase: 'pausedAfterFailure', records: [{ state: 'failed', isUnguarded: false }] })
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(await coinOf(fixture)).toEqual(amountsOf(fixture))
  })

  test('and that does not show whether a single payment arrived is neither paid nor failed', async () => {
    const fixture = await startRunFixture(chain, { text: `${recipient},1`, asset: coin })
    const sendUnrelated: SendAlone = () => chain.client.sendTransaction({ account: other, to: other })
    const unclear = { phase: 'needsDecision', records: [{ state: 'sent', isUnclear: true }] }
    expect(await runBatches({ ...fixture.options, sendBatch: sendUnrelated })).toMatchObject(unclear)
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1] })).toMatchObject(unclear)
    expect(await chain.client.getBalance({ address: recipient })).toBe(0n)
  })

  test('pays a single payment where the money went from the sender to its recipient in that block', async () => {
    const fixture = await startRunFixture(chain, { text: `${recipient},1`, asset: coin })
    const { sender } = fixture.run.plan
    const carried: SendAlone = async ({ to, data, value }) => {
      await chain.client.setCode({ address: sender, bytecode: encodeForwarder(to, value, data) })
      return chain.client.sendTransaction({ account: other, to: sender, gas: 500_000n })
    }
    const progress = await runBatches({ ...fixture.options, sendBatch: carried })
    await chain.client.setCode({ address: sender, bytecode: '0x' })
    expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(progress.records[0]).not.toHaveProperty('paidBy')
  })
})

describe('a transaction that only the file of a run names', () => {
  async function importHash(fixture: RunFixture, hash: Hash) {
    const { store, run } = fixture
    await chain.client.waitForTransactionReceipt({ hash })
    const [record] = run.records
    if (!record) throw new Error('no record')
    const claimed = { state: 'signing', isHandedOver: true, hashes: [hash], importedHashes: [hash] } as const
    await store.saveRecords(run.summary.id, [{ ...record, ...claimed, hashes: [hash], importedHashes: [hash] }])
    return runBatches({ ...fixture.options, sendBatch: refuse, checkOnly: true })
  }

  test('pays nobody of ours where its author has sent something else under our id', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const payments = [{ address: recipient, amount: 1n } as const]
    const mode = { kind: 'strict' } as const
    const forged = encodeCall({ id: batch.id, route: 'native', asset: coin, mode, multiSender: batch.to, payments })
    const hash = await chain.client.sendTransaction({ account: other, ...forged })
    const first = await importHash(fixture, hash)
    expect(first.records[0], 'it may still be one of ours').toMatchObject({ isHandedOver: true, isUnguarded: true })
    await chain.client.mine({ blocks: longAfter })
    const { phase, records, undecided } = await runBatches({ ...fixture.options, sendBatch: refuse, checkOnly: true })
    expect({ phase, undecided }).toEqual({ phase: 'needsDecision', undecided: [1] })
    expect(records[0]).not.toHaveProperty('paidBy')
    expect(records[0]).not.toHaveProperty('minedHash')
  })

  test('has paid the batch where it has our bytes', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const { records } = await importHash(fixture, await byOther(batch))
    expect(records).toMatchObject([{ state: 'paidByOther', paidBy: other }])
  })

  test('has paid it, too, where a contract has sent our bytes inside of it', async () => {
    const fixture = await startRunFixture(chain, { text: small, asset: coin })
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const contract = `0x${'c0'.repeat(20)}` as const
    await chain.client.setCode({ address: contract, bytecode: encodeForwarder(batch.to, batch.value, batch.data) })
    await chain.client.setBalance({ address: contract, value: batch.value })
    const hash = await chain.client.sendTransaction({ account: other, to: contract, gas: 5_000_000n })
    const { records } = await importHash(fixture, hash)
    expect(records).toMatchObject([{ state: 'paidByOther', paidBy: getAddress(contract) }])
  })
})

test("a stranger's batch with an id of ours, and other bytes, is nothing of ours", async () => {
  const fixture = await startRunFixture(chain, { text: small, asset: coin })
  const [batch] = fixture.run.plan.batches
  if (!batch) throw new Error('no batch')
  // The same id, and one recipient fewer.
  const less = await startRunFixture(chain, { text: small.split('\n').slice(1).join('\n'), asset: coin })
  const [foreign] = less.run.plan.batches
  const id = batch.data.slice(10, 74)
  const data = `${foreign?.data.slice(0, 10)}${id}${foreign?.data.slice(74)}` as const
  const hash = await chain.client.sendTransaction({
    account: other,
    to: batch.to,
    data: data as Hash,
    value: foreign?.value ?? 0n,
  })
  expect((await chain.client.waitForTransactionReceipt({ hash })).logs).toHaveLength(1)

  const facts = await createRunChain(chain.client, 1).readFacts(fixture.run)
  expect(facts.logs).toEqual([])
  expect(await runBatches({ ...fixture.options, checkOnly: true })).toMatchObject({ records: [{ state: 'queued' }] })
})
