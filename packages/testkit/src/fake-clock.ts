// Stops the clock of a test, and moves it only while no request is under way.

import type { HealthStore } from '@saleyard/chain/rpc/network-health.ts'
import { resetWaiting, waitingForClock } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { vi } from 'vitest'

/** Stops the clock that waiting goes by; sockets and files go on as ever. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}

/** Waits for what sockets bring, without the clock moving. */
export async function waitUntil(condition: () => boolean, what = 'what the test waits for'): Promise<void> {
  const limit = performance.now() + 10_000
  while (!condition()) {
    if (performance.now() > limit) throw new Error(`It did not come: ${what}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Counts how often an endpoint failed to answer. */
export function countFailures(health: HealthStore): { readonly count: number } {
  const counter = { count: 0 }
  health.subscribe(({ endpoints }, before) => {
    const failed = endpoints.some(
      (endpoint, index) => endpoint !== before.endpoints[index] && ['silent', 'limited'].includes(endpoint.state),
    )
    if (failed) counter.count += 1
  })
  return counter
}

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
  resetWaiting()
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

/**
 * Moves a stopped clock in small steps until this work has ended, and only while no request is under way.
 *
 * @param answered From `watchRequests`, called before the work began.
 */
export async function advanceUntilEnded(work: Promise<unknown>, answered: () => Promise<void>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  for (await answered(); !hasEnded; await answered()) await vi.advanceTimersByTimeAsync(50)
}
