import './all-strings'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

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
Element.prototype.scrollIntoView ??= async () => {} // in newer browsers it is a promise

afterEach(() => {
  cleanup()
  localStorage.clear()
})
