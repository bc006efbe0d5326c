import { createListClient } from './create-list-client.ts'
import { passErrors } from './pass-errors.ts'
import type { ListService } from './types.ts'

let service: ListService | undefined

/** The page's one list worker, started when it is first asked for something. */
export function getListService(): ListService {
  service ??= startService()
  return service
}

function startService(): ListService {
  passErrors()
  return createListClient(
    () => new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module', name: 'list' }),
  )
}
