import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, newRecord } from '@saleyard/send/run/batch-record.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { readSuccessor } from '@saleyard/send/run/find-lost.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type Client, createClient, custom, type EIP1193RequestFn, type Hash, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunFixture, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
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

const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))
const start = (confirmations: number) =>
  startRunFixture(chain, { text: `${recipient},1`, asset: { kind: 'native' }, confirmations })
const paid = () => chain.client.getBalance({ address: recipient })

/** Sent, seen in the pool, and left there. @returns Its nonce. */
async function sendIntoPool(fixture: RunFixture) {
  await chain.client.setAutomine(false)
  const sendBatch: SendBatch = async (batch) => {
    await fixture.options.sendBatch(batch)
    throw new Error('the page is gone')
  }
  await runBatches({ ...fixture.options, sendBatch })
  const { hash, nonce } = await chain.client
    .getBlock({ blockTag: 'pending', includeTransactions: true })
    .then(({ transactions }) => transactions.at(-1) ?? { hash: '0x' as Hash, nonce: 0 })
  const record = (await fixture.store.load(fixture.run.summary.id))?.records[0]
  if (!record) throw new Error('no record')
  await fixture.store.saveRecords(fixture.run.summary.id, [{ ...record, state: 'sent', hashes: [hash] }])
  expect(await runBatches({ ...fixture.options, signal: AbortSignal.abort(), checkOnly: true })).toMatchObject({
    records: [{ isPending: true, isNonceSeen: true, nonce }],
  })
  return nonce
}

describe('a single payment', () => {
  test('that a wallet may still hold is sent again only when its user has seen the old one cancelled', async () => {
    const fixture = await start(1)
    await runBatches({ ...fixture.options, sendBatch: refuse })
    const locked = { phase: 'needsDecision', records: [{ state: 'signing' }] }
    expect(await runBatches({ ...fixture.options, resend: [1] })).toMatchObject(locked)
    expect(await runBatches({ ...fixture.options, stop: true })).toMatchObject(locked)
    expect(await paid()).toBe(0n)

    expect(await runBatches({ ...fixture.options, resend: [1], hasSeenCancelled: true })).toMatchObject({
      phase: 'finished',
    })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('that was mined while nobody looked is found, and never sent again', async () => {
    const fixture = await start(1)
    const sendThenClose: SendBatch = async (batch) => {
      const hash = await fixture.options.sendBatch(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      throw new Error('the page is gone')
    }
    await runBatches({ ...fixture.options, sendBatch: sendThenClose })
    const back = await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1], hasSeenCancelled: true })
    expect(back).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('that was mined long before anybody looked is found, and not sent a second time', async () => {
    const fixture = await start(1)
    const sendThenClose: SendBatch = async (batch) => {
      const hash = await fixture.options.sendBatch(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      throw new Error('the page is gone')
    }
    await runBatches({ ...fixture.options, sendBatch: sendThenClose })
    await chain.client.mine({ blocks: 300 })
    const back = await runBatches({ ...fixture.options, resend: [1], hasSeenCancelled: true })
    expect(back).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test.each([
    ['a stranger’s hash in a block', true, 1],
    ['a stranger’s hash that waits', false, 1],
    ['the hash of an older transaction of its account', true, 0],
  ])('whose wallet answers with %s is found by its own nonce', async (_, isMined, from) => {
    const fixture = await start(1)
    const { [from]: account, 1: otherAccount } = await chain.client.getAddresses()
    if (!account || !otherAccount) throw new Error('no second account')
    if (!isMined) await chain.client.setAutomine(false)
    const foreign = await chain.client.sendTransaction({ account, to: otherAccount, value: 1n })
    const sendWithWrongHash: SendBatch = async (batch) => {
      const hash = await fixture.options.sendBatch(batch)
      // In a block before the run looks at the foreign one: which of the two comes first is not left to chance.
      if (isMined) await chain.client.waitForTransactionReceipt({ hash })
      return foreign
    }
    if (!isMined) await chain.client.setIntervalMining({ interval: 1 })
    expect(await runBatches({ ...fixture.options, sendBatch: sendWithWrongHash })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'reconciled' }],
    })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('whose wallet answers with the hash of something else, and sends nothing, is locked until its user has looked', async () => {
    const fixture = await start(1)
    const [account, otherAccount] = await chain.client.getAddresses()
    if (!account || !otherAccount) throw new Error('no second account')
    const foreign = await chain.client.sendTransaction({ account, to: otherAccount, value: 1n })
    await chain.client.waitForTransactionReceipt({ hash: foreign })
    await chain.client.setIntervalMining({ interval: 1 })
    const locked = { phase: 'needsDecision', undecided: [1], records: [{ state: 'signing', hashes: [] }] }
    expect(await runBatches({ ...fixture.options, sendBatch: async () => foreign })).toMatchObject(locked)
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1] })).toMatchObject(locked)
    expect(await paid()).toBe(0n)
    await chain.client.setAutomine(true)
    expect(await runBatches({ ...fixture.options, resend: [1], hasSeenCancelled: true })).toMatchObject({
      phase: 'finished',
    })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('that was sped up in the wallet is paid by the faster transaction', async () => {
    const fixture = await start(2)
    const nonce = await sendIntoPool(fixture)
    const [batch] = fixture.run.plan.batches
    if (!batch) throw new Error('no batch')
    const faster = await fixture.sendRaw(batch, { nonce, fee: 50n })
    await chain.client.mine({ blocks: 3 })
    expect(
      await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1], hasSeenCancelled: true }),
    ).toMatchObject({ phase: 'finished', records: [{ minedHash: faster }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('whose nonce went to something that was seen is judged by it long after, where no node has the old state', async () => {
    const fixture = await start(20)
    const nonce = await sendIntoPool(fixture)
    await fixture.sendNothing({ nonce, fee: 50n })
    await chain.client.mine({ blocks: 1 })
    await runBatches({ ...fixture.options, checkOnly: true })
    await chain.client.mine({ blocks: 300 })

    const pruned = { ...fixture.options, chain: createRunChain(prunedTo(100n), 20) }
    expect(await runBatches({ ...pruned, checkOnly: true })).toMatchObject({
      records: [{ state: 'replaced', isReleased: true }],
    })
  })

  test('whose nonce went to something else is locked until that is final, then sent again or given up', async () => {
    const fixture = await start(3)
    const nonce = await sendIntoPool(fixture)
    await fixture.sendNothing({ nonce, fee: 50n })
    await chain.client.mine({ blocks: 1 })
    const locked = { phase: 'needsDecision', records: [{ state: 'replaced', isReleased: false }] }
    expect(await runBatches({ ...fixture.options, sendBatch: refuse, resend: [1] })).toMatchObject(locked)
    expect(await runBatches({ ...fixture.options, stop: true })).toMatchObject(locked)

    await chain.client.mine({ blocks: 2 })
    expect(await runBatches({ ...fixture.options, checkOnly: true })).toMatchObject({
      records: [{ state: 'replaced', isReleased: true }],
    })
    await chain.client.setAutomine(true)
    expect(await runBatches({ ...fixture.options, stop: true, sendBatch: refuse })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'cancelled' }],
    })
    expect(await paid()).toBe(0n)
  })
})

/** The same node without the state of older blocks. */
function prunedTo(kept: bigint) {
  const request: EIP1193RequestFn = async ({ method, params }: { method: string; params?: unknown }) => {
    const [, block] = (params ?? []) as string[]
    const isOld = async () => BigInt(block ?? 0) + kept < (await chain.client.getBlockNumber({ cacheTime: 0 }))
    if (method === 'eth_getTransactionCount' && block?.startsWith('0x') && (await isOld()))
      throw Object.assign(new Error('missing trie node'), { code: -32000 })
    return chain.client.request({ method, params } as Parameters<typeof chain.client.request>[0]) as never
  }
  return createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
}

describe('readSuccessor', () => {
  let fixture: RunFixture
  let batch: Batch

  beforeAll(async () => {
    fixture = await startRunFixture(chain, { text: `${recipient},1`, asset: { kind: 'native' } })
    batch = fixture.run.plan.batches[0] as Batch
  })

  /** Sent by the account and in a block. */
  async function use(payment?: Batch): Promise<{ hash: Hash; nonce: number }> {
    const nonce = await chain.client.getTransactionCount({ address: fixture.run.plan.sender })
    const hash = payment ? await fixture.sendRaw(payment) : await fixture.sendNothing({ nonce, fee: 50n })
    await chain.client.waitForTransactionReceipt({ hash })
    return { hash, nonce }
  }
  const read = (record: Partial<BatchRecord>, client: Client = chain.client, used = (record.nonce ?? 0) + 1) =>
    readSuccessor(client, fixture.run.plan, batch, { ...newRecord(batch), ...record }, used)

  test('a nonce that nothing has used has no successor', async () => {
    const { nonce } = await use()
    expect(await read({})).toBeUndefined()
    expect(await read({ nonce }, chain.client, nonce)).toBeUndefined()
  })

  test('what used the nonce is the payment by its bytes, or by a hash that the wallet has told', async () => {
    const paid = await use(batch)
    expect(await read({ nonce: paid.nonce })).toMatchObject({ hash: paid.hash, status: 'success', isSame: true })
    // As of an account contract, which carries the payment inside of its own call.
    const carrier = await use()
    expect(await read({ nonce: carrier.nonce, hashes: [carrier.hash] })).toMatchObject({ isSame: true })
    expect(await read({ nonce: carrier.nonce })).toMatchObject({ hash: carrier.hash, isSame: false })
  })

  test('what was noted as having used the nonce counts only where it is in a block', async () => {
    const { hash, nonce } = await use()
    const noted = await use()
    expect(await read({ nonce, takenBy: noted.hash })).toMatchObject({ hash: noted.hash })
    const request = async ({ method, params }: { method: string; params?: unknown }) => {
      const answer = await chain.client.request({ method, params } as never)
      const isNoted = method === 'eth_getTransactionByHash' && (params as Hash[])[0] === noted.hash
      return isNoted ? { ...(answer as object), blockNumber: null, blockHash: null } : answer
    }
    const waiting = createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
    expect(await read({ nonce, takenBy: noted.hash }, waiting)).toMatchObject({ hash })
  })
})
