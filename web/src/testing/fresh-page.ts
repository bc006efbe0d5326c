// Gives a test file that shares its page with others modules, storage and a document of its own.
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

// A wallet, a language or a store lives as long as its module: each file loads ours once more, and React, wagmi and jsdom never.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
globalThis.indexedDB = new IDBFactory()
document.body.replaceChildren()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
