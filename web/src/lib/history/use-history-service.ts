// Provides the page's one history service: a worker behind Comlink, which starts on first use and is replaced when it dies.

import { createContext, useContext, useMemo } from 'react'
import { createWorkerClient, registerErrorTransfer } from '@/lib/browser/worker-client.ts'
import { type HistoryService, historyErrors } from './history-service.ts'

/** Returns the service; tests provide one without a worker. */
export const HistoryServiceContext = createContext<() => HistoryService>(getHistoryService)

/** Returns the history service of the page. */
export function useHistoryService(): HistoryService {
  const get = useContext(HistoryServiceContext)
  return useMemo(get, [get])
}

let service: HistoryService | undefined

/** Returns the page's one history worker, which starts on first use. A worker that replaces a lost one has no reading yet. */
function getHistoryService(): HistoryService {
  service ??= startService()
  return service
}

function startService(): HistoryService {
  registerErrorTransfer(historyErrors)
  return createWorkerClient<HistoryService>(
    'history',
    () => new Worker(new URL('./history-worker.ts', import.meta.url), { type: 'module', name: 'history' }),
  )
}
