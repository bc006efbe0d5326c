// Provides the page's one list service: a worker behind Comlink, which starts on first use and is replaced when it
// dies.

import { proxy, transfer, wrap } from 'comlink'
import { createContext, useContext, useMemo } from 'react'
import { registerErrorTransfer } from './comlink.ts'
import type { ListService } from './list-service.ts'

/** Returns the service; tests provide one without a worker. */
export const ListServiceContext = createContext<() => ListService>(getListService)

/** Returns the list service of the page. */
export function useListService(): ListService {
  const get = useContext(ListServiceContext)
  return useMemo(get, [get])
}

let service: ListService | undefined

/** Returns the page's one list worker, which starts on first use. */
function getListService(): ListService {
  service ??= startService()
  return service
}

function startService(): ListService {
  registerErrorTransfer()
  return createListClient(
    () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module', name: 'list' }),
  )
}

type Connection = { worker: Worker; remote: Record<string, (...values: unknown[]) => Promise<unknown>> }

/**
 * Creates the list service of a worker. A worker that cannot start, or that dies, fails every pending call, and the
 * next call starts another worker, which has no list yet.
 *
 * @param start Starts a worker; may throw.
 */
export function createListClient(start: () => Worker): ListService {
  let connection: Connection | undefined
  const waiting = new Set<(reason: Error) => void>()

  function connect(): Connection {
    if (connection) return connection
    const worker = start()
    const lose = (event: Event) => {
      if (connection?.worker !== worker) return
      connection = undefined
      worker.terminate()
      const reason = new Error(`The list worker is gone: ${event.type}`)
      for (const reject of waiting) reject(reason)
    }
    for (const type of ['error', 'messageerror']) worker.addEventListener(type, lose)
    connection = { worker, remote: wrap(worker) as unknown as Connection['remote'] }
    return connection
  }
  async function call(name: string, values: unknown[]): Promise<unknown> {
    const method = connect().remote[name] as (...values: unknown[]) => Promise<unknown>
    let fail: ((reason: Error) => void) | undefined
    const lost = new Promise<never>((_, reject) => {
      fail = reject
      waiting.add(reject)
    })
    try {
      return await Promise.race([method(...values.map(pass)), lost])
    } finally {
      if (fail) waiting.delete(fail)
    }
  }

  return new Proxy({} as ListService, {
    // An object with a `then` would count as a promise, so the proxy has none.
    get: (_, name) => (name === 'then' ? undefined : (...values: unknown[]) => call(String(name), values)),
  })
}

// Functions become proxies, buffers are transferred.
function pass(value: unknown): unknown {
  if (typeof value === 'function') return proxy(value)
  return value instanceof ArrayBuffer ? transfer(value, [value]) : value
}
