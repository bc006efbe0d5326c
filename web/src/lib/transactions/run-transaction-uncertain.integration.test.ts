import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { type Hash, UserRejectedRequestError } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startPayments } from '@/lib/transactions/testing/start-payments.ts'
import { activityStore } from './activity-store.ts'
import { resumeTransactions } from './resume-transactions.ts'
import type { TransactionIntent } from './transaction-intent.ts'
import type { TransactionProgress } from './transaction-progress.ts'

describe('a request without a clear answer', () => {
  let payments: Awaited<ReturnType<typeof startPayments>>

  beforeAll(async () => {
    payments = await startPayments()
  })
  beforeEach(async () => {
    await payments.chain.client.setAutomine(false)
  })
  afterEach(async () => {
    for (const { key } of await activityStore.list()) await activityStore.remove(key)
  })
  afterAll(() => payments?.chain.stop())

  const createCodedError = (code: number, message = 'no') => Object.assign(new Error(message), { code })
  const rejectWith = (error: unknown) => vi.fn<TransactionIntent['write']>(() => Promise.reject(error))

  test.each([
    ['alreadyKnown', createCodedError(-32000, 'already known')],
    ['timeout', new Error('The request timed out')],
    ['writeUnanswered', new AppError('writeUnanswered')],
    ['walletOffline', createCodedError(4900)],
    ['sessionEnded', createCodedError(6000)],
    ['requestExpired', new Error('Request expired. Please try again.')],
    ['rpcInternal', createCodedError(-32603)],
    ['unknown', new Error('Something odd')],
  ] as const)('after %s nobody says that it was not sent, and a second click opens no wallet', async (code, error) => {
    const intent = payments.intent({ write: rejectWith(error) })
    const { result, states } = await payments.run(intent)
    expect(result).toMatchObject({ state: 'uncertain', finding: 'unseen', error: { code } })
    expect(states).not.toContain('failed')
    expect(await activityStore.get(intent.key)).toMatchObject({ state: 'uncertain' })

    expect((await payments.run(intent)).result.state).toBe('uncertain')
    expect(intent.write).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['insufficientFunds', createCodedError(-32000, 'insufficient funds for gas * price + value')],
    ['rpcInvalidParams', createCodedError(-32602)],
    ['revertedUnknown', createCodedError(-32603, 'execution reverted')],
    ['unauthorized', createCodedError(4100)],
  ] as const)('after %s it was surely not sent, and the next click asks again', async (code, error) => {
    const intent = payments.intent({ write: rejectWith(error) })
    expect((await payments.run(intent)).result).toMatchObject({ state: 'failed', error: { code } })
    await payments.run(intent)
    expect(intent.write).toHaveBeenCalledTimes(2)
  })

  async function uncertain(fields: Partial<TransactionIntent> = {}) {
    const intent = payments.intent({ write: rejectWith(new Error('Something odd')), ...fields })
    expect((await payments.run(intent)).result.state).toBe('uncertain')
    return intent
  }

  test('who signs again although the first may arrive is followed', async () => {
    const intent = await uncertain()
    await payments.chain.client.setAutomine(true)
    const second = { ...intent, write: () => payments.send() }
    expect((await payments.run(second, { signAgain: true })).result.state).toBe('final')
  })

  test.each([
    ['declined', new UserRejectedRequestError(new Error('no')), undefined],
    ['refused', createCodedError(-32000, 'replacement transaction underpriced'), 'replacementUnderpriced'],
    ['not paid for', createCodedError(-32000, 'insufficient funds'), 'insufficientFunds'],
  ])('a second request that is %s says nothing of the first', async (_, error, code) => {
    const intent = await uncertain()
    const { result } = await payments.run({ ...intent, write: rejectWith(error) }, { signAgain: true })
    expect(result.state).toBe('uncertain')
    expect(result.error?.code).toBe(code)
    expect(await activityStore.get(intent.key)).toMatchObject({ state: 'uncertain' })
  })

  test('a second request that would revert says nothing of the first, and opens no wallet', async () => {
    const intent = await uncertain()
    const simulate = () => Promise.reject(createCodedError(3, 'execution reverted: no'))
    const second = { ...intent, simulate }
    expect((await payments.run(second, { signAgain: true })).result).toMatchObject({
      state: 'uncertain',
      error: { code: 'reverted' },
    })
    expect(intent.write).toHaveBeenCalledTimes(1)
  })

  test('what the same act would ask of another contract is not signed beside the first', async () => {
    const intent = await uncertain()
    const other = { ...intent, to: intent.account, write: rejectWith(new Error('not asked for')) }
    expect((await payments.run(other, { signAgain: true })).result.state).toBe('uncertain')
    expect(other.write).not.toHaveBeenCalled()
  })

  test('a first that arrived since is found, and nothing is signed again', async () => {
    const intent = await uncertain()
    await payments.send()
    await payments.mine()
    expect((await payments.run(intent, { signAgain: true })).result.state).toBe('final')
    expect(intent.write).toHaveBeenCalledTimes(1)
  })

  test('where the first is gone by then, the second stands alone: declined, nothing is left', async () => {
    const intent = await uncertain()
    await payments.sendUnrelated()
    await payments.mine()
    const declining = { ...intent, write: rejectWith(createCodedError(4001)) }
    expect((await payments.run(declining, { signAgain: true })).result.state).toBe('idle')
    expect(declining.write).toHaveBeenCalledTimes(1)
  })

  test('a first that arrived and was dropped by a reorg is said, and the second is not signed at the same click', async () => {
    const intent = await uncertain()
    const before = await payments.chain.client.snapshot()
    await payments.send()
    await payments.mine()
    const write = rejectWith(new Error('not asked for'))
    let isReorged = false
    const onChange = async ({ state }: TransactionProgress) => {
      if (state !== 'mined' || isReorged) return
      isReorged = true
      await payments.chain.client.revert({ id: before })
      await payments.sendUnrelated()
      // Until what took its place is final, another reorg may bring it back.
      await payments.chain.client.mine({ blocks: 5 })
    }
    const { result } = await payments.run({ ...intent, write }, { signAgain: true, confirmations: 5, onChange })
    expect(result).toMatchObject({ state: 'dropped', hash: expect.any(String) })
    expect(write).not.toHaveBeenCalled()
  })

  test('a first that arrives while a second is prepared is found where the second is declined', async () => {
    const intent = await uncertain()
    const simulate = async () => {
      await payments.send()
      await payments.mine()
      return { gas: 21_000n }
    }
    const declining = { ...intent, simulate, write: rejectWith(createCodedError(4001)) }
    expect((await payments.run(declining, { signAgain: true })).result.state).toBe('final')
    expect(declining.write).toHaveBeenCalledTimes(1)
  })

  test('a store that fails after the wallet was asked makes nothing of it unsent', async () => {
    const store = { ...activityStore, patch: () => Promise.reject(new Error('The disk is full')) }
    const intent = payments.intent({ write: rejectWith(new Error('Something odd')) })
    expect((await payments.run(intent, { store })).result.state).toBe('uncertain')
    expect((await payments.run(intent)).result.state).toBe('uncertain')
    expect(intent.write).toHaveBeenCalledTimes(1)
  })

  /** Stores the record as of a page that closes during the wallet request. */
  async function interrupt(createdAt = Date.now()) {
    const { key, kind, chainId, account, summary, ...rest } = payments.intent()
    const nonce = await payments.chain.client.getTransactionCount({ address: account })
    const noted = { nonce, firstNonce: nonce, asked: toRequestedCall(rest), state: 'awaiting-signature' } as const
    await activityStore.put({ key, kind, chainId, account, summary, ...noted, createdAt, updatedAt: createdAt })
    return key
  }

  test('after a reload a signature that nobody saw is looked for, and found where it was sent', async () => {
    const key = await interrupt()
    const hash = await payments.send()
    await payments.mine(3)
    await resumeTransactions(payments.chain.config)
    expect(await activityStore.get(key)).toMatchObject({ state: 'final', hash, isInterrupted: false })
  })

  test('after a reload what is not found stays unknown, and is looked for again by the next', async () => {
    const key = await interrupt()
    await resumeTransactions(payments.chain.config)
    expect(await activityStore.get(key)).toMatchObject({ state: 'uncertain', isInterrupted: true })
    await payments.send()
    await payments.mine(3)
    await resumeTransactions(payments.chain.config)
    expect(await activityStore.get(key)).toMatchObject({ state: 'final', isInterrupted: false })
  })

  test('after a day a reload asks nobody any more, and it is still not called unsent', async () => {
    const key = await interrupt(Date.now() - 86_400_001)
    await payments.send()
    await payments.mine(3)
    await resumeTransactions(payments.chain.config)
    expect(await activityStore.get(key)).toMatchObject({ state: 'uncertain', isInterrupted: true })
  })

  /** As a wallet does that mixes up what it has sent. */
  const returnUnrelatedHash = (sends: () => Promise<unknown>) => async () => {
    await payments.chain.client.setAutomine(true)
    const hash = await payments.sendUnrelated()
    await sends()
    return hash
  }

  test('the hash of something else is not taken for it: nothing is called done, and it is looked for', async () => {
    const intent = payments.intent({ write: vi.fn(returnUnrelatedHash(async () => {})) })
    const { result, states } = await payments.run(intent)
    expect(result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
    expect(states).not.toContain('mined')
    expect((await activityStore.get(intent.key))?.hash).toBeUndefined()
  })

  test('with the hash of something else what was sent all the same is found by its number, and not signed again', async () => {
    const intent = payments.intent({ write: vi.fn(returnUnrelatedHash(() => payments.send())) })
    const { result } = await payments.run(intent)
    expect(result.state).toBe('final')
    const { blockNumber = 0n } = result.receipt ?? {}
    const { transactions } = await payments.chain.client.getBlock({ blockNumber, includeTransactions: true })
    expect(transactions).toMatchObject([{ hash: result.hash, to: intent.to.toLowerCase(), value: 1n }])
    expect((await payments.run(intent)).result).toMatchObject({ state: 'final', hash: result.hash })
    expect(intent.write).toHaveBeenCalledTimes(1)
  })

  test('the hash of an older transaction leaves it open, also after a reload', async () => {
    await payments.chain.client.setAutomine(true)
    const old = await payments.sendUnrelated()
    await payments.chain.client.waitForTransactionReceipt({ hash: old })
    const intent = payments.intent({ write: async () => old })
    expect((await payments.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'unseen' })
    expect((await activityStore.get(intent.key))?.hash).toBeUndefined()
    expect((await payments.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'unseen' })
  })
})

describe('a transaction that vanished', () => {
  let payments: Awaited<ReturnType<typeof startPayments>>

  beforeAll(async () => {
    payments = await startPayments()
  })
  afterEach(async () => {
    for (const { key } of await activityStore.list()) await activityStore.remove(key)
  })
  afterAll(() => payments?.chain.stop())

  /** A transaction that counted as vanished when no node knew it any more. */
  async function vanished(hash: Hash) {
    const intent = payments.intent({ write: vi.fn(async () => hash) })
    const { key, kind, chainId, account, summary } = intent
    const known = { key, kind, chainId, account, summary, hash, createdAt: 1, updatedAt: 1 }
    await activityStore.put({ ...known, state: 'dropped', dropReason: 'vanished' })
    return intent
  }

  test('a transaction that had vanished and is back is followed, and no wallet is opened', async () => {
    const intent = await vanished(await payments.send())
    await payments.mine()
    expect((await payments.run(intent)).result.state).toBe('final')
    expect(intent.write).not.toHaveBeenCalled()
  })

  test('one that is still unknown may be signed again', async () => {
    const hash = await payments.send()
    await payments.chain.client.dropTransaction({ hash })
    const intent = await vanished(hash)
    const write = vi.fn(() => payments.send(undefined, { gwei: '20' }))
    await payments.chain.client.setAutomine(true)
    expect((await payments.run({ ...intent, write })).result.state).toBe('final')
    expect(write).toHaveBeenCalledOnce()
  })

  test.each([
    ['declined', { code: 4001 }, 'idle'],
    ['refused', { code: -32000, message: 'insufficient funds' }, 'failed'],
  ])(
    'a second request that is %s leaves the one that had vanished in the records, to be looked for',
    async (_, error, state) => {
      await payments.chain.client.setAutomine(false)
      const hash = await payments.send()
      const raw = await payments.chain.client.request({
        method: 'eth_getRawTransactionByHash',
        params: [hash],
      } as never)
      await payments.chain.client.dropTransaction({ hash })
      const intent = await vanished(hash)
      const write = vi.fn(() => Promise.reject(error))
      expect((await payments.run({ ...intent, write })).result.state).toBe(state)

      await payments.chain.client.sendRawTransaction({ serializedTransaction: raw })
      await payments.mine()
      expect((await payments.run({ ...intent, write })).result).toMatchObject({ state: 'final', hash })
      expect(write).toHaveBeenCalledOnce()
    },
  )
})
