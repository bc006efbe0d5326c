import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { describeProblem } from '@/features/multi-send/review/describe-problem.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { loadAllowanceBefore, saveAllowanceBefore } from './allowance-store.ts'

const describe = (error: unknown) => describeProblem(undefined, error, i18n.t)?.text

afterEach(() => vi.restoreAllMocks())

test('the permission of before a run is remembered', async () => {
  await saveAllowanceBefore('0x01', 7n)
  expect(await loadAllowanceBefore('0x01')).toBe(7n)
  expect(await loadAllowanceBefore('0x02')).toBe(0n)
})

test('a browser that blocks the records is told as that, and not as an unknown error', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('blocked')
  })
  const error = await saveAllowanceBefore('0x01', 7n).catch((reason) => reason)
  expect(describe(error)).toBe(en.multiSend.review.notStored)
  expect(await loadAllowanceBefore('0x01')).toBe(0n)
})

test('records of a newer version are told as that, with the way out', async () => {
  ;(await openDB('saleyard-multi-send-allowances', 9)).close()
  const error = await saveAllowanceBefore('0x01', 7n).catch((reason) => reason)
  expect(describe(error)).toBe(`${en.errors.storageNewer} ${en.errorAdvice.storageNewer}`)
})
