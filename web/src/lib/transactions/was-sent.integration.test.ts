import 'fake-indexeddb/auto'
import type { Hash } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startPayments } from '@/lib/transactions/testing/start-payments.ts'
import { activityStore } from './activity-store.ts'

let scene: Awaited<ReturnType<typeof startPayments>>

beforeAll(async () => {
  scene = await startPayments()
})
afterEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})
afterAll(() => scene?.chain.stop())

/** A transaction that counted as vanished when no node knew it any more. */
async function vanished(hash: Hash) {
  const intent = scene.intent({ write: vi.fn(async () => hash) })
  const { key, kind, chainId, account, summary } = intent
  const known = { key, kind, chainId, account, summary, hash, createdAt: 1, updatedAt: 1 }
  await activityStore.put({ ...known, state: 'dropped', dropReason: 'vanished' })
  return intent
}

test('a transaction that had vanished and is back is followed, and no wallet is opened', async () => {
  const intent = await vanished(await scene.send())
  await scene.mine()
  expect((await scene.run(intent)).result.state).toBe('final')
  expect(intent.write).not.toHaveBeenCalled()
})

test('one that is still unknown may be signed again', async () => {
  const hash = await scene.send()
  await scene.chain.client.dropTransaction({ hash })
  const intent = await vanished(hash)
  const write = vi.fn(() => scene.send(undefined, { gwei: '20' }))
  await scene.chain.client.setAutomine(true)
  expect((await scene.run({ ...intent, write })).result.state).toBe('final')
  expect(write).toHaveBeenCalledOnce()
})

test.each([
  ['declined', { code: 4001 }, 'idle'],
  ['refused', { code: -32000, message: 'insufficient funds' }, 'failed'],
])(
  'a second request that is %s leaves the one that had vanished in the records, to be looked for',
  async (_, error, state) => {
    await scene.chain.client.setAutomine(false)
    const hash = await scene.send()
    const raw = await scene.chain.client.request({ method: 'eth_getRawTransactionByHash', params: [hash] } as never)
    await scene.chain.client.dropTransaction({ hash })
    const intent = await vanished(hash)
    const write = vi.fn(() => Promise.reject(error))
    expect((await scene.run({ ...intent, write })).result.state).toBe(state)

    await scene.chain.client.sendRawTransaction({ serializedTransaction: raw })
    await scene.mine()
    expect((await scene.run({ ...intent, write })).result).toMatchObject({ state: 'final', hash })
    expect(write).toHaveBeenCalledOnce()
  },
)
