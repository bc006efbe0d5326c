import { type Remote, releaseProxy } from 'comlink'
import type { ListService } from './types.ts'

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
