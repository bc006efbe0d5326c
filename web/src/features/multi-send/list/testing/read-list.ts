import type { ReadOptions } from '@/features/multi-send/core/question-types.ts'
import { createListService } from '@/features/multi-send/list/create-list-service.ts'
import { ListSession } from '@/features/multi-send/list/list-session.ts'
import type { ListService, ListSummary } from '@/features/multi-send/list/types.ts'
import { createRunStore } from '@/features/multi-send/run/create-run-store.ts'

/** A list read in this thread, and the service that has it: what a worker would say. */
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
