// Gives a test file that shares its page with others modules, storage and a document of its own.
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

const announcement = 'eip6963:announceProvider'

// A wallet, a language or a store lives as long as its module: each file loads ours once more, and React, wagmi and jsdom never.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
globalThis.indexedDB = new IDBFactory()
document.body.replaceChildren()
takeDownDiscovery()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)

/** Removes what configs of earlier files listen with: they would find this file's wallets too, and listen to them. */
function takeDownDiscovery() {
  const page = globalThis as typeof globalThis & { discoveries?: Set<EventListenerOrEventListenerObject> }
  for (const listener of page.discoveries ?? []) window.removeEventListener(announcement, listener)
  if (page.discoveries) return page.discoveries.clear()
  const discoveries = new Set<EventListenerOrEventListenerObject>()
  page.discoveries = discoveries
  const add = window.addEventListener.bind(window)
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    if (type === announcement) discoveries.add(listener)
    add(type, listener, options as AddEventListenerOptions)
  }
}
