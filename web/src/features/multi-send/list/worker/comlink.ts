// Lets our errors pass between page and worker with their codes, and releases callbacks after a reading.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { type Remote, releaseProxy, transferHandlers } from 'comlink'
import type { ListService } from './list-service.ts'

/** What arrives of an error of ours; the rest is as Comlink passes it. */
type Named = { name: string; code: string; values: Record<string, string | number>; cause?: unknown }

const rebuild: Record<string, (named: Named) => Error> = {
  PlanError: ({ code, values }) => new PlanError(code as PlanError['code'], values),
  AppError: ({ code, values, cause }) => new AppError(code as AppError['code'], { values, cause }),
}

/**
 * Lets errors of ours pass between page and worker with their codes: Comlink carries name, message and stack alone.
 * To be called on both sides.
 */
export function registerErrorTransfer(): void {
  const plain = transferHandlers.get('throw')
  if (!plain) throw new Error('Comlink has no handler for errors')
  transferHandlers.set('throw', {
    canHandle: plain.canHandle,
    serialize: (thrown: { value: unknown }) => {
      const named = toNamed(thrown.value)
      return named ? [{ named }, []] : plain.serialize(thrown)
    },
    deserialize: (passed: { named?: Named }) => {
      if (!passed.named) return plain.deserialize(passed)
      throw rebuild[passed.named.name]?.(passed.named)
    },
  })
}

function toNamed(error: unknown): Named | undefined {
  if (!(error instanceof PlanError || error instanceof AppError)) return undefined
  const { name, code, values = {} } = error
  return { name, code, values, cause: error.cause instanceof Error ? error.cause.message : undefined }
}

/** Lets go of the page's functions when a reading is over: each holds a channel open. */
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
