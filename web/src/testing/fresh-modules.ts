// Gives an integration test file, which shares its process with others, modules, environment and databases of its own.
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

// A config or a store lives as long as its module: each file loads ours once more, and viem and wagmi never.
vi.resetModules()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
// A failed test may leave a stopped clock: what waits for the chain in the next file would never end.
vi.useRealTimers()
if (globalThis.indexedDB) globalThis.indexedDB = new IDBFactory()
