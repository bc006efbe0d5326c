import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { openPrunedNode } from '@saleyard/testkit/chain/open-pruned-node.ts'
import { startTestChain, testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { type Client, createClient, custom, type EIP1193RequestFn, type Hash, pad, parseEther, parseGwei } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followTransaction, type Known } from './follow-transaction.ts'
import type { TransactionProgress } from './transaction-progress.ts'

let chain: Awaited<ReturnType<typeof startTestChain>>
const [alice, bob, carol] = testAccounts.map(({ address }) => address) as [Hash, Hash, Hash]

beforeEach(async () => {
  chain = await startTestChain({ mining: false })
})
afterEach(() => chain.stop())

const send = (fields: { nonce?: number; to?: Hash; value?: bigint; gwei?: string } = {}) =>
  chain.wallet.sendTransaction({
    to: fields.to ?? bob,
    value: fields.value ?? parseEther('1'),
    nonce: fields.nonce,
    maxFeePerGas: parseGwei(fields.gwei ?? '10'),
    maxPriorityFeePerGas: parseGwei(fields.gwei ?? '1'),
  })

/** Follows in the background; `until` waits for a state. */
function follow(hash: Hash, known: Known = {}, confirmations = 2, client: Client = chain.client) {
  const seen: TransactionProgress[] = []
  let learned: Known = known
  const waiting: { state: string; resolve: () => void }[] = []
  const stop = new AbortController()
  const result = followTransaction(client, {
    hash,
    account: alice,
    requested: toRequestedCall({ to: bob, value: parseEther('1'), data: '0x' }),
    ...known,
    confirmations,
    signal: stop.signal,
    onChange: (progress, now) => {
      seen.push(progress)
      learned = now
      for (const { state, resolve } of waiting) if (state === progress.state) resolve()
    },
  })
  const until = (state: string) =>
    new Promise<void>((resolve) => {
      if (seen.at(-1)?.state === state) resolve()
      waiting.push({ state, resolve })
    })
  return { result, seen, until, stop: () => stop.abort(), learned: () => learned }
}

test('a transaction is followed from the pool into a block and to its depth', async () => {
  const hash = await send()
  const { result, seen, until } = follow(hash, {}, 3)
  await until('submitted')
  await chain.client.mine({ blocks: 1 })
  await until('mined')
  await chain.client.mine({ blocks: 2 })

  expect(await result).toMatchObject({ state: 'final', hash, confirmations: { done: 3, needed: 3 } })
  expect(seen.at(0)?.state).toBe('submitted')
  expect(seen.find(({ state }) => state === 'mined')).toMatchObject({ confirmations: { done: 1, needed: 3 } })
})

test('each block on top is told once, as one more confirmation', async () => {
  const { result, seen, until } = follow(await send(), {}, 3)
  await until('submitted')
  for (const done of [1, 2]) {
    await chain.client.mine({ blocks: 1 })
    await expect.poll(() => seen.at(-1)?.confirmations?.done).toBe(done)
  }
  await chain.client.mine({ blocks: 1 })
  await result
  expect(seen.map(({ confirmations }) => confirmations?.done)).toEqual([undefined, 1, 2, 3])
})

test('a sped-up transaction is followed under its new hash', async () => {
  const hash = await send({ nonce: 0 })
  const { result, seen, until } = follow(hash)
  await until('submitted')
  const faster = await send({ nonce: 0, gwei: '30' })
  await chain.client.mine({ blocks: 3 })

  expect(await result).toMatchObject({ state: 'final', hash: faster })
  expect(seen.map(({ state }) => state)).toContain('replaced')
})

test('a speed-up that happened while the page was closed is found by what was kept', async () => {
  const hash = await send({ nonce: 0 })
  const visit = follow(hash)
  await visit.until('submitted')
  visit.stop()
  await visit.result
  const faster = await send({ nonce: 0, gwei: '30' })
  await chain.client.mine({ blocks: 5 })

  expect(await follow(hash, visit.learned()).result).toMatchObject({ state: 'final', hash: faster })
})

test('a transaction cancelled in the wallet is dropped, not done', async () => {
  const hash = await send({ nonce: 0 })
  const { result, until } = follow(hash)
  await until('submitted')
  await send({ nonce: 0, to: alice, value: 0n, gwei: '30' })
  await chain.client.mine({ blocks: 3 })

  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'cancelled', hash })
})

/** Sends to the pool, replaces by a cancellation, and mines the given number of blocks on top. */
async function cancelUnseen(blocks: number) {
  const hash = await send({ nonce: 0 })
  const visit = follow(hash)
  await visit.until('submitted')
  await expect.poll(() => visit.learned()).toMatchObject({ nonce: 0 })
  visit.stop()
  await visit.result
  await send({ nonce: 0, to: alice, value: 0n, gwei: '30' })
  await chain.client.mine({ blocks })
  return { hash, learned: visit.learned() }
}

test('one that was cancelled long before the page came back is dropped as cancelled', async () => {
  const { hash, learned } = await cancelUnseen(300)
  expect(await follow(hash, learned).result).toMatchObject({ state: 'dropped', dropReason: 'cancelled' })
})

test('where the node has dropped the state of that time it is dropped, by whatever it was', async () => {
  const { hash, learned } = await cancelUnseen(300)
  const { client } = openPrunedNode(chain, 100)
  expect(await follow(hash, learned, 2, client).result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
})

test('another payment with the same nonce is not taken for a speed-up', async () => {
  const hash = await send({ nonce: 0 })
  const { result, until } = follow(hash)
  await until('submitted')
  await send({ nonce: 0, to: carol, gwei: '30' })
  await chain.client.mine({ blocks: 3 })

  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
})

test('a transaction that no node knows any more is named as vanished', async () => {
  const hash = await send()
  const { result, until } = follow(hash)
  await until('submitted')
  await chain.client.dropTransaction({ hash })

  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'vanished' })
})

test('a reorg takes a mined transaction back, and it is followed on', async () => {
  const before = await chain.client.snapshot()
  const hash = await send()
  const { result, seen, until } = follow(hash, {}, 4)
  await chain.client.mine({ blocks: 1 })
  await until('mined')
  await chain.client.revert({ id: before })
  await until('submitted')
  await send()
  await chain.client.mine({ blocks: 5 })

  expect(await result).toMatchObject({ state: 'final', hash })
  const states = seen.map(({ state }) => state)
  expect(states.indexOf('submitted', states.indexOf('mined'))).toBeGreaterThan(0)
})

test('a transaction that reverts in its block is told as reverted', async () => {
  // `revert(0, 0)`; the gas is given, so that the node is not asked first.
  await chain.client.setCode({ address: bob, bytecode: '0x60006000fd' })
  const hash = await chain.wallet.sendTransaction({ to: bob, gas: 100_000n })
  const { result } = follow(hash)
  await chain.client.mine({ blocks: 1 })

  expect(await result).toMatchObject({ state: 'reverted', hash, receipt: { status: 'reverted' } })
})

test('a receipt counts as one block, also when the node names an older one as its newest', async () => {
  const hash = await send()
  await chain.client.mine({ blocks: 1 })
  const request: EIP1193RequestFn = async (call) =>
    (call.method === 'eth_blockNumber' ? '0x0' : chain.client.request(call as never)) as never
  const lagging = createClient({ transport: custom({ request }), pollingInterval: 20 })

  const seen: TransactionProgress[] = []
  const options = {
    hash,
    account: alice,
    confirmations: 1,
    onChange: (progress: TransactionProgress) => void seen.push(progress),
  }
  expect(await followTransaction(lagging, options)).toMatchObject({
    state: 'final',
    confirmations: { done: 1, needed: 1 },
  })
  expect(seen.map(({ state }) => state)).not.toContain('mined')
})

const sendAs = (account: Hash, fields: object = {}) =>
  chain.client.request({
    method: 'eth_sendTransaction',
    params: [{ from: account, to: bob, value: '0x1', gas: '0xc350', gasPrice: '0x2540be400', ...fields }],
  } as never) as Promise<Hash>

test('a transaction from another account is followed by that account’s own numbers, and named as its', async () => {
  for (let index = 0; index < 3; index += 1) await send()
  await chain.client.mine({ blocks: 1 })
  const hash = await sendAs(carol)
  const { result, seen, until, learned } = follow(hash)
  await until('submitted')
  await expect.poll(() => learned()).toMatchObject({ nonce: 0, signer: { address: carol, isDirect: true } })
  await chain.client.mine({ blocks: 3 })
  expect(await result).toMatchObject({ state: 'final', hash, signer: { address: carol, isDirect: true } })
  expect(seen.map(({ state }) => state)).not.toContain('dropped')
})

test('a transaction that another account carries to elsewhere is told from one of its own', async () => {
  const hash = await sendAs(carol, { to: alice, data: pad(bob) })
  const { result } = follow(hash)
  await chain.client.mine({ blocks: 3 })
  expect(await result).toMatchObject({ state: 'final', signer: { address: carol, isDirect: false } })
})

test('what took its place counts only when that is final', async () => {
  const hash = await send({ nonce: 0 })
  const { result, seen, until } = follow(hash, {}, 4)
  await until('submitted')
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  await send({ nonce: 0, to: carol, gwei: '30' })
  await chain.client.mine({ blocks: 3 })
  expect(seen.map(({ state }) => state)).not.toContain('dropped')
  await chain.client.mine({ blocks: 1 })
  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
})

test('it is not called dropped where the nonce is told by a node ahead of those that are asked for it', async () => {
  const hash = await send({ nonce: 0 })
  const first = follow(hash)
  await first.until('submitted')
  await expect.poll(() => first.learned()).toMatchObject({ nonce: 0 })
  first.stop()
  await chain.client.mine({ blocks: 1 })
  const mined = await chain.client.getBlockNumber({ cacheTime: 0 })

  let reads = 0
  const behind: Record<string, () => unknown> = {
    eth_getTransactionByHash: () => null,
    eth_getTransactionReceipt: () => null,
    eth_getBlockByNumber: () => Promise.reject(new Error('header not found')),
  }
  const request: EIP1193RequestFn = async (call: { method: string; params?: unknown }) => {
    if (call.method === 'eth_blockNumber') reads += 1
    if (reads > 6 && call.method === 'eth_blockNumber') await chain.client.mine({ blocks: 1 })
    const isBehind = (await chain.client.getBlockNumber({ cacheTime: 0 })) < mined + 3n
    const answer = isBehind ? behind[call.method] : undefined
    return (answer ? answer() : chain.client.request(call as never)) as never
  }
  const balanced = createClient({ transport: custom({ request }, { retryCount: 0 }), pollingInterval: 20 })
  const { result, seen } = follow(hash, first.learned(), 2, balanced)
  expect(await result).toMatchObject({ state: 'final', hash })
  expect(seen.map(({ state }) => state)).not.toContain('dropped')
})

test('a transaction whose number another one used long ago is dropped, also where that one is too old to be found', async () => {
  const hash = await send({ nonce: 0 })
  const first = follow(hash)
  await expect.poll(() => first.learned()).toMatchObject({ nonce: 0 })
  first.stop()
  await send({ nonce: 0, to: carol, gwei: '30' })
  // Further back than what took a place is searched for.
  await chain.client.mine({ blocks: 130 })

  const { result } = follow(hash, first.learned())
  expect(await result).toMatchObject({ state: 'dropped', hash, dropReason: 'nonceUsed' })
}, 15_000)
