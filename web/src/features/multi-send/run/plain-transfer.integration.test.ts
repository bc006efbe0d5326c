import 'fake-indexeddb/auto'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import type { SendBatch } from '@saleyard/send/run/types.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { createClient, custom, type EIP1193RequestFn, type Hash, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunFixture, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

const person = '0x00000000000000000000000000000000000a11ce'
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
  startRunFixture(chain, { text: `${person},1`, asset: { kind: 'native' }, confirmations })
const paid = () => chain.client.getBalance({ address: person })

/** Sent, seen in the pool, and left there. @returns Its nonce. */
async function sendIntoPool(scene: RunFixture) {
  await chain.client.setAutomine(false)
  const sendBatch: SendBatch = async (batch) => {
    await scene.options.sendBatch(batch)
    throw new Error('the page is gone')
  }
  await runBatches({ ...scene.options, sendBatch })
  const { hash, nonce } = await chain.client
    .getBlock({ blockTag: 'pending', includeTransactions: true })
    .then(({ transactions }) => transactions.at(-1) ?? { hash: '0x' as Hash, nonce: 0 })
  const record = (await scene.store.load(scene.run.summary.id))?.records[0]
  if (!record) throw new Error('no record')
  await scene.store.saveRecords(scene.run.summary.id, [{ ...record, state: 'sent', hashes: [hash] }])
  expect(await runBatches({ ...scene.options, signal: AbortSignal.abort(), checkOnly: true })).toMatchObject({
    records: [{ isPending: true, isNonceSeen: true, nonce }],
  })
  return nonce
}

describe('a single payment', () => {
  test('that a wallet may still hold is sent again only when its user has seen the old one cancelled', async () => {
    const scene = await start(1)
    await runBatches({ ...scene.options, sendBatch: refuse })
    const locked = { phase: 'needsDecision', records: [{ state: 'signing' }] }
    expect(await runBatches({ ...scene.options, resend: [1] })).toMatchObject(locked)
    expect(await runBatches({ ...scene.options, stop: true })).toMatchObject(locked)
    expect(await paid()).toBe(0n)

    expect(await runBatches({ ...scene.options, resend: [1], hasSeenCancelled: true })).toMatchObject({
      phase: 'finished',
    })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('that was mined while nobody looked is found, and never sent again', async () => {
    const scene = await start(1)
    const dying: SendBatch = async (batch) => {
      const hash = await scene.options.sendBatch(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      throw new Error('the page is gone')
    }
    await runBatches({ ...scene.options, sendBatch: dying })
    const back = await runBatches({ ...scene.options, sendBatch: refuse, resend: [1], hasSeenCancelled: true })
    expect(back).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('that was mined long before anybody looked is found, and not sent a second time', async () => {
    const scene = await start(1)
    const dying: SendBatch = async (batch) => {
      const hash = await scene.options.sendBatch(batch)
      await chain.client.waitForTransactionReceipt({ hash })
      throw new Error('the page is gone')
    }
    await runBatches({ ...scene.options, sendBatch: dying })
    await chain.client.mine({ blocks: 300 })
    const back = await runBatches({ ...scene.options, resend: [1], hasSeenCancelled: true })
    expect(back).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test.each([
    ['a stranger’s hash in a block', true, 1],
    ['a stranger’s hash that waits', false, 1],
    ['the hash of an older transaction of its account', true, 0],
  ])('whose wallet answers with %s is found by its own nonce', async (_, isMined, from) => {
    const scene = await start(1)
    const { [from]: account, 1: stranger } = await chain.client.getAddresses()
    if (!account || !stranger) throw new Error('no second account')
    if (!isMined) await chain.client.setAutomine(false)
    const foreign = await chain.client.sendTransaction({ account, to: stranger, value: 1n })
    const lying: SendBatch = async (batch) => {
      const hash = await scene.options.sendBatch(batch)
      // In a block before the run looks at the foreign one: which of the two comes first is not left to chance.
      if (isMined) await chain.client.waitForTransactionReceipt({ hash })
      return foreign
    }
    if (!isMined) await chain.client.setIntervalMining({ interval: 1 })
    expect(await runBatches({ ...scene.options, sendBatch: lying })).toMatchObject({
      phase: 'finished',
      records: [{ state: 'reconciled' }],
    })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('whose wallet answers with the hash of something else, and sends nothing, is locked until its user has looked', async () => {
    const scene = await start(1)
    const [account, stranger] = await chain.client.getAddresses()
    if (!account || !stranger) throw new Error('no second account')
    const foreign = await chain.client.sendTransaction({ account, to: stranger, value: 1n })
    await chain.client.waitForTransactionReceipt({ hash: foreign })
    await chain.client.setIntervalMining({ interval: 1 })
    const locked = { phase: 'needsDecision', undecided: [1], records: [{ state: 'signing', hashes: [] }] }
    expect(await runBatches({ ...scene.options, sendBatch: async () => foreign })).toMatchObject(locked)
    expect(await runBatches({ ...scene.options, sendBatch: refuse, resend: [1] })).toMatchObject(locked)
    expect(await paid()).toBe(0n)
    await chain.client.setAutomine(true)
    expect(await runBatches({ ...scene.options, resend: [1], hasSeenCancelled: true })).toMatchObject({
      phase: 'finished',
    })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('that was sped up in the wallet is paid by the faster transaction', async () => {
    const scene = await start(2)
    const nonce = await sendIntoPool(scene)
    const [batch] = scene.run.plan.batches
    if (!batch) throw new Error('no batch')
    const faster = await scene.sendRaw(batch, { nonce, fee: 50n })
    await chain.client.mine({ blocks: 3 })
    expect(
      await runBatches({ ...scene.options, sendBatch: refuse, resend: [1], hasSeenCancelled: true }),
    ).toMatchObject({ phase: 'finished', records: [{ minedHash: faster }] })
    expect(await paid()).toBe(parseEther('1'))
  })

  test('whose nonce went to something that was seen is judged by it long after, where no node has the old state', async () => {
    const scene = await start(20)
    const nonce = await sendIntoPool(scene)
    await scene.sendNothing({ nonce, fee: 50n })
    await chain.client.mine({ blocks: 1 })
    await runBatches({ ...scene.options, checkOnly: true })
    await chain.client.mine({ blocks: 300 })

    const pruned = { ...scene.options, chain: createRunChain(prunedTo(100n), 20) }
    expect(await runBatches({ ...pruned, checkOnly: true })).toMatchObject({
      records: [{ state: 'replaced', isReleased: true }],
    })
  })

  test('whose nonce went to something else is locked until that is final, then sent again or given up', async () => {
    const scene = await start(3)
    const nonce = await sendIntoPool(scene)
    await scene.sendNothing({ nonce, fee: 50n })
    await chain.client.mine({ blocks: 1 })
    const locked = { phase: 'needsDecision', records: [{ state: 'replaced', isReleased: false }] }
    expect(await runBatches({ ...scene.options, sendBatch: refuse, resend: [1] })).toMatchObject(locked)
    expect(await runBatches({ ...scene.options, stop: true })).toMatchObject(locked)

    await chain.client.mine({ blocks: 2 })
    expect(await runBatches({ ...scene.options, checkOnly: true })).toMatchObject({
      records: [{ state: 'replaced', isReleased: true }],
    })
    await chain.client.setAutomine(true)
    expect(await runBatches({ ...scene.options, stop: true, sendBatch: refuse })).toMatchObject({
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
