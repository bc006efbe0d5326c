import 'fake-indexeddb/auto'
import { owners } from '@saleyard/safe/testing/safe-chain.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import type { Answer, RpcCall } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { type Hash, hexToBigInt, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'
import { proposalStore } from './proposal-store.ts'

const chainId = foundry.id
const call = { to: account(8).address, value: 3n, data: '0x' } as const
const other = { to: account(9).address, value: 1n, data: '0x' } as const

let page: Awaited<ReturnType<typeof startSafePage>>
let stop = new AbortController()
let count = 0

beforeAll(async () => {
  page = await startSafePage()
})
afterAll(() => page?.stop())
afterEach(() => {
  page.node.fault(undefined)
  stop.abort()
  stop = new AbortController()
})

/** Asks a Safe for an act; `proposed` is what its owners get instead of it, `then` comes before the wallet's answer. */
async function ask({ config, safe, service }: ConnectedSafe, proposed?: SafeCall, then = () => {}) {
  count += 1
  const intent: TransactionIntent = {
    ...{
      key: `sendPlain:check:${count}`,
      kind: 'sendPlain',
      chainId,
      account: safe,
      summary: 'Send 3 wei',
      amounts: [],
    },
    ...call,
    simulate: async () => ({ gas: 21_000n }),
    write: async () => expect.fail('it is a Safe'),
    ...(proposed && { propose: () => service.propose([proposed]).finally(then) }),
  }
  const result = runTransaction(intent, { config, confirmations: 1, signal: stop.signal })
  const read = () => activityStore.get(intent.key)
  await expect.poll(async () => (await read())?.proposal?.safeTxHash).toBeDefined()
  const hash = (await read())?.proposal?.safeTxHash as Hash
  if (!proposed) await expect.poll(async () => (await read())?.proposal?.nonce).toBeDefined()
  return { intent, result, read, hash }
}

/** Waits until the page has asked for the newest block several times. */
async function awaitReads(reads = 3) {
  const asked = page.node.count('eth_blockNumber')
  await expect.poll(() => page.node.count('eth_blockNumber')).toBeGreaterThan(asked + reads)
}

/**
 * From now on one node of the address says the newest block, and another, which stays where it is, answers everything else, or only
 * what is asked of logs and transactions.
 */
async function lag({ hasState }: { hasState: boolean }) {
  const last = await page.client.getBlockNumber({ cacheTime: 0 })
  const isAhead = (block: unknown) => typeof block === 'string' && hexToBigInt(block as Hash) > last
  const callThere = async ([request, block]: readonly unknown[]) => {
    if (block !== 'latest' && isAhead(block)) return { error: { code: -32_000, message: 'header not found' } }
    return { result: await page.client.request({ method: 'eth_call', params: [request, numberToHex(last)] } as never) }
  }
  const alter = async ({ method, params = [] }: RpcCall, { result }: Answer) => {
    if (method === 'eth_call') return hasState ? undefined : callThere(params)
    if (Array.isArray(result)) return { result: result.filter(({ blockNumber }) => !isAhead(blockNumber)) }
    return isAhead((result as { blockNumber?: Hash } | null)?.blockNumber) ? { result: null } : undefined
  }
  page.node.fault({ kind: 'altered', alter })
}

async function execute({ service }: ConnectedSafe, hash: Hash) {
  await service.sign(hash, ...owners.slice(1, 4))
  return service.execute(hash)
}

describe('a node that is hundreds of blocks behind hides an execution only until it has caught up', () => {
  test.each([
    ['of the act itself', undefined, false],
    ['of the act itself, by its logs alone', undefined, true],
    ['of a proposal that is not proven to be the act', other, false],
    ['of a proposal that is not proven to be the act, by its logs alone', other, true],
  ])('%s', async (_, proposed, hasState) => {
    const safe = await page.connectSafe()
    const { result, read, hash: safeTxHash } = await ask(safe, proposed)
    await lag({ hasState })
    const hash = await execute(safe, safeTxHash)
    await page.client.mine({ blocks: 600 })
    await awaitReads()
    expect((await read())?.state).toBe('proposed')

    page.node.fault(undefined)
    expect(await result).toMatchObject({ state: 'final', hash })
  })
})

describe('a wait of days', () => {
  test('costs one call of the Safe for each read, and searches no log', async () => {
    const safe = await page.connectSafe()
    const { read } = await ask(safe)
    await awaitReads()
    page.node.forget()
    const before = (await read())?.proposal?.fromBlock ?? 0n
    await page.client.mine({ blocks: 600 })
    await awaitReads(10)
    const reads = page.node.count('eth_blockNumber')
    // One more when the start moves, and one of a read that was under way.
    expect(page.node.count('eth_call')).toBeLessThanOrEqual(reads + 2)
    expect(page.node.count()).toBe(reads + page.node.count('eth_call'))
    expect((await read())?.proposal?.fromBlock).toBeGreaterThanOrEqual(before + 500n)
  })

  test('searches no more than the last blocks for a proposal that is not proven, whatever else the Safe executes', async () => {
    const safe = await page.connectSafe()
    const { read, result, hash } = await ask(safe, other)
    const waiting = await safe.service.propose([{ ...call, value: 9n }], { nonce: 0n })
    await execute(safe, waiting)
    const before = await page.client.getBlockNumber({ cacheTime: 0 })
    await page.client.mine({ blocks: 600 })
    await expect.poll(async () => (await read())?.proposal?.fromBlock).toBeGreaterThan(before)
    expect((await read())?.proposal).toMatchObject({ safeTxHash: hash, startNonce: 1n })
    const moved = await safe.service.propose([call], { nonce: 1n })
    expect(await Promise.all([execute(safe, moved), result])).toMatchObject([expect.anything(), { state: 'final' }])
  })
})

describe('a hash that leads to no transaction of the act', () => {
  /** As a page that is loaded again: nothing is left but the database. */
  async function reload({ config }: ConnectedSafe) {
    stop.abort()
    stop = new AbortController()
    vi.resetModules()
    const { resumeTransactions } = await import('@/lib/transactions/resume-transactions.ts')
    const again = await import('./proposal-store.ts')
    void resumeTransactions(config, { signal: stop.signal })
    return again.proposalStore
  }

  test('is in the list of this device before it is shown, and can be withdrawn after the tab was closed at once', async () => {
    const safe = await page.connectSafe()
    const { read, result, hash } = await ask(safe, other, () => page.node.fault({ kind: 'status', status: 500 }))
    await expect.poll(() => proposalStore.get(hash)).toMatchObject({ calls: [call], isUnchecked: true, way: 'wallet' })
    const store = await reload(safe)
    await result
    page.node.fault(undefined)
    await expect.poll(async () => (await store.get(hash))?.isUnchecked).toBeUndefined()
    expect(await store.get(hash)).not.toHaveProperty('tx')

    await store.patch(hash, { withdrawnAt: Date.now() })
    await expect.poll(read).toMatchObject({ state: 'dropped', dropReason: 'proposalWithdrawn' })
  })

  test('counts as a proposal after three reads of a node that does not know it; one that the node refuses is none', async () => {
    const safe = await page.connectSafe()
    let answers = 0
    let allowed = 2
    const alter = ({ method }: RpcCall) => {
      if (method !== 'eth_getTransactionReceipt') return undefined
      answers += 1
      return answers > allowed ? { error: { code: -32_000, message: 'not now' } } : undefined
    }
    const { hash } = await ask(safe, other, () => page.node.fault({ kind: 'altered', alter }))
    await expect.poll(() => answers).toBeGreaterThan(allowed + 2)
    expect(await proposalStore.get(hash)).toMatchObject({ isUnchecked: true })
    allowed = answers + 1
    await expect.poll(() => answers).toBeGreaterThan(allowed + 2)
    expect(await proposalStore.get(hash)).not.toHaveProperty('isUnchecked')
  })

  test('is kept as well where the tab was closed before this part of the page was loaded', async () => {
    const safe = await page.connectSafe()
    const { read, result, hash } = await ask(safe, other)
    stop.abort()
    await result
    await proposalStore.remove(hash)
    const store = await reload(safe)
    await expect.poll(() => store.get(hash)).toMatchObject({ calls: [], summary: 'Send 3 wei' })
    await expect.poll(async () => (await store.get(hash))?.isUnchecked).toBeUndefined()
    expect((await read())?.state).toBe('proposed')
  })

  test('is proven after a reload by the calls that this device has kept', async () => {
    const safe = await page.connectSafe()
    const { result, hash } = await ask(safe, call, () => page.node.fault({ kind: 'status', status: 500 }))
    await expect.poll(() => proposalStore.get(hash)).toMatchObject({ calls: [call], isUnchecked: true })
    const store = await reload(safe)
    await result
    page.node.fault(undefined)
    await expect.poll(async () => (await store.get(hash))?.tx).toMatchObject({ nonce: 0n })
    expect(await store.get(hash)).not.toHaveProperty('isUnchecked')
  })

  test('is in no list once it is seen as a transaction', async () => {
    const safe = await page.connectSafe()
    const sent = await page.client.sendTransaction({ account: account(7), ...call })
    const { config } = safe
    const propose = async () => sent
    count += 1
    const intent: TransactionIntent = {
      ...{ key: `sendPlain:check:${count}`, kind: 'sendPlain', chainId, account: safe.safe, summary: '', amounts: [] },
      ...{ ...call, simulate: async () => ({ gas: 21_000n }), write: propose, propose },
    }
    expect(await runTransaction(intent, { config, confirmations: 1 })).toMatchObject({ state: 'final', hash: sent })
    expect(await proposalStore.get(sent)).toBeUndefined()
  })
})
