// Reads a list in the test's own thread.

import type { ReadOptions } from '@saleyard/send/list/questions.ts'
import { createListService, ListSession } from '@/features/multi-send/list/worker/create-list-service.ts'
import type { ListService, ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'

/** Reads a list in this thread; returns it with the service that holds it, as a worker would. */
export function readList(
  text: string,
  options: Partial<ReadOptions> = {},
): { list: ListSummary; service: ListService; session: ListSession } {
  const session = new ListSession()
  const list = session.read(text, {
    mode: { kind: 'each' },
    decimals: 18,
    chainShortName: 'local',
    answers: {},
    droppedLines: [],
    ...options,
  })
  return { list, session, service: createListService(createRunStore('lists'), session) }
}
