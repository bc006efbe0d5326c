import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose lock is free, or held by another tab. */
function stubLocks({ isFree }: { isFree: boolean }) {
  const request = vi.fn(async (_name: string, _options: object, work: (lock: unknown) => unknown) =>
    work(isFree ? {} : null),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  return request
}

test('default', async () => {
  const request = stubLocks({ isFree: true })
  expect(await withLock('run:1', async () => 'done')).toBe('done')
  expect(request).toHaveBeenCalledWith('saleyard:run:1', { ifAvailable: true }, expect.any(Function))
})

test('behavior: without locks the work runs at once', async () => {
  vi.stubGlobal('navigator', undefined)
  expect(await withLock('run:1', async () => 'done')).toBe('done')
})

test('error: another tab holds the lock', async () => {
  stubLocks({ isFree: false })
  const work = vi.fn(async () => 'done')
  await expect(withLock('run:1', work)).rejects.toThrow(expect.objectContaining({ code: 'runningElsewhere' }))
  await expect(withLock('run:1', work)).rejects.toThrow(AppError)
  expect(work).not.toHaveBeenCalled()
})
