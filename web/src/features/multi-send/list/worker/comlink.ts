// Extends Comlink: passes our errors with their codes between page and worker, and releases callbacks after a reading.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { type Remote, releaseProxy, transferHandlers } from 'comlink'
import type { ListService } from './list-service.ts'

/** Serialised form of our errors; Comlink passes all others in its own form. */
type SerializedError = { name: string; code: string; values: Record<string, string | number>; cause?: unknown }

const rebuild: Record<string, (serialized: SerializedError) => Error> = {
  PlanError: ({ code, values }) => new PlanError(code as PlanError['code'], values),
  AppError: ({ code, values, cause }) => new AppError(code as AppError['code'], { values, cause }),
}

/**
 * Passes our errors between page and worker with their codes: Comlink alone carries name, message and stack only.
 * Both sides must call this.
 */
export function registerErrorTransfer(): void {
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
      throw rebuild[passed.named.name]?.(passed.named)
    },
  })
}

function serializeError(error: unknown): SerializedError | undefined {
  if (!(error instanceof PlanError || error instanceof AppError)) return undefined
  const { name, code, values = {} } = error
  return { name, code, values, cause: error.cause instanceof Error ? error.cause.message : undefined }
}

/** Releases Comlink's callback proxies after a reading; each keeps a MessagePort open. */
export function releaseCallbacks(service: ListService): ListService {
  return {
    ...service,
    read: async (text, options, onProgress) => {
      try {
        return await service.read(text, options, onProgress)
      } finally {
        ;(onProgress as Remote<() => void> | undefined)?.[releaseProxy]()
      }
    },
  }
}
