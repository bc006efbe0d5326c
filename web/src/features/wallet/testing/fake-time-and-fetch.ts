import { afterEach, beforeEach, vi } from 'vitest'

type Answer = (url: URL, init: { signal: AbortSignal }) => Promise<unknown>

/** Each test has a fake clock, which goes on by itself, and a `fetch` that answers like this. */
export function fakeTimeAndFetch(answer: Answer): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.stubGlobal('fetch', vi.fn(answer))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
