// Entry of the worker that `getListService` starts: exposes the list service.

import { expose } from 'comlink'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { createListService } from './create-list-service.ts'
import { registerListErrors, releaseCallbacks } from './list-service.ts'

registerListErrors()
expose(releaseCallbacks(createListService(runStore)))
