import { vi } from 'vitest'
import { countWaitingAnew, waitingForClock } from './answer-with-fault.ts'

/** Turns of the event loop in which nothing may happen, for what follows an answer. */
const calm = 5

/**
 * Counts requests under way, so that a stopped clock is moved only while sockets have nothing to do: else it outruns them
 * on a busy machine.
 *
 * @returns Waits until every request is answered or waits for the clock.
 */
export function watchRequests(): () => Promise<void> {
  let underWay = 0
  countWaitingAnew()
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    underWay += 1
    try {
      const response = await fetch(...request)
      await response.clone().arrayBuffer() // the body may come after the headers
      return response
    } finally {
      underWay -= 1
    }
  })
  return async () => {
    for (let turns = 0; turns < calm; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (underWay > waitingForClock.count) turns = -1
    }
  }
}
