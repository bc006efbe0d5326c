import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { openDB } from 'idb'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, toStorageError } from './to-storage-error.ts'

let databases = 0
const newName = () => `storage-error-${++databases}`
const open = (name: string, version: number) => openDatabase((blocked) => openDB(name, version, { blocked }))

afterEach(() => vi.useRealTimers())

test('a database of a newer version is told from a browser that forbids storage', async () => {
  const name = newName()
  ;(await openDB(name, 9)).close()
  await expect(open(name, 3)).rejects.toMatchObject({ code: 'storageNewer' })
  const kept = await openDB(name)
  expect(kept.version, 'nothing of it is changed').toBe(9)
  kept.close()
})

test('a database that another tab keeps closed is given up after a time, and opens once that tab is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const name = newName()
  const other = await openDB(name, 1)
  const refused = expect(open(name, 2)).rejects.toMatchObject({ code: 'storageBlocked' })
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(5_000)
  await refused
  other.close()
  const opened = await open(name, 2)
  expect(opened.version).toBe(2)
  opened.close()
})

test('what is aborted in the middle fails where it is read, and nowhere else', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const opened = await openDatabase((blocked) =>
    openDB(newName(), 1, { blocked, upgrade: (database) => void database.createObjectStore('all') }),
  )
  const transaction = opened.transaction('all')
  const read = transaction.objectStore('all').get('one')
  transaction.abort()
  await expect(read).rejects.toMatchObject({ name: 'AbortError' })
  // Node reports it once all due callbacks have run.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).not.toHaveBeenCalled()
  opened.close()
})

test('a browser that forbids storage says so, whatever it throws', async () => {
  const forbidden = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  await expect(openDatabase(forbidden)).rejects.toMatchObject({ code: 'storageUnavailable' })
  await expect(openDatabase(() => Promise.reject(new Error('blocked')))).rejects.toMatchObject({
    code: 'storageUnavailable',
  })
})

test('an error that has a sentence of its own keeps it', () => {
  const error = new AppError('runDamaged')
  expect(toStorageError(error)).toBe(error)
})
