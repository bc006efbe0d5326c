import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { readKnown } from './read-known.ts'

const account = '0x00000000000000000000000000000000000a11ce' as const
const other = '0x0000000000000000000000000000000000000b0b' as const
const hour = 3_600_000
let keys = 0

async function storeRecord(change: Partial<ActivityRecord>, age = 0): Promise<void> {
  keys += 1
  const at = Date.now() - age
  const times = { createdAt: at, updatedAt: at }
  const hash = `0x${String(keys).padStart(64, '0')}` as const
  await activityStore.put({
    ...{ key: `k${keys}`, kind: 'sendPlain', chainId: 97, account, hash, state: 'final', summary: '', ...times },
    ...change,
  })
}

afterEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

test('what this device has sent is known by hash and number, for its chain and its account', async () => {
  await storeRecord({ nonce: 4 })
  await storeRecord({ nonce: 5, state: 'reverted' })
  await storeRecord({ nonce: 6, state: 'submitted' })
  await storeRecord({ nonce: 7, state: 'failed', hash: undefined })
  await storeRecord({ nonce: 8, chainId: 56 })
  await storeRecord({ nonce: 9, account: other })
  await storeRecord({ nonce: 10, signer: { address: other, isDirect: true } })
  const { hashes, mined, waiting, usedBefore } = await readKnown(97, account)
  expect(hashes.size, 'a hash is known whoever sent it').toBe(5)
  expect([...mined].toSorted()).toEqual([4, 5])
  expect([...waiting].toSorted()).toEqual([4, 5, 6])
  expect(usedBefore).toBe(0)
})

test('below the last number that is older than a day everything is', async () => {
  await storeRecord({ nonce: 2 }, 30 * hour)
  await storeRecord({ nonce: 4 }, 25 * hour)
  await storeRecord({ nonce: 6 }, 23 * hour)
  await storeRecord({ nonce: 9, state: 'submitted' }, 30 * hour)
  expect((await readKnown(97, account)).usedBefore).toBe(5)
})

test('error: where the browser forbids storage nothing is known', async () => {
  vi.spyOn(activityStore, 'list').mockRejectedValueOnce(new Error('forbidden'))
  expect(await readKnown(97, account)).toMatchObject({ hashes: new Set(), mined: new Set(), usedBefore: 0 })
})
