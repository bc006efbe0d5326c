import 'fake-indexeddb/auto'
import { openPrunedNode } from '@saleyard/testkit/chain/open-pruned-node.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { startPayments } from '@/lib/transactions/testing/start-payments.ts'
import { activityStore } from './activity-store.ts'
import type { TransactionIntent } from './transaction-intent.ts'

let scene: Awaited<ReturnType<typeof startPayments>>
const noAnswer = new Error('The request took too long to respond')

beforeEach(async () => {
  scene = await startPayments()
})
afterEach(async () => {
  await scene?.chain.stop()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

/** A wallet that does this and then loses its answer. */
function losing(work: () => Promise<unknown>, fields: Partial<TransactionIntent> = {}) {
  const write = vi.fn(async () => {
    await work()
    throw noAnswer
  })
  return scene.intent({ write, ...fields })
}

/** Of an act that was asked for and not answered: what a look says. */
async function lookAfter(work: () => Promise<unknown>) {
  const intent = losing(async () => {})
  expect((await scene.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'unseen' })
  await work()
  const { result } = await scene.run(intent)
  expect(intent.write).toHaveBeenCalledTimes(1)
  return result
}

test('a transaction that was sent although no hash came back is followed like any other', async () => {
  let hash: unknown
  const intent = losing(async () => {
    hash = await scene.send()
    await scene.mine()
  })
  const { result, states } = await scene.run(intent)
  expect(result).toMatchObject({ state: 'final', hash })
  expect(states).not.toContain('failed')
  expect(await activityStore.get(intent.key)).toMatchObject({ state: 'final', hash, nonce: 0 })
})

test('one that is sent only later is found by the next look', async () => {
  const result = await lookAfter(async () => {
    await scene.send()
    await scene.mine()
  })
  expect(result.state).toBe('final')
})

test('one that waits for a block cannot be told from another: that something waits is said', async () => {
  expect(await lookAfter(() => scene.send())).toMatchObject({ state: 'uncertain', finding: 'waiting' })
})

test('what waited before the wallet was asked is not taken for it', async () => {
  await scene.sendElse()
  const intent = losing(async () => {})
  expect((await scene.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'unseen' })
})

test('where its number went to something else it is gone, and signing again is free', async () => {
  const intent = losing(() => scene.sendElse())
  expect((await scene.run(intent)).result).toMatchObject({ state: 'uncertain', finding: 'waiting' })
  await scene.mine()
  expect((await scene.run(intent)).result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
  expect(await activityStore.get(intent.key)).toMatchObject({ state: 'dropped' })

  await scene.run(intent)
  expect(intent.write).toHaveBeenCalledTimes(2)
})

test('it is not called gone while something of the account waits under a later number', async () => {
  const result = await lookAfter(async () => {
    await scene.sendElse()
    await scene.mine()
    await scene.send()
  })
  expect(result).toMatchObject({ state: 'uncertain', finding: 'waiting' })
})

test('under the number after that of another transaction it is found', async () => {
  const result = await lookAfter(async () => {
    await scene.sendElse()
    await scene.send()
    await scene.mine()
  })
  expect(result.state).toBe('final')
})

test('under a number of a transaction that it replaced it is found', async () => {
  await scene.sendElse()
  const intent = losing(() => scene.send(undefined, { nonce: 0, gwei: '50' }))
  await scene.run(intent)
  await scene.mine()
  expect(await activityStore.get(intent.key)).toMatchObject({ firstNonce: 0, nonce: 1 })
  expect((await scene.run(intent)).result.state).toBe('final')
})

test.each([
  [11, 'final'],
  [12, 'uncertain'],
])('behind %i other transactions it is %s: twelve numbers are looked through', async (others, state) => {
  const result = await lookAfter(async () => {
    for (let index = 0; index < others; index += 1) await scene.sendElse()
    await scene.send()
    await scene.mine()
  })
  expect(result.state).toBe(state)
})

test.each([
  [12, 'dropped'],
  [13, 'uncertain'],
])('after %i other transactions it is %s: what was not looked at may be it', async (others, state) => {
  const result = await lookAfter(async () => {
    for (let index = 0; index < others; index += 1) await scene.sendElse()
    await scene.mine()
  })
  expect(result.state).toBe(state)
})

test('an equal payment beside it is not taken for it', async () => {
  const beside = scene.intent({
    write: async () => {
      const hash = await scene.send()
      await scene.mine()
      return hash
    },
  })
  const result = await lookAfter(() => scene.run(beside))
  expect(result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
})

test('a number that was used a moment ago may be taken back by a reorg: it is not called gone yet', async () => {
  const intent = losing(async () => {
    await scene.sendElse()
    await scene.mine()
  })
  expect((await scene.run(intent, { confirmations: 3 })).result).toMatchObject({ finding: 'unclear' })
  await scene.mine(2)
  expect((await scene.run(intent, { confirmations: 3 })).result).toMatchObject({ state: 'dropped' })
})

test('a number that something else used long ago is found, and it is gone', async () => {
  const result = await lookAfter(async () => {
    await scene.sendElse()
    await scene.mine(300)
  })
  expect(result).toMatchObject({ state: 'dropped', dropReason: 'nonceUsed' })
})

test('one that was sent long ago is found', async () => {
  const result = await lookAfter(async () => {
    await scene.send()
    await scene.mine(300)
  })
  expect(result.state).toBe('final')
})

test('a number that was used before the state that the node has is not called gone', async () => {
  const intent = losing(async () => {})
  await scene.run(intent)
  await scene.sendElse()
  await scene.mine(300)
  const { client } = openPrunedNode(scene.chain, 128)
  const config = { ...scene.chain.config, getClient: () => client } as unknown as Config
  const { result } = await scene.run(intent, { config })
  expect(result).toMatchObject({ state: 'uncertain', finding: 'unclear' })
})

test('where nobody answers it stays unknown, and that nobody answered is said', async () => {
  const intent = losing(() => scene.chain.stop())
  const { result } = await scene.run(intent)
  expect(result).toMatchObject({ state: 'uncertain', finding: 'unread' })
  expect(await activityStore.get(intent.key)).toMatchObject({ state: 'uncertain' })
})
