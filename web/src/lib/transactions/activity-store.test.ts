import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { type ActivityRecord, activityStore, openActivityDatabase, repairActivity } from './activity-store.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const record: ActivityRecord = {
  key: 'create:1',
  kind: 'createToken',
  chainId: 56,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  hash,
  nonce: 3,
  state: 'submitted',
  summary: 'Create Harbour',
  createdAt: 1,
  updatedAt: 2,
}
const { hash: _hash, ...unsent } = record

test.each(['final', 'failed', 'dropped', 'uncertain'] as const)('a whole record that is %s stays as it is', (state) => {
  expect(repairActivity({ ...record, state })).toEqual({ ...record, state })
  expect(repairActivity({ ...unsent, state })).toEqual({ ...unsent, state })
})

test.each([
  ['an unknown state and a hash is followed', { ...record, state: 'teleported' }, record],
  [
    'an unknown state and no hash may have been sent',
    { ...unsent, state: 'toString' },
    { ...unsent, state: 'uncertain' },
  ],
  ['a hash that is none is not followed', { ...record, hash: '0x12' }, { ...unsent, state: 'uncertain' }],
  [
    'a final one with a hash that is none stays final',
    { ...record, state: 'final', hash: 7 },
    { ...unsent, state: 'final' },
  ],
  [
    'a proposal is one, as it is',
    { ...unsent, state: 'proposed', proposal: { safeTxHash: hash, fromBlock: 1n } },
    { ...unsent, state: 'proposed', proposal: { safeTxHash: hash, fromBlock: 1n } },
  ],
  [
    'a proposal that is none may have been sent',
    { ...unsent, state: 'proposed', proposal: { safeTxHash: '0x12', fromBlock: 1n } },
    { ...unsent, state: 'uncertain' },
  ],
  ['a hash that may be that of a proposal is followed', { ...record, state: 'proposed' }, record],
  ['a token that is none has none', { ...record, token: 'DUCK' }, record],
  ['no summary has an empty one', { ...record, summary: undefined }, { ...record, summary: '' }],
])('a record with %s', (_, stored, repaired) => {
  expect(repairActivity(stored)).toEqual(repaired)
})

test('what is no record is left out of the list, and stays in the store with all others', async () => {
  const database = await openActivityDatabase()
  await activityStore.put(record)
  const broken = [
    { key: 'a' },
    { ...record, key: 'b', createdAt: 'yesterday' },
    { ...record, key: 'c', account: '0x1' },
  ]
  for (const each of broken) await database.put('activity', each as never)
  await database.put('activity', { ...record, key: 'd', state: 'teleported' } as never)

  expect((await activityStore.list()).map(({ key, state }) => [key, state])).toEqual([
    ['create:1', 'submitted'],
    ['d', 'submitted'],
  ])
  expect(await activityStore.get('b')).toBeUndefined()
  expect(await activityStore.get('d')).toMatchObject({ state: 'submitted', hash })
  expect(await database.count('activity')).toBe(5)
})
