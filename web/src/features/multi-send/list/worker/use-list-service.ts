// Provides the page's one list service: a worker behind Comlink, which starts on first use and is replaced when it
// dies.

import { createContext, useContext, useMemo } from 'react'
import { createWorkerClient } from '@/lib/browser/worker-client.ts'
import { type ListService, registerListErrors } from './list-service.ts'

/** Returns the service; tests provide one without a worker. */
export const ListServiceContext = createContext<() => ListService>(getListService)

/** Returns the list service of the page. */
export function useListService(): ListService {
  const get = useContext(ListServiceContext)
  return useMemo(get, [get])
}

let service: ListService | undefined

/** Returns the page's one list worker, which starts on first use. A worker that replaces a lost one has no list yet. */
function getListService(): ListService {
  service ??= startService()
  return service
}

function startService(): ListService {
  registerListErrors()
  return createWorkerClient<ListService>(
    'list',
    () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module', name: 'list' }),
  )
}
