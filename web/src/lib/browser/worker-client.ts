// Calls a worker behind Comlink that starts on first use and is replaced when it dies, and carries our errors with their codes.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { proxy, type Remote, releaseProxy, transfer, transferHandlers, wrap } from 'comlink'

/** Serialised form of our errors; Comlink passes all others in its own form. */
type SerializedError = {
  name: string
  code: string
  message: string
  values: Record<string, string | number>
  cause?: unknown
}

type RebuildError = (serialized: SerializedError) => Error

const rebuilders = new Map<string, RebuildError>([
  ['AppError', ({ code, values, cause }) => new AppError(code as AppError['code'], { values, cause })],
])
let isRegistered = false

/**
 * Passes our errors between page and worker with their codes: Comlink alone carries name, message and stack only.
 * Both sides must call this.
 *
 * @param rebuild Makes an error of its serialised form, by the error's name; AppError is there already.
 */
export function registerErrorTransfer(rebuild: Record<string, RebuildError> = {}): void {
  for (const [name, make] of Object.entries(rebuild)) rebuilders.set(name, make)
  if (isRegistered) return
  isRegistered = true
  const plain = transferHandlers.get('throw')
  if (!plain) throw new Error('Comlink has no handler for errors')
  transferHandlers.set('throw', {
    canHandle: plain.canHandle,
    serialize: (thrown: { value: unknown }) => {
      const serialized = serializeError(thrown.value)
      return serialized ? [{ named: serialized }, []] : plain.serialize(thrown)
    },
    deserialize: (passed: { named?: SerializedError }) => {
      if (!passed.named) return plain.deserialize(passed)
      throw rebuilders.get(passed.named.name)?.(passed.named)
    },
  })
}

function serializeError(error: unknown): SerializedError | undefined {
  if (!(error instanceof Error && rebuilders.has(error.name))) return undefined
  const { name, message, code, values = {} } = error as Error & Pick<SerializedError, 'code' | 'values'>
  return { name, code, message, values, cause: error.cause instanceof Error ? error.cause.message : undefined }
}

/** Releases Comlink's proxy of a callback; each keeps a MessagePort open. */
export function releaseCallback(callback: unknown): void {
  ;(callback as Remote<() => void> | undefined)?.[releaseProxy]()
}

type Connection = { worker: Worker; remote: Record<string, (...values: unknown[]) => Promise<unknown>> }

/**
 * Creates the client of a worker's service, whose methods all return promises. A worker that cannot start, or that dies,
 * fails every pending call, and the next call starts another worker, which holds nothing yet.
 *
 * @param name What the worker is called in the error of a lost call.
 * @param start Starts a worker; may throw.
 */
export function createWorkerClient<Service extends object>(name: string, start: () => Worker): Service {
  let connection: Connection | undefined
  const waiting = new Set<(reason: Error) => void>()

  function connect(): Connection {
    if (connection) return connection
    const worker = start()
    const lose = (event: Event) => {
      if (connection?.worker !== worker) return
      connection = undefined
      worker.terminate()
      const reason = new Error(`The ${name} worker is gone: ${event.type}`)
      for (const reject of waiting) reject(reason)
    }
    for (const type of ['error', 'messageerror']) worker.addEventListener(type, lose)
    connection = { worker, remote: wrap(worker) as unknown as Connection['remote'] }
    return connection
  }
  async function call(method: string, values: unknown[]): Promise<unknown> {
    const send = connect().remote[method] as (...values: unknown[]) => Promise<unknown>
    let fail: ((reason: Error) => void) | undefined
    const lost = new Promise<never>((_, reject) => {
      fail = reject
      waiting.add(reject)
    })
    try {
      return await Promise.race([send(...values.map(pass)), lost])
    } finally {
      if (fail) waiting.delete(fail)
    }
  }

  return new Proxy({} as Service, {
    // An object with a `then` would count as a promise, so the proxy has none.
    get: (_, method) => (method === 'then' ? undefined : (...values: unknown[]) => call(String(method), values)),
  })
}

// Functions become proxies, buffers are transferred.
function pass(value: unknown): unknown {
  if (typeof value === 'function') return proxy(value)
  return value instanceof ArrayBuffer ? transfer(value, [value]) : value
}
