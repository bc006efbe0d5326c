import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, isDraftStored, useDraft } from './draft-store.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const createdToken = { kind: 'standard', chainId: 56, creator: account, token: account } as const
const kept = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null')

afterEach(() => {
  vi.restoreAllMocks()
  useDraft.setState({ finished: [] })
  useDraft.getState().startFromLink({})
  localStorage.clear()
})

test('a draft and its salt are on the device before its review begins', () => {
  const { salt, review } = useDraft.getState()
  expect(isDraftStored(salt)).toBe(false)

  review({ name: 'Harbour' })

  expect(isDraftStored(salt)).toBe(true)
  expect(kept().state).toMatchObject({ salt, step: 'stepTwo', values: { name: 'Harbour' } })
})

test('a draft comes back with its salt after a reload', async () => {
  const { salt, review } = useDraft.getState()
  review({ name: 'Harbour' })
  const stored = localStorage.getItem(draftKey) ?? ''

  useDraft.getState().startFromLink({})
  localStorage.setItem(draftKey, stored)
  await useDraft.persist.rehydrate()

  expect(useDraft.getState()).toMatchObject({ salt, step: 'stepTwo', values: { name: 'Harbour' } })
})

test('a draft that was begun in another tab is taken over, so that both sign one salt', () => {
  const other = { ...kept()?.state, salt: `0x${'ab'.repeat(32)}`, step: 'stepOne', values: {} }
  localStorage.setItem(draftKey, JSON.stringify({ state: other, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey }))

  expect(useDraft.getState().salt).toBe(other.salt)
})

test('a draft that became a token is filed, and another one begins under another salt of 32 bytes', async () => {
  const { salt, review, finish } = useDraft.getState()
  review({ name: 'Harbour' })
  finish({ ...createdToken, salt })

  expect(useDraft.getState()).toMatchObject({ step: 'stepOne', values: {}, linked: {} })
  expect(useDraft.getState().salt).not.toBe(salt)
  expect(useDraft.getState().salt).toMatch(/^0x[0-9a-f]{64}$/)
  await useDraft.persist.rehydrate()
  expect(useDraft.getState().finished).toEqual([{ ...createdToken, salt, values: { name: 'Harbour' } }])
})

test('a token that another tab has filed already is not filed for the draft that was begun since', () => {
  const { salt, review, finish } = useDraft.getState()
  finish({ ...createdToken, salt })
  review({ name: 'Haven' })
  finish({ ...createdToken, salt })
  expect(useDraft.getState()).toMatchObject({ step: 'stepTwo', values: { name: 'Haven' } })
  expect(useDraft.getState().finished).toHaveLength(1)
})

test('a finished draft is taken up for another network with its salt, and is filed there once more', () => {
  const { salt, review, finish, reopen } = useDraft.getState()
  review({ name: 'Harbour' })
  finish({ ...createdToken, salt })
  for (const each of useDraft.getState().finished) reopen(each)
  expect(useDraft.getState()).toMatchObject({ salt, step: 'stepTwo', values: { name: 'Harbour' } })

  finish({ ...createdToken, chainId: 97, salt })
  expect(useDraft.getState().finished.map(({ chainId }) => chainId)).toEqual([97, 56])
})

test('what is typed is typed in the form, so it never opens the review', () => {
  const { review, setValues } = useDraft.getState()
  review({ name: 'Harbour' })
  setValues({ name: 'Haven' })
  expect(useDraft.getState()).toMatchObject({ step: 'stepOne', values: { name: 'Haven' } })
})

test('what cannot be read back is no draft: a new one begins', async () => {
  const { salt } = useDraft.getState()
  for (const broken of ['{', '{"state":{"salt":"0x12","step":"stepTwo","values":{}},"version":1}', 'null']) {
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
  expect(isDraftStored(useDraft.getState().salt)).toBe(false)
})
