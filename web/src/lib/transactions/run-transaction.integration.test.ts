import 'fake-indexeddb/auto'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { type Hash, parseEther, UserRejectedRequestError } from 'viem'
import { estimateGas } from 'viem/actions'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { disconnect, getConnection } from 'wagmi/actions'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { startTestChain } from '@/testing/test-networks.ts'
import { activityStore } from './activity-store.ts'
import { resumeTransactions } from './resume-transactions.ts'
import { runTransaction } from './run-transaction.ts'
import type { TransactionIntent } from './transaction-intent.ts'
import type { TransactionProgress } from './transaction-progress.ts'
import { isPreparing, watchRuns } from './transaction-runs.ts'

let chain: Awaited<ReturnType<typeof startTestChain>>
const [alice, bob] = testAccounts.map(({ address }) => address) as [Hash, Hash]
let count = 0

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  if (getConnection(chain.config).status === 'connected') await disconnect(chain.config)
  await connectFirstWallet(chain.config)
})

function payment(fields: Partial<TransactionIntent> = {}): TransactionIntent {
  count += 1
  const value = parseEther('1')
  return {
    key: `sendPlain:${count}`,
    kind: 'sendPlain',
    chainId: foundry.id,
    account: alice,
    to: bob,
    summary: 'Send 1 ETH',
    amounts: [],
    value,
    data: '0x',
    simulate: async () => ({ gas: await estimateGas(chain.client, { account: alice, to: bob, value }) }),
    write: () => chain.wallet.sendTransaction({ to: bob, value }),
    ...fields,
  }
}

async function run(intent: TransactionIntent) {
  const seen: TransactionProgress[] = []
  const result = await runTransaction(intent, {
    config: chain.config,
    confirmations: 1,
    onChange: (progress) => seen.push(progress),
  })
  // A state repeats once the node shows the sent transaction, if the node was read before the block.
  const states = seen.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1])
  return { result, seen, states }
}

const nonce = () => chain.client.getTransactionCount({ address: alice })

test('a payment is simulated, signed, mined and kept', async () => {
  const intent = payment()
  const { result, states } = await run(intent)

  expect(states).toEqual(['simulating', 'awaiting-signature', 'submitted', 'final'])
  expect(await activityStore.get(intent.key)).toMatchObject({
    state: 'final',
    hash: result.hash,
    summary: 'Send 1 ETH',
  })
})

test.each([
  ['the token that it is said to be about', { token: bob }, bob],
  [
    'the token of its approval',
    { approval: { token: bob, symbol: 'B', decimals: 1, spender: alice, before: 0n, after: 0n } },
    bob,
  ],
  ['the token that is called', { made: { by: 'BabyTokenFactory', token: bob, symbol: 'B' } }, bob],
  ['no token where a lock is called', { made: { by: 'TokenLockFactory', token: bob, symbol: 'B' } }, undefined],
] satisfies [string, Partial<TransactionIntent>, string | undefined][])(
  'the record names %s',
  async (_, fields, token) => {
    const intent = payment(fields)
    await run(intent)
    expect((await activityStore.get(intent.key))?.token).toBe(token)
  },
)

test.each([
  ['before it is recorded', 1],
  ['while it is recorded', 2],
])('an action that is given up %s never opens the wallet', async (_, check) => {
  let checks = 0
  const write = vi.fn(payment().write)
  const isCurrent = () => {
    checks += 1
    return checks < check
  }
  const intent = payment({ write, isCurrent })
  const { result } = await run(intent)
  expect(result).toMatchObject({ state: 'failed', error: { code: 'outdated' } })
  expect(write).not.toHaveBeenCalled()
  expect((await activityStore.get(intent.key))?.state).toBe(check === 1 ? undefined : 'failed')
})

test('a run counts as on its way until it is recorded', async () => {
  const seen: boolean[] = []
  const intent = payment()
  const stop = watchRuns(() => seen.push(isPreparing(intent.key)))
  const simulate = async () => {
    expect(isPreparing(intent.key)).toBe(true)
    return intent.simulate()
  }
  await run({ ...intent, simulate })
  stop()
  expect([seen[0], seen.at(-1), isPreparing(intent.key)]).toEqual([true, false, false])
})

test('the record stands before the wallet opens, and the hash right after it', async () => {
  const during: unknown[] = []
  const intent = payment({
    write: async () => {
      during.push(await activityStore.get(intent.key))
      return chain.wallet.sendTransaction({ to: bob, value: 1n })
    },
  })
  const { result } = await run(intent)

  expect(during).toMatchObject([{ state: 'awaiting-signature' }])
  expect((await activityStore.get(intent.key))?.hash).toBe(result.hash)
})

test('a decline is quiet: nothing sent, nothing kept, ready to act again', async () => {
  const intent = payment({ write: () => Promise.reject(new UserRejectedRequestError(new Error('no'))) })
  const { result } = await run(intent)

  expect(result).toMatchObject({ state: 'idle', error: { code: 'userRejected' } })
  expect(await activityStore.get(intent.key)).toBeUndefined()
})

test('what would revert never reaches the wallet', async () => {
  const before = await nonce()
  const intent = payment({
    simulate: () => chain.client.estimateGas({ account: alice, data: '0x60006000fd' }).then((gas) => ({ gas })),
  })
  const { result, states } = await run(intent)

  expect(states).toEqual(['simulating', 'failed'])
  expect(result.error?.code).toBe('revertedUnknown')
  expect(await nonce()).toBe(before)
})

test('a double click sends once', async () => {
  const before = await nonce()
  const intent = payment()
  const [first, second] = await Promise.all([run(intent), run(intent)])

  expect(first.result.hash).toBe(second.result.hash)
  expect(await nonce()).toBe(before + 1)
})

test('an act that was sent before is followed, not sent again', async () => {
  const intent = payment()
  const first = await run(intent)
  const before = await nonce()
  const second = await run(intent)

  expect(second.result).toMatchObject({ state: 'final', hash: first.result.hash })
  expect(await nonce()).toBe(before)
})

test('a wallet that shows another account is asked for nothing', async () => {
  const before = await nonce()
  const { result } = await run(payment({ account: bob }))

  expect(result).toMatchObject({ state: 'failed', error: { code: 'accountChanged' } })
  expect(await nonce()).toBe(before)
})

test('without a wallet the act fails with a reason', async () => {
  await disconnect(chain.config)
  expect((await run(payment())).result).toMatchObject({ state: 'failed', error: { code: 'connectorMissing' } })
})

test('the wallet is opened with what was simulated just before', async () => {
  const given: unknown[] = []
  const write: TransactionIntent['write'] = (simulated) => {
    given.push(simulated)
    return Promise.reject(new UserRejectedRequestError(new Error('no')))
  }
  await run(payment({ simulate: async () => ({ gas: 21_007n }), write }))
  expect(given).toEqual([{ gas: 21_007n }])
})

test('where the browser keeps no records, nothing is signed', async () => {
  const before = await nonce()
  const broken = () => Promise.reject(new Error('The database is blocked'))
  const store = { ...activityStore, get: async () => undefined, put: broken }
  const result = await runTransaction(payment(), { config: chain.config, store, confirmations: 1 })

  expect(result).toMatchObject({ state: 'failed', error: { code: 'storageUnavailable' } })
  expect(await nonce()).toBe(before)
})

test('after a reload a sent transaction is taken up by its hash', async () => {
  const intent = payment()
  const hash = await intent.write()
  const { key, kind, chainId, account, summary } = intent
  const record = { key, kind, chainId, account, summary, hash, createdAt: 1, updatedAt: 1 }
  await activityStore.put({ ...record, state: 'submitted' })
  await chain.client.mine({ blocks: 3 })

  await resumeTransactions(chain.config)
  expect(await activityStore.get(key)).toMatchObject({ state: 'final', hash })
})

test('after a reload a signature of which an earlier version noted less is named', async () => {
  const { key, kind, chainId, account, summary } = payment()
  await activityStore.put({
    key,
    kind,
    chainId,
    account,
    summary,
    state: 'awaiting-signature',
    createdAt: 1,
    updatedAt: 1,
  })

  await resumeTransactions(chain.config)
  expect(await activityStore.get(key)).toMatchObject({ state: 'uncertain', isInterrupted: true })
})
