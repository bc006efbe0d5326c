import { vi } from 'vitest'
import type { HealthStore } from '@/lib/transports/network-health.ts'

/** Stops the clock that waiting goes by; sockets and files go on as ever. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}

/** Waits for what sockets bring, without the clock moving. */
export async function until(condition: () => boolean, what = 'what the test waits for'): Promise<void> {
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
