// Serves a wallet directory whose answers the test gives, with a fake clock.
import { afterEach, beforeEach, vi } from 'vitest'

type DirectoryRequest = { url: URL; signal: AbortSignal; answer(body: unknown): void; refuse(status: number): void }

/** Gives each test its own directory, which answers when the test does, and a fake clock. */
export function serveDirectory() {
  /** Its requests, oldest first. */
  const requests: DirectoryRequest[] = []
  beforeEach(() => {
    requests.length = 0
  })
  fakeTimeAndFetch(
    (url, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        requests.push({
          url,
          signal,
          answer: (body) => resolve(new Response(JSON.stringify(body))),
          refuse: (status) => resolve(new Response('', { status })),
        })
      }),
  )
  return { questions: requests, last: () => requests.at(-1) as DirectoryRequest }
}

/** Creates `count` wallets of the directory, starting at number `from`. */
export function listings(from: number, count: number, total = count) {
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  return { listings: Object.fromEntries(numbers.map((n) => [`id${n}`, { id: `id${n}`, name: `Listed ${n}` }])), total }
}

type Answer = (url: URL, init: { signal: AbortSignal }) => Promise<unknown>

/** Gives each test a `fetch` with this answer, and a fake clock that real time moves as well: bounds in tests leave room for it. */
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
