import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Draft, emptyDraft } from '@/features/multi-send/multi-send-state.ts'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { useMultiSend } from '@/features/multi-send/use-multi-send.ts'
import { loadDraft, saveDraft, saveDraftOnLeave } from './draft-store.ts'

afterEach(() => vi.restoreAllMocks())

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

test('the source of a list survives a reload, and a damaged one makes no draft', async () => {
  const draft: Draft = { ...emptyDraft, text: 'a,1', source: newSource() }
  await saveDraft(draft)
  expect(await loadDraft()).toEqual(draft)
  saveDraftOnLeave(draft)
  expect(await loadDraft()).toEqual(draft)
  await saveDraft({ ...draft, source: newSource({ total: 'many' }) })
  expect(await loadDraft()).toBeUndefined()
})

test('a list of a link survives a reload with its network, and so do the lists that it took the place of', async () => {
  const draft: Draft = {
    ...{ ...emptyDraft, text: 'a,1', link: { chainId: 56 }, isPriceMissing: true },
    others: [
      { ...emptyDraft, text: 'mine', source: newSource() },
      { ...emptyDraft, text: 'also mine' },
    ],
  }
  await saveDraft(draft)
  expect(await loadDraft()).toEqual(draft)
})

test('a draft with a name that leads to no address is none', async () => {
  const records = { 'ada.eth': { kind: 'resolved', address: '0x12', readAt: 7 } } as const
  await saveDraft({ ...emptyDraft, names: { chainId: 56, records } })
  expect(await loadDraft()).toBeUndefined()
})

test('what changed in the last moment is there again, though the database never wrote it', async () => {
  await saveDraft({ ...emptyDraft, text: 'kept' })
  saveDraftOnLeave({ ...emptyDraft, text: 'left', droppedLines: [3] })
  expect(await loadDraft()).toEqual({ ...emptyDraft, text: 'left', droppedLines: [3] })

  await saveDraft({ ...emptyDraft, text: 'later' })
  expect(await loadDraft()).toEqual({ ...emptyDraft, text: 'later' })
})

test('a draft that is stored late does not push out what was left after it', async () => {
  const late = saveDraft({ ...emptyDraft, text: 'kept' })
  saveDraftOnLeave({ ...emptyDraft, text: 'left' })
  await late
  expect((await loadDraft())?.text).toBe('left')
})

test('where the plain storage is too small the database alone counts, and nothing older comes back', async () => {
  await saveDraft({ ...emptyDraft, text: 'kept' })
  saveDraftOnLeave({ ...emptyDraft, text: 'older' })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraftOnLeave({ ...emptyDraft, text: 'left' })
  expect((await loadDraft())?.text).toBe('kept')
})

test('what was left by another version of the page is passed over', async () => {
  await saveDraft({ ...emptyDraft, text: 'kept' })
  saveDraftOnLeave({ ...emptyDraft, text: 7 as never })
  expect((await loadDraft())?.text).toBe('kept')
})

test('the page keeps what was typed in the moment in which it is left, and once only', async () => {
  await saveDraft(emptyDraft)
  const { result } = renderHook(() => useMultiSend(undefined))
  await waitFor(() => expect(result.current.state.isRestored).toBe(true))
  const leave = () => document.dispatchEvent(new Event('visibilitychange'))
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  leave()
  expect(setItem).not.toHaveBeenCalled()

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  leave()
  expect(setItem).toHaveBeenCalledOnce()
  await waitFor(() => expect(localStorage).toHaveLength(0))
  leave()
  expect(setItem).toHaveBeenCalledOnce()
  visibility.mockReturnValue('visible')
})
