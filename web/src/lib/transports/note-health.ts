import type { EndpointHealth, HealthStore } from './network-health.ts'
import { readHead } from './read-head.ts'

/** What one endpoint did, as it goes into the store. */
export type HealthNotes = ReturnType<typeof noteHealth>

export function noteHealth(store: HealthStore, index: number) {
  const read = () => store.getState().endpoints[index] as EndpointHealth
  const write = (change: Partial<EndpointHealth> & Pick<EndpointHealth, 'state'>, current?: number) =>
    store.setState((health) => ({
      endpoints: health.endpoints.map((endpoint, at) => (at === index ? move(endpoint, change) : endpoint)),
      current: current ?? health.current,
    }))

  /** What it does meanwhile is no news: only the right network clears it. */
  const isWrong = () => read().state === 'wrongNetwork'
  const pause = () => Math.max(0, (read().askAgainAt ?? 0) - Date.now())
  /** What was asked before it wanted to be left alone may be answered after that: the pause goes on. */
  const well = () => ({ state: pause() > 0 ? 'limited' : 'answering' }) as const

  return {
    read,
    answered(latency: number, method: string, params: unknown, result: unknown) {
      if (isWrong()) return
      const head = readHead(read().head, method, params, result) ?? read().head
      write({ ...well(), latency, answeredAt: Date.now(), head }, index)
    },
    /** It told the right network. */
    identified: () => write({ ...well(), identifiedAt: Date.now(), chainId: undefined }),
    failed: () => isWrong() || write({ state: 'silent', identifiedAt: undefined }),
    /** @param pause ms that it wants to be left alone, where it says so. */
    limited: (pause = 0) => write({ state: isWrong() ? 'wrongNetwork' : 'limited', askAgainAt: Date.now() + pause }),
    /** ms that it still wants to be left alone. */
    pause,
    wrongNetwork: (chainId: number) => write({ state: 'wrongNetwork', chainId, identifiedAt: undefined }),
  }
}

function move(endpoint: EndpointHealth, change: Partial<EndpointHealth>): EndpointHealth {
  const since = change.state === endpoint.state ? endpoint.since : Date.now()
  return { ...endpoint, ...change, since }
}
