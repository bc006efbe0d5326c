// Adds to jsdom what every browser has, and cleans up after each test.
import './all-strings.ts'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'

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

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Files may share one page, so a file that changed its language must not leave it changed.
afterAll(async () => {
  await i18n.changeLanguage('en')
})
