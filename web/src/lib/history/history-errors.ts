// What page and history worker both need: the errors that pass between them, and the end of a reading's callback.

import { HistoryError } from '@saleyard/history/errors.ts'
import { registerErrorTransfer, releaseCallback } from '@/lib/browser/worker-client.ts'
import type { HistoryService } from './history-service.ts'

/** Passes the errors of histories between page and worker with their codes. */
export function registerHistoryErrors(): void {
  registerErrorTransfer({
    HistoryError: ({ code, message, values, cause }) =>
      new HistoryError(code as HistoryError['code'], message, { values, cause }),
  })
}

/** Releases Comlink's callback proxies after a reading; each keeps a MessagePort open. */
export function releaseCallbacks(service: HistoryService): HistoryService {
  return {
    ...service,
    readHolders: (request, onProgress) =>
      service.readHolders(request, onProgress).finally(() => releaseCallback(onProgress)),
    confirmHolders: (request, onProgress) =>
      service.confirmHolders(request, onProgress).finally(() => releaseCallback(onProgress)),
    readToken: (request, onProgress) =>
      service.readToken(request, onProgress).finally(() => releaseCallback(onProgress)),
  }
}
