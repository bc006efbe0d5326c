import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSaltSearch } from './salt-search.ts'
import type { SearchOrder, SearchReport } from './vanity-worker.ts'

/** Workers that the search has started; each posts the messages that the test scripts. */
let workers: FakeWorker[] = []
class FakeWorker extends EventTarget {
  order?: SearchOrder
  terminate = vi.fn()
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(order: SearchOrder) {
    this.order = order
  }
  report = (data: SearchReport) => this.dispatchEvent(new MessageEvent('message', { data }))
  die = () => this.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }))
}

const found = { salt: '0x5a', token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const
const target = { factory: found.token, creator: found.token, initCodeHash: '0x12' } as const
const callbacks = { onProgress: vi.fn(), onFound: vi.fn(), onFailed: vi.fn() }
const ended = () => workers.map(({ terminate }) => terminate.mock.calls.length)

function search(processors: number | undefined) {
  vi.stubGlobal('navigator', { hardwareConcurrency: processors })
  return startSaltSearch({ target, ending: { suffix: 'b0', isCaseExact: false } }, callbacks)
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  [8, 7],
  [2, 1],
  [1, 1],
  [undefined, 1],
])('of %s processors %i search, each from a place of its own', (processors, count) => {
  search(processors)
  expect(workers).toHaveLength(count)
  expect(new Set(workers.map(({ order }) => String(order?.start))).size).toBe(count)
})

test('tries of all workers are added up, and the first that finds something ends them all', () => {
  search(3)
  const [one, two] = workers
  one?.report({ tries: 500 })
  two?.report({ tries: 700, found })
  expect(callbacks.onProgress.mock.calls).toEqual([[500], [1200]])
  expect(callbacks.onFound).toHaveBeenCalledExactlyOnceWith(found)
  expect(ended()).toEqual([1, 1])
})

test('what was said before the end and arrives after it counts no more', () => {
  const stop = search(3)
  const [one, two] = workers
  stop()
  one?.report({ tries: 500, found })
  two?.die()
  for (const callback of Object.values(callbacks)) expect(callback).not.toHaveBeenCalled()
})

test('where one worker is gone the search has failed, once', () => {
  search(3)
  for (const worker of workers) worker.die()
  expect(callbacks.onFailed.mock.calls).toEqual([[new Error('The search worker is gone: gone')]])
  expect(ended()).toEqual([1, 1])
})
