import 'fake-indexeddb/auto'
import { owners, signAll } from '@saleyard/safe/testing/safe-chain.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { CallsError } from '@saleyard/send/calls/calls-error.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import { type Address, type Hash, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { followReported } from '@/lib/transactions/recover-transaction.ts'
import { resumeTransactions } from '@/lib/transactions/resume-transactions.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { explainCalls } from '@/lib/wallet/requests/calls.ts'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'
import { proposalStore } from './proposal-store.ts'
import { propose } from './propose.ts'

const bob: Address = account(8).address
const chainId = foundry.id
const value = parseEther('1')

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

function payment({ config, safe }: ConnectedSafe, fields: Partial<TransactionIntent> = {}): TransactionIntent {
  count += 1
  const call = { chainId, account: safe, to: bob, value, data: '0x' } as const
  return {
    key: `sendPlain:safe:${count}`,
    kind: 'sendPlain',
    ...call,
    summary: 'Send 1 ETH',
    amounts: [],
    simulate: async () => ({ gas: await page.client.estimateGas({ account: safe, to: bob, value }) }),
    write: (simulated) => sendTransaction(config, { ...call, ...simulated }),
    ...fields,
  }
}

/** Runs an act of the Safe until it ends, or the test does. */
function run({ config }: ConnectedSafe, intent: TransactionIntent, confirmations = 1) {
  const seen: TransactionProgress[] = []
  const onChange = (progress: TransactionProgress) => void seen.push(progress)
  const result = runTransaction(intent, { config, confirmations, signal: stop.signal, onChange })
  const states = () => seen.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1])
  return { result, states }
}

const recordOf = ({ key }: TransactionIntent) => activityStore.get(key)
const balance = () => page.client.getBalance({ address: bob })

/** Waits until the page follows the proposal of an act, with the transaction that it has computed. */
async function awaitProposal(intent: TransactionIntent) {
  await expect.poll(async () => (await recordOf(intent))?.proposal?.nonce).toBeDefined()
  const { proposal, state } = (await recordOf(intent)) ?? {}
  expect(state).toBe('proposed')
  if (!proposal) throw new Error('There is no proposal')
  return proposal
}

/** Waits until the page has asked for the newest block several times: between failed reads it rests longer. */
async function awaitReads() {
  const asked = page.node.count('eth_blockNumber')
  const isAsked = expect.poll(() => page.node.count('eth_blockNumber'), { timeout: 30_000 })
  await isAsked.toBeGreaterThan(asked + 3)
}

test('what a Safe is asked for is a proposal until a stranger executes what its owners have signed, and is then followed', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const before = await balance()
  const { result, states } = run(safe, intent, 2)
  const { safeTxHash } = await awaitProposal(intent)

  expect(await proposalStore.get(safeTxHash)).toMatchObject({
    chainId,
    safe: safe.safe,
    calls: [{ to: bob, value, data: '0x' }],
    tx: { nonce: 0n, safeTxGas: 0n, operation: 0 },
    way: 'wallet',
    summary: 'Send 1 ETH',
  })
  await safe.service.sign(safeTxHash, ...owners.slice(1, 3))
  const hash = await safe.service.execute(safeTxHash)
  await expect.poll(async () => (await recordOf(intent))?.state).toBe('mined')
  await page.client.mine({ blocks: 1 })

  expect(await result).toMatchObject({ state: 'final', hash, receipt: { from: account(7).address.toLowerCase() } })
  expect(states()).toEqual(['simulating', 'awaiting-signature', 'proposed', 'mined', 'final'])
  const record = await recordOf(intent)
  expect(record).toMatchObject({ state: 'final', hash, proposal: { safeTxHash } })
  expect(record).not.toHaveProperty('nonce')
  expect(record).not.toHaveProperty('signer')
  expect((await balance()) - before).toBe(value)
})

describe('what the owners sign', () => {
  const before = [{ to: account(9).address, value: 3n, data: '0x' }] as const

  test.each([
    ['the call alone', {}, []],
    ['the call behind those that belong to it', { before }, before],
  ])('is %s, as the act names it, and no gas of its own', async (_, fields, first) => {
    const safe = await page.connectSafe()
    const intent = payment(safe, fields)
    run(safe, intent)
    const { safeTxHash } = await awaitProposal(intent)
    const { calls, transaction } = safe.service.get(safeTxHash)
    expect(calls).toEqual([...first, { to: bob, value, data: '0x' }])
    expect(transaction).toMatchObject({ safeTxGas: 0n, nonce: 0n })
    expect(safe.wallet.prompts.shown.map(({ method }) => method)).toEqual(['wallet_sendCalls'])
  })

  test('is the transaction, without gas, where the wallet takes no calls', async () => {
    const safe = await page.connectSafe({ needsGas: false, takesCalls: false })
    const intent = payment(safe)
    run(safe, intent)
    const { safeTxHash } = await awaitProposal(intent)
    expect(safe.service.get(safeTxHash)).toMatchObject({ calls: [{ to: bob, value }], transaction: { safeTxGas: 0n } })
    expect(safe.wallet.prompts.shown.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  })

  test('is nothing where the wallet takes no calls, and the act needs several', async () => {
    const safe = await page.connectSafe({ needsGas: false, takesCalls: false })
    const { result } = run(safe, payment(safe, { before }))
    expect(await result).toMatchObject({ state: 'failed', error: { code: 'methodUnsupported' } })
    expect(safe.wallet.prompts.shown).toEqual([])
  })

  test('is unknown where the wallet answers with no hash', async () => {
    const safe = await page.connectSafe()
    const request = async ({ method }: { method: string }) =>
      method === 'wallet_sendCalls' ? { id: 'bundle 1' } : expect.fail(method)
    const [connector] = safe.config.connectors
    vi.spyOn(connector as Connector, 'getProvider').mockResolvedValue({ request })
    expect(await run(safe, payment(safe)).result).toMatchObject({
      state: 'uncertain',
      error: { code: 'walletAnswerInvalid' },
    })
  })
})

test('a rejected proposal is dropped for good once that is final, and only then can it be asked for again', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const first = run(safe, intent, 3)
  const { safeTxHash } = await awaitProposal(intent)
  await safe.service.reject(safeTxHash)
  await page.client.mine({ blocks: 1 })
  await awaitReads()
  expect((await recordOf(intent))?.state).toBe('proposed')

  await page.client.mine({ blocks: 1 })
  expect(await first.result).toMatchObject({ state: 'dropped', dropReason: 'proposalRejected' })
  expect(await recordOf(intent)).toMatchObject({ state: 'dropped', dropReason: 'proposalRejected' })

  run(safe, intent)
  await expect.poll(async () => (await recordOf(intent))?.proposal?.nonce).toBe(1n)
  expect(safe.wallet.prompts.shown).toHaveLength(2)
})

test('a proposal whose nonce another transaction has used is dropped with that reason', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const { result } = run(safe, intent)
  const { safeTxHash } = await awaitProposal(intent)
  await safe.service.replace(safeTxHash)
  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'proposalReplaced', proposal: { safeTxHash } })
})

describe('owners who make the same call by another transaction have done what was asked', () => {
  const other = { to: account(9).address, value: 0n, data: '0x' } as const
  const call: SafeCall = { to: bob, value, data: '0x' }
  const afterwards = async (safe: ConnectedSafe, intent: TransactionIntent, hash: Hash) => {
    const again = await run(safe, intent).result
    expect(again).toMatchObject({ state: 'final', hash })
    expect(safe.wallet.prompts.shown).toHaveLength(1)
  }

  test('merged with others, under the nonce of the proposal', async () => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    const { result } = run(safe, intent)
    const { safeTxHash } = await awaitProposal(intent)
    const { transactionHash: hash } = await safe.service.replace(safeTxHash, [other, call])
    expect(await result).toMatchObject({ state: 'final', hash, proposal: { safeTxHash } })
    await afterwards(safe, intent, hash)
  })

  /** Two acts that wait at once; the owners make calls in place of both, in one transaction. */
  async function mergeTwo(fields: Partial<TransactionIntent>, calls: readonly SafeCall[]) {
    const safe = await page.connectSafe()
    const [one, two] = [payment(safe), payment(safe, fields)]
    const first = run(safe, one)
    const { safeTxHash } = await awaitProposal(one)
    const second = run(safe, two)
    const later = await awaitProposal(two)
    const { transactionHash: hash } = await safe.service.replace(safeTxHash, calls)
    expect(await first.result).toMatchObject({ state: 'final', hash })
    await safe.service.reject(later.safeTxHash)
    return { safe, two, hash, second: await second.result }
  }

  test('merged with another act of this page, each of both', async () => {
    const { safe, two, hash, second } = await mergeTwo({ value: 7n }, [call, { ...call, value: 7n }])
    expect(second).toMatchObject({ state: 'final', hash })
    expect(await run(safe, two).result).toMatchObject({ state: 'final', hash })
    expect(safe.wallet.prompts.shown).toHaveLength(2)
  })

  test('merged with an equal act of this page, as often as it is in there', async () => {
    const twice = await mergeTwo({}, [call, call])
    expect(twice.second).toMatchObject({ state: 'final', hash: twice.hash })
    const { second } = await mergeTwo({}, [call])
    expect(second).toMatchObject({ state: 'dropped', dropReason: 'proposalRejected' })
  })

  test('many blocks before its own nonce is used', async () => {
    const safe = await page.connectSafe()
    const first = await safe.service.propose([other])
    const intent = payment(safe)
    const { result } = run(safe, intent)
    const { safeTxHash, nonce } = await awaitProposal(intent)
    expect(nonce).toBe(1n)
    const { transactionHash: hash } = await safe.service.replace(first, [call])
    await page.client.mine({ blocks: 600 })
    await awaitReads()
    await safe.service.reject(safeTxHash)
    expect(await result).toMatchObject({ state: 'final', hash })
    await afterwards(safe, intent, hash)
  })

  test('after the proposal was rejected for good', async () => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    const { result } = run(safe, intent)
    const { safeTxHash } = await awaitProposal(intent)
    await safe.service.reject(safeTxHash)
    expect(await result).toMatchObject({ state: 'dropped' })
    const moved = await safe.service.changeNonce(safeTxHash)
    await safe.service.sign(moved, ...owners.slice(1, 4))
    await afterwards(safe, intent, await safe.service.execute(moved))
  })
})

test('what the wallet has answered is kept before anything else is loaded or read', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const { key, kind, summary } = intent
  const record = {
    key,
    kind,
    chainId,
    account: safe.safe,
    summary,
    createdAt: 1,
    updatedAt: 1,
    safe: { fromBlock: 5n },
  }
  await activityStore.put({ ...record, state: 'awaiting-signature' })
  const getClient = () => {
    throw new Error('the page is closed')
  }
  const hash = `0x${'12'.repeat(32)}` as const
  const following = followReported(
    { ...record, state: 'awaiting-signature', hash },
    { config: { ...safe.config, getClient } },
  )
  await expect(following).rejects.toThrow('the page is closed')
  expect(await recordOf(intent)).toMatchObject({ state: 'proposed', proposal: { safeTxHash: hash, fromBlock: 5n } })
})

test('after a reload a proposal is still followed, days later as well', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const { result } = run(safe, intent)
  const { safeTxHash } = await awaitProposal(intent)
  stop.abort()
  await result
  stop = new AbortController()
  const record = await recordOf(intent)
  if (!record) throw new Error('There is no record')
  await activityStore.put({ ...record, createdAt: 0, updatedAt: 0 })

  void resumeTransactions(safe.config, { signal: stop.signal })
  await safe.service.sign(safeTxHash, ...owners.slice(1, 3))
  const hash = await safe.service.execute(safeTxHash)
  await expect.poll(() => recordOf(intent)).toMatchObject({ state: 'final', hash })
})

test('while the node is silent a proposal stays one, however often the page asks', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const { result } = run(safe, intent)
  const { safeTxHash } = await awaitProposal(intent)
  page.node.fault({ kind: 'status', status: 500 })
  await safe.service.reject(safeTxHash)
  await awaitReads()
  expect((await recordOf(intent))?.state).toBe('proposed')

  page.node.fault(undefined)
  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'proposalRejected' })
})

test('a Safe of one owner executes at once: its proposal is followed to the transaction that it is', async () => {
  const safe = await page.connectSafe({ needed: 1 })
  const intent = payment(safe)
  const { result, states } = run(safe, intent)
  const { hash } = await result
  expect(await page.client.getTransactionReceipt({ hash: hash ?? '0x' })).toMatchObject({ to: safe.safe.toLowerCase() })
  expect(states().slice(-1)).toEqual(['final'])
})

test('a reorg that takes an execution back makes it a proposal again', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const { result, states } = run(safe, intent, 5)
  const { safeTxHash } = await awaitProposal(intent)
  const before = await takeSnapshot(page.client)
  await safe.service.sign(safeTxHash, ...owners.slice(1, 3))
  await safe.service.execute(safeTxHash)
  await expect.poll(async () => (await recordOf(intent))?.state).toBe('mined')
  await before.revert()
  await expect.poll(async () => (await recordOf(intent))?.state).toBe('proposed')

  const hash = await safe.service.execute(safeTxHash, owners[4])
  await page.client.mine({ blocks: 4 })
  expect(await result).toMatchObject({ state: 'final', hash })
  expect(states().slice(2, 5)).toEqual(['proposed', 'mined', 'proposed'])
})

test('a proposal of other calls than were asked for is followed by its hash alone, until this device gives it up', async () => {
  const safe = await page.connectSafe()
  const intent = payment(safe)
  const edited = { to: bob, value: 2n * value, data: '0x' } as const
  const proposeEdited = async () => safe.service.propose([edited])
  const { result } = run(safe, { ...intent, propose: proposeEdited })
  await expect.poll(async () => (await recordOf(intent))?.proposal?.safeTxHash).toBeDefined()
  const { safeTxHash = '0x' } = (await recordOf(intent))?.proposal ?? {}
  await expect.poll(() => proposalStore.get(safeTxHash)).toMatchObject({ way: 'wallet', calls: [{ value }] })
  expect(await proposalStore.get(safeTxHash)).not.toHaveProperty('tx')
  expect((await recordOf(intent))?.proposal).not.toHaveProperty('nonce')

  await proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() })
  expect(await result).toMatchObject({ state: 'dropped', dropReason: 'proposalWithdrawn' })

  await safe.service.sign(safeTxHash, ...owners.slice(1, 4))
  const hash = await safe.service.execute(safeTxHash)
  // Executed all the same: it is found before the owners are asked again.
  expect(await run(safe, intent).result).toMatchObject({ state: 'final', hash })
  expect(safe.wallet.prompts.shown).toEqual([])
})

test('an act that was forgotten and is asked for again is one proposal, which is followed until it is executed', async () => {
  const safe = await page.connectSafe()
  const calls = [{ to: bob, value, data: '0x' }] as const
  const proposeHere = async () => (await propose(safe.config, { chainId, safe: safe.safe, calls })).safeTxHash
  const [intent, equal] = [payment(safe, { propose: proposeHere }), payment(safe, { propose: proposeHere })]
  const first = run(safe, intent)
  const { safeTxHash } = await awaitProposal(intent)
  await proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() })
  expect(await first.result).toMatchObject({ state: 'dropped', dropReason: 'proposalWithdrawn' })

  const other = run(safe, equal)
  expect((await awaitProposal(equal)).safeTxHash).toBe(safeTxHash)
  const again = run(safe, intent)
  await expect.poll(async () => (await recordOf(intent))?.state).toBe('proposed')
  await awaitReads()
  expect([first, other, again].map(({ states }) => states().at(-1))).toEqual(['dropped', 'proposed', 'proposed'])

  const { tx } = (await proposalStore.get(safeTxHash)) ?? {}
  if (!tx) throw new Error('It is not proven')
  const { transactionHash: hash } = await page.execute(
    tx,
    { chainId, safe: safe.safe },
    await signAll({ chainId, safe: safe.safe }, tx, owners.slice(0, 3)),
  )
  expect(await Promise.all([other.result, again.result])).toMatchObject([
    { state: 'final', hash },
    { state: 'final', hash },
  ])
  const proposals = (await proposalStore.list()).filter((each) => each.safe === safe.safe)
  expect(proposals.map((each) => each.safeTxHash)).toEqual([safeTxHash])
})

test('a node that does not say whether the account is a Safe keeps nothing back, and no proposal is taken for a lost transaction', async () => {
  const safe = await page.connectSafe({ needsGas: false })
  const intent = payment(safe)
  page.node.fault({ kind: 'status', status: 500 }, ['eth_getCode'])
  const { states } = run(safe, intent)
  await expect.poll(() => safe.wallet.prompts.shown.length).toBe(1)
  await expect.poll(async () => (await recordOf(intent))?.hash).toBeDefined()
  await awaitReads()
  expect(states().at(-1)).toBe('submitted')

  page.node.fault(undefined)
  await awaitProposal(intent)
  expect((await recordOf(intent))?.hash).toBeUndefined()
})

describe('a wallet that does not answer', () => {
  const lose = async (write: () => Promise<unknown>) => {
    await write()
    throw new Error('the connection is lost')
  }

  test('leaves it unknown, whatever the account has as a nonce, until the chain shows what the Safe has executed', async () => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    const lost = {
      ...intent,
      propose: () => lose(() => safe.service.propose([{ to: bob, value, data: '0x' }])) as never,
    }
    expect(await run(safe, lost).result).toMatchObject({ state: 'uncertain', error: { code: 'unknown' } })
    expect(await run(safe, lost).result).toMatchObject({ state: 'uncertain' })
    expect(safe.service.proposals.size).toBe(1)

    const [[safeTxHash] = []] = [...safe.service.proposals]
    if (!safeTxHash) throw new Error('There is no proposal')
    await safe.service.sign(safeTxHash, ...owners.slice(1, 4))
    const hash = await safe.service.execute(safeTxHash)
    expect(await run(safe, lost).result).toMatchObject({ state: 'final', hash })
  })

  test('is not needed where this device has made the proposal itself', async () => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    const calls = [{ to: bob, value, data: '0x' }] as const
    const proposeHere = async () => {
      const safeTxHash = await safe.service.propose(calls)
      const tx = proposeCalls(calls, { nonce: 0n })
      const of = { safeTxHash, chainId, safe: safe.safe, calls, way: 'files' as const, signatures: [], summary: '' }
      await proposalStore.add({ ...of, tx, createdAt: Date.now(), fromBlock: 0n })
      throw new Error('the page is gone')
    }
    const { result } = run(safe, { ...intent, propose: proposeHere })
    const { safeTxHash } = await awaitProposal(intent)
    expect((await proposalStore.get(safeTxHash))?.way).toBe('files')

    // No owner has it yet: to withdraw it ends it.
    await proposalStore.patch(safeTxHash, { withdrawnAt: Date.now() })
    expect(await result).toMatchObject({ state: 'dropped', dropReason: 'proposalWithdrawn' })
  })
})

describe('a wallet that declines or fails once it was asked', () => {
  /** Lets the wallet's answers to calls be given by the test. */
  function answerCalls(
    { config, wallet }: ConnectedSafe,
    answer: (ask: () => Promise<unknown>, id: unknown) => Promise<unknown>,
  ) {
    const [connector] = config.connectors
    const request = (asked: Parameters<typeof wallet.request>[0]) =>
      asked.method === 'wallet_sendCalls'
        ? answer(() => wallet.request(asked), Object((asked.params as readonly unknown[])[0]).id)
        : wallet.request(asked)
    vi.spyOn(connector as Connector, 'getProvider').mockResolvedValue({ request })
  }
  const coded = (code: number, message: string) => Object.assign(new Error(message), { code })

  test.each([
    ['userRejected', coded(4001, 'User rejected the request')],
    ['userRejected', coded(5750, 'The upgrade was declined')],
    ['insufficientFunds', coded(-32_000, 'insufficient funds for gas * price + value')],
    ['gasTooLow', coded(-32_000, 'intrinsic gas too low')],
    ['deviceRefusedData', coded(-32_603, 'Ledger device: Invalid data received (0x6a80)')],
    ['dataTooLarge', coded(5740, 'Bundle too large')],
  ] as const)(
    'leaves it unknown after %s: what it has kept is found once the owners have executed it',
    async (code, error) => {
      const safe = await page.connectSafe()
      const intent = payment(safe)
      answerCalls(safe, async (ask) => {
        await ask()
        throw error
      })
      const { result, states } = run(safe, intent)
      expect(await result).toMatchObject({ state: 'uncertain', finding: 'owners', error: { code } })
      expect(states()).not.toContain('failed')
      expect(await recordOf(intent)).toMatchObject({ state: 'uncertain' })
      // A second click looks, and asks the owners for nothing.
      expect((await run(safe, intent).result).state).toBe('uncertain')
      expect(safe.service.proposals.size).toBe(1)

      const [[safeTxHash] = []] = [...safe.service.proposals]
      if (!safeTxHash) throw new Error('There is no proposal')
      await safe.service.sign(safeTxHash, ...owners.slice(1, 4))
      const hash = await safe.service.execute(safeTxHash)
      expect(await run(safe, intent).result).toMatchObject({ state: 'final', hash })
      expect(safe.service.proposals.size).toBe(1)
    },
  )

  test('can be asked again by the second action only', async () => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    safe.wallet.prompts.rejectNext('wallet_sendCalls')
    expect(await run(safe, intent).result).toMatchObject({ state: 'uncertain', error: { code: 'userRejected' } })
    const { config } = safe
    void runTransaction(intent, { config, confirmations: 1, signal: stop.signal, signAgain: true })
    await awaitProposal(intent)
    expect(safe.service.proposals.size).toBe(1)
  })

  test('and keeps ids has a second request already: it is followed, not called failed', async () => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    const kept = new Set<unknown>()
    answerCalls(safe, async (ask, id) => {
      if (kept.has(id)) throw coded(5720, 'Duplicate ID')
      kept.add(id)
      await ask()
      throw new Error('the connection is lost')
    })
    expect((await run(safe, intent).result).state).toBe('uncertain')
    const { config } = safe
    const again = await runTransaction(intent, { config, confirmations: 1, signal: stop.signal, signAgain: true })
    expect(again).toMatchObject({ state: 'uncertain', finding: 'owners', error: { code: 'alreadyKnown' } })
    expect(safe.service.proposals.size).toBe(1)
  })

  test.each([
    ['unauthorized', coded(4100, 'Not authorized')],
    ['rpcInvalidParams', coded(-32_602, 'Invalid params')],
    ['methodUnsupported', coded(5710, 'Chain not supported')],
  ] as const)('has kept nothing of what it says it does not understand or allow: %s', async (code, error) => {
    const safe = await page.connectSafe()
    const intent = payment(safe)
    answerCalls(safe, () => Promise.reject(error))
    expect(await run(safe, intent).result).toMatchObject({ state: 'failed', error: { code } })
    expect(await recordOf(intent)).toMatchObject({ state: 'failed' })
  })

  test('leaves a bundle of the act itself unknown where its device says that it is too large', async () => {
    const safe = await page.connectSafe()
    const propose = () => Promise.reject(explainCalls(new CallsError('tooLarge')))
    expect((await run(safe, payment(safe, { propose })).result).state).toBe('uncertain')
  })

  test('was not asked where the action has changed meanwhile', async () => {
    const safe = await page.connectSafe()
    let reads = 0
    const isCurrent = () => {
      reads += 1
      return reads < 2
    }
    const intent = payment(safe, { isCurrent })
    expect(await run(safe, intent).result).toMatchObject({ state: 'failed', error: { code: 'outdated' } })
    expect(safe.wallet.prompts.shown).toEqual([])
  })

  test('is one of a Safe also where the node says so only afterwards, or not at all', async () => {
    const safe = await page.connectSafe({ needsGas: false })
    const intent = payment(safe)
    safe.wallet.prompts.rejectNext('eth_sendTransaction')
    page.node.fault({ kind: 'status', status: 500 }, ['eth_getCode'])
    expect(await run(safe, intent).result).toMatchObject({ state: 'uncertain', error: { code: 'userRejected' } })
    expect(await recordOf(intent)).toMatchObject({ state: 'uncertain' })
  })
})
