import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { loadDraft, saveDraft } from './draft-store.ts'
import { type Draft, emptyDraft } from './multi-send-state.ts'

const address = `0x${'ad'.repeat(20)}` as const
const names: Draft['names'] = {
  chainId: 56,
  records: {
    'ada.eth': { kind: 'resolved', address, readAt: 7 },
    'eve.eth': { kind: 'gateway', hosts: ['gate.example'], failed: 'gate.example', readAt: 8 },
    'bob.eth': { kind: 'notFound', readAt: 9 },
  },
}

test('what was learned of names survives a reload, with its time and its answers', async () => {
  const draft: Draft = {
    ...emptyDraft,
    text: 'ada.eth,1',
    names,
    answers: { ethereumNames: 'use', gateways: 'refuse' },
  }
  expect(await saveDraft(draft)).toBe(true)
  expect(await loadDraft()).toEqual(draft)
})

test('a draft with a name that leads to no address is none', async () => {
  const records = { 'ada.eth': { kind: 'resolved', address: '0x12', readAt: 7 } } as const
  await saveDraft({ ...emptyDraft, names: { chainId: 56, records } })
  expect(await loadDraft()).toBeUndefined()
})
