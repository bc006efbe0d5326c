import type { Hash } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import { replaceSalt } from './use-vanity.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const to: Hash = `0x${'b0'.repeat(32)}`
const at = { chainId: 97, account } as const
const other = { chainId: 56, account: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' } as const

beforeEach(() => useDraft.getState().startFromLink({}))
afterEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

const replace = () => replaceSalt({ ...at, from: useDraft.getState().salt, to })

function recordCreation(record: Partial<ActivityRecord>, where: { chainId: number; account: `0x${string}` } = at) {
  const key = creationKey({ ...where, salt: useDraft.getState().salt })
  const blank = { kind: 'createToken', summary: '', createdAt: 1, updatedAt: 1, state: 'final' } as const
  return activityStore.put({ ...blank, key, ...where, ...record })
}

test('a draft that no wallet has seen gets the new salt, and keeps what was typed', async () => {
  useDraft.getState().review({ name: 'Harbour' })
  expect(await replace()).toBe(true)
  expect(useDraft.getState()).toMatchObject({ salt: to, step: 'stepTwo', values: { name: 'Harbour' } })
})

test('the salt of a creation that may be signed is never replaced, whatever became of it and on whatever chain', async () => {
  for (const state of ['awaiting-signature', 'uncertain', 'submitted', 'mined', 'reverted', 'dropped'] as const) {
    await recordCreation({ state })
    expect(await replace(), state).toBe(false)
  }
  await recordCreation({ state: 'failed', isInterrupted: true })
  expect(await replace()).toBe(false)
  await recordCreation({ state: 'failed' })
  await recordCreation({ state: 'submitted' }, other)
  expect(await replace()).toBe(false)
  expect(useDraft.getState().salt).not.toBe(to)
})

test('what a wallet has refused outright stands in no way', async () => {
  await recordCreation({ state: 'failed' })
  expect(await replace()).toBe(true)
})

test('nor is the salt of a draft that is a token already, or of another draft', async () => {
  const { salt, finish, reopen } = useDraft.getState()
  finish({ kind: 'standard', chainId: 56, creator: account, token: account, salt })
  expect(await replaceSalt({ ...at, from: salt, to })).toBe(false)
  for (const made of useDraft.getState().finished) reopen(made)
  expect(useDraft.getState().salt).toBe(salt)
  expect(await replace()).toBe(false)
})

test('nor while a wallet is being asked', async () => {
  const { locks } = navigator
  let isLocked = false
  const request = async (_name: string, _options: object, work: (lock: object | null) => unknown) =>
    work(isLocked ? null : {})
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  try {
    isLocked = true
    expect(await replace()).toBe(false)
    isLocked = false
    expect(await replace()).toBe(true)
  } finally {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  }
})
