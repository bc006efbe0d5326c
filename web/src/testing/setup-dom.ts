// Adds to jsdom what every browser has, and cleans up after each test.
import './all-strings.ts'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'

// The longest wait for something to appear, on a machine that does other work as well. ms.
configure({ asyncUtilTimeout: 5_000 })

// What jsdom lacks and every browser has.
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
Element.prototype.scrollIntoView ??= async () => {} // in newer browsers it is a promise

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Files may share one page: whoever changed its language leaves it as it was.
afterAll(async () => {
  await i18n.changeLanguage('en')
})
