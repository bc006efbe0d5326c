import 'fake-indexeddb/auto'
import { openPrunedNode } from '@saleyard/testkit/chain/open-pruned-node.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { custom, type EIP1193RequestFn, http, keccak256 } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import { startPayments } from '@/lib/transactions/testing/start-payments.ts'
import { type ActivityPatch, activityStore } from './activity-store.ts'
import { followRecord } from './recover-transaction.ts'
import type { TransactionIntent } from './transaction-intent.ts'

describe('finding a transaction whose hash is unknown', () => {
  let payments: Awaited<ReturnType<typeof startPayments>>
  const noAnswer = new Error('The request took too long to respond')

  beforeEach(async () => {
    payments = await startPayments()
  })
  afterEach(async () => {
    await payments?.chain.stop()
    for (const { key } of await activityStore.list()) await activityStore.remove(key)
  })

  /** A wallet that does this and then loses its answer. */
  function createUnansweredIntent(work: () => Promise<unknown>, fields: Partial<TransactionIntent> = {}) {
    const write = vi.fn(async () => {
      await work()
      throw noAnswer
    })
    return payments.intent({ write, ...fields })
  }

  /** Requests a payment that stays unanswered, does the work, and returns the result of the next run. */
  async function recoverAfter(work: () => Promise<unknown>) {
    const intent = createUnansweredIntent(async () => {})
    expect((await payments.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'unseen' })
    await work()
    const { result } = await payments.run(intent)
    expect(intent.write).toHaveBeenCalledTimes(1)
    return result
  }

  test('a transaction that was sent although no hash came back is followed like any other', async () => {
    let hash: unknown
    const intent = createUnansweredIntent(async () => {
      hash = await payments.send()
      await payments.mine()
    })
    const { result, states } = await payments.run(intent)
    expect(result).toMatchObject({ state: 'final', hash })
    expect(states).not.toContain('failed')
    expect(await activityStore.get(intent.key)).toMatchObject({ state: 'final', hash, nonce: 0 })
  })

  test('one that is sent only later is found by the next look', async () => {
    const result = await recoverAfter(async () => {
      await payments.send()
      await payments.mine()
    })
    expect(result.state).toBe('final')
  })

  test('one that waits for a block cannot be told from another: that something waits is said', async () => {
    expect(await recoverAfter(() => payments.send())).toMatchObject({ state: 'uncertain', finding: 'waiting' })
  })

  test('what waited before the wallet was asked is not taken for it', async () => {
    await payments.sendUnrelated()
    const intent = createUnansweredIntent(async () => {})
    expect((await payments.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'unseen' })
  })

  test('where its number went to something else it is gone, and signing again is free', async () => {
    const intent = createUnansweredIntent(() => payments.sendUnrelated())
    expect((await payments.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'waiting' })
    await payments.mine()
    expect((await payments.run(intent)).result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
    expect(await activityStore.get(intent.key)).toMatchObject({ state: 'dropped' })

    await payments.run(intent)
    expect(intent.write).toHaveBeenCalledTimes(2)
  })

  test('it is not called gone while something of the account waits under a later number', async () => {
    const result = await recoverAfter(async () => {
      await payments.sendUnrelated()
      await payments.mine()
      await payments.send()
    })
    expect(result).toMatchObject({ state: 'uncertain', finding: 'waiting' })
  })

  test('under the number after that of another transaction it is found', async () => {
    const result = await recoverAfter(async () => {
      await payments.sendUnrelated()
      await payments.send()
      await payments.mine()
    })
    expect(result.state).toBe('final')
  })

  test('under a number of a transaction that it replaced it is found', async () => {
    await payments.sendUnrelated()
    const intent = createUnansweredIntent(() => payments.send(undefined, { nonce: 0, gwei: '50' }))
    await payments.run(intent)
    await payments.mine()
    expect(await activityStore.get(intent.key)).toMatchObject({ firstNonce: 0, nonce: 1 })
    expect((await payments.run(intent)).result.state).toBe('final')
  })

  test.each([
    [11, 'final'],
    [12, 'uncertain'],
  ])('behind %i other transactions it is %s: twelve numbers are looked through', async (others, state) => {
    const result = await recoverAfter(async () => {
      for (let index = 0; index < others; index += 1) await payments.sendUnrelated()
      await payments.send()
      await payments.mine()
    })
    expect(result.state).toBe(state)
  })

  test.each([
    [12, 'dropped'],
    [13, 'uncertain'],
  ])('after %i other transactions it is %s: what was not looked at may be it', async (others, state) => {
    const result = await recoverAfter(async () => {
      for (let index = 0; index < others; index += 1) await payments.sendUnrelated()
      await payments.mine()
    })
    expect(result.state).toBe(state)
  })

  test('an equal payment beside it is not taken for it', async () => {
    const equalPayment = payments.intent({
      write: async () => {
        const hash = await payments.send()
        await payments.mine()
        return hash
      },
    })
    const result = await recoverAfter(() => payments.run(equalPayment))
    expect(result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
  })

  test('a number that was used a moment ago may be taken back by a reorg: it is not called gone yet', async () => {
    const intent = createUnansweredIntent(async () => {
      await payments.sendUnrelated()
      await payments.mine()
    })
    expect((await payments.run(intent, { confirmations: 3 })).result).toMatchObject({ finding: 'unclear' })
    await payments.mine(2)
    expect((await payments.run(intent, { confirmations: 3 })).result).toMatchObject({ state: 'dropped' })
  })

  test('a number that something else used long ago is found, and it is gone', async () => {
    const result = await recoverAfter(async () => {
      await payments.sendUnrelated()
      await payments.mine(300)
    })
    expect(result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
  })

  test('one that was sent long ago is found', async () => {
    const result = await recoverAfter(async () => {
      await payments.send()
      await payments.mine(300)
    })
    expect(result.state).toBe('final')
  })

  test('a number that was used before the state that the node has is not called gone', async () => {
    const intent = createUnansweredIntent(async () => {})
    await payments.run(intent)
    await payments.sendUnrelated()
    await payments.mine(300)
    const { client } = openPrunedNode(payments.chain, 128)
    const config = { ...payments.chain.config, getClient: () => client } as unknown as Config
    const { result } = await payments.run(intent, { config })
    expect(result).toMatchObject({ state: 'uncertain', finding: 'unclear' })
  })

  test('where nobody answers it stays unknown, and that nobody answered is said', async () => {
    const intent = createUnansweredIntent(() => payments.chain.stop())
    const { result } = await payments.run(intent)
    expect(result).toMatchObject({ state: 'uncertain', finding: 'unread' })
    expect(await activityStore.get(intent.key)).toMatchObject({ state: 'uncertain' })
  })
})

describe('following a recorded transaction', () => {
  let payments: Awaited<ReturnType<typeof startPayments>>
  type Account = (typeof testAccounts)[number]
  const [alice, bob] = testAccounts as [Account, Account]

  beforeEach(async () => {
    payments = await startPayments()
  })
  afterEach(() => payments?.chain.stop())

  test('a number that was noted before the wallet chose one proves nothing: what nodes do not know yet is waited for', async () => {
    // As a wallet sends it that has another one waiting, and shows neither to public nodes.
    const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n, gas: 21_000n }
    const raw = await alice.signTransaction({ ...fees, chainId: 31337, to: bob.address, value: 1n, nonce: 1 })
    const hash = keccak256(raw)
    await payments.sendUnrelated()
    await payments.mine()

    let reads = 0
    const request: EIP1193RequestFn = async (call) => {
      if (call.method === 'eth_getTransactionReceipt') reads += 1
      if (reads === 6) {
        reads += 1
        await payments.chain.client.sendRawTransaction({ serializedTransaction: raw })
        await payments.mine()
      }
      return payments.chain.client.request(call as never) as never
    }
    const config = createConfig({
      chains: [bscTestnet, foundry],
      transports: { [bscTestnet.id]: http(payments.chain.otherNetwork.rpcUrl), [foundry.id]: custom({ request }) },
      pollingInterval: 20,
    }) as unknown as Config

    const record = { key: 'sendPlain:noted', chainId: 31337, account: alice.address, nonce: 0, hash }
    expect(await followRecord(record, { config, confirmations: 1, store: activityStore })).toMatchObject({
      state: 'final',
      hash,
    })
  })

  test('what the chain shows of a payment stands in its record, where a reload needs it; what is not known is left as it was', async () => {
    const patches: object[] = []
    const store = {
      ...activityStore,
      patch: (key: string, patch: ActivityPatch) => {
        patches.push(patch)
        return activityStore.patch(key, patch)
      },
    }
    const record = { key: 'sendPlain:learned', chainId: 31337, account: alice.address, hash: await payments.send() }
    await activityStore.put({
      ...record,
      kind: 'sendPlain',
      state: 'submitted',
      summary: '',
      createdAt: 1,
      updatedAt: 1,
    })
    const done = followRecord(record, { config: payments.chain.config, confirmations: 1, store })
    await expect.poll(async () => (await activityStore.get(record.key))?.sent, { interval: 20 }).toBeDefined()
    await payments.mine()
    expect(await done).toMatchObject({ state: 'final' })

    expect(patches[0]).not.toHaveProperty('nonce')
    expect(await activityStore.get(record.key)).toMatchObject({
      state: 'final',
      nonce: 0,
      sent: { to: bob.address, value: '1' },
    })
  })
})
