// What page and list worker both need: the errors that pass between them, and the end of a reading's callback.

import { PlanError } from '@saleyard/send/plan/plan-error.ts'
import { registerErrorTransfer, releaseCallback } from '@/lib/browser/worker-client.ts'
import type { ListService } from './list-service.ts'

/** Passes the planner's errors between page and worker with their codes. */
export function registerListErrors(): void {
  registerErrorTransfer({ PlanError: ({ code, values }) => new PlanError(code as PlanError['code'], values) })
}

/** Releases Comlink's callback proxies after a reading; each keeps a MessagePort open. */
export function releaseCallbacks(service: ListService): ListService {
  return {
    ...service,
    read: async (text, options, onProgress) => {
      try {
        return await service.read(text, options, onProgress)
      } finally {
        releaseCallback(onProgress)
      }
    },
  }
}
