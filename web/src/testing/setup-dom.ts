// Adds to jsdom what every browser has, and cleans up after each test.
import './all-strings.ts'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { openDB } from 'idb'
import { toast } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'

// Longest wait for an element to appear, on a machine with other work, ms.
configure({ asyncUtilTimeout: 5_000 })

// jsdom lacks these; every browser has them.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList
window.scrollTo = vi.fn()
HTMLMediaElement.prototype.play = async () => {}
HTMLMediaElement.prototype.pause = () => {}
Element.prototype.scrollIntoView ??= async () => {} // a promise in newer browsers

// Files may share one browser, so what a file stored must not be there for the next.
beforeAll(async () => {
  knownTokens.setState({ tokens: [] })
  toast.dismiss() // also those that wait for a container
  for (const { name } of await indexedDB.databases()) {
    const database = await openDB(name as string)
    await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)))
    database.close()
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  // A failed test may leave a stopped clock. It would run tasks in one go, without the promises between them, and so end
  // each later transaction of IndexedDB after its first request.
  vi.useRealTimers()
})

// Files may share one page, so a file that changed its language must not leave it changed.
afterAll(async () => {
  await i18n.changeLanguage('en')
})
