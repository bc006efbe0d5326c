// Starts the list service in the worker.
import { expose } from 'comlink'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { registerErrorTransfer, releaseCallbacks } from './comlink.ts'
import { createListService } from './create-list-service.ts'

/** Entry of the worker that {@link getListService} starts. */
registerErrorTransfer()
expose(releaseCallbacks(createListService(runStore)))
