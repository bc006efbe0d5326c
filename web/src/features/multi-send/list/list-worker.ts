import { expose } from 'comlink'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { createListService } from './create-list-service.ts'
import { passErrors } from './pass-errors.ts'
import { releaseCallbacks } from './release-callbacks.ts'

/** Entry of the worker that {@link getListService} starts. */
passErrors()
expose(releaseCallbacks(createListService(runStore)))
