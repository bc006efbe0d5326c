import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, useDraft } from './draft-store'
import { isDraftKept } from './is-draft-kept'

const kept = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null')

afterEach(() => {
  vi.restoreAllMocks()
  useDraft.getState().startAnew()
  localStorage.clear()
})

test('a draft and its salt are on the device before its review begins', () => {
  const { salt, review } = useDraft.getState()
  expect(isDraftKept(salt)).toBe(false)

  review({ name: 'Harbour' })

  expect(isDraftKept(salt)).toBe(true)
  expect(kept().state).toMatchObject({ salt, step: 'stepTwo', values: { name: 'Harbour' } })
})

test('a draft comes back with its salt after a reload', async () => {
  const { salt, review } = useDraft.getState()
  review({ name: 'Harbour' })
  const stored = localStorage.getItem(draftKey) ?? ''

  useDraft.getState().startAnew()
  localStorage.setItem(draftKey, stored)
  await useDraft.persist.rehydrate()

  expect(useDraft.getState()).toMatchObject({ salt, step: 'stepTwo', values: { name: 'Harbour' } })
})

test('a draft that was begun in another tab is taken over, so that both sign one salt', () => {
  const other = { ...kept()?.state, salt: `0x${'ab'.repeat(32)}`, step: 'stepOne', values: {}, created: [] }
  localStorage.setItem(draftKey, JSON.stringify({ state: other, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey }))

  expect(useDraft.getState().salt).toBe(other.salt)
})

test('another token is another draft with another salt of 32 bytes', () => {
  const { salt, review, startAnew } = useDraft.getState()
  review({ name: 'Harbour' })
  startAnew()

  expect(useDraft.getState()).toMatchObject({ step: 'stepOne', values: {}, created: [] })
  expect(useDraft.getState().salt).not.toBe(salt)
  expect(useDraft.getState().salt).toMatch(/^0x[0-9a-f]{64}$/)
})

test('what cannot be read back is no draft: a new one begins', async () => {
  const { salt } = useDraft.getState()
  for (const broken of [
    '{',
    '{"state":{"salt":"0x12","step":"stepTwo","values":{},"created":[]},"version":1}',
    'null',
  ]) {
    localStorage.setItem(draftKey, broken)
    await useDraft.persist.rehydrate()
    expect(useDraft.getState()).toMatchObject({ salt, step: 'stepOne' })
  }
})

test('a browser that keeps nothing lets one type on, and is not taken for one that keeps', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  useDraft.getState().review({ name: 'Harbour' })

  expect(useDraft.getState().values).toEqual({ name: 'Harbour' })
  expect(isDraftKept(useDraft.getState().salt)).toBe(false)
})
