import { wrap } from 'comlink'
import { passErrors } from './pass-errors.ts'
import type { ListService } from './types.ts'

let service: ListService | undefined

/** The page's one list worker, started when it is first asked for something. */
export function getListService(): ListService {
  service ??= startListWorker()
  return service
}

function startListWorker(): ListService {
  passErrors()
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module', name: 'list' })
  // All of its methods are asynchronous already, so both have the same form.
  return wrap<ListService>(worker) as unknown as ListService
}
