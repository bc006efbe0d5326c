import { hexToBytes, keccak256, size, toHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { computeTokenAddress } from '@/features/tokens/kinds/token-code.ts'
import { createSaltMiner, estimateSearch, hasEnding } from './salt-miner.ts'
import { startSaltSearch } from './salt-search.ts'
import type { SearchOrder, SearchReport } from './vanity-worker.ts'

describe('salt miner', () => {
  const target = {
    factory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
    creator: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    initCodeHash: keccak256('0x1234'),
  } as const
  const start = (seed: number) => hexToBytes(keccak256(toHex(seed)))
  const anyCase = (suffix: string) => ({ suffix, isCaseExact: false })

  test.each(['7', 'e1', 'B0B', '0ff', '00'])(
    'a salt that ends in %s gives the address that the factory would',
    (suffix) => {
      const { found } = createSaltMiner(target, anyCase(suffix), start(1))(100_000)
      expect(size(found?.salt ?? '0x')).toBe(32)
      expect(computeTokenAddress({ ...target, salt: found?.salt ?? '0x' })).toBe(found?.token)
      expect(found?.token.toLowerCase().endsWith(suffix.toLowerCase())).toBe(true)
    },
  )

  test('letters are met in the case that was typed, if that is asked for', () => {
    const { found } = createSaltMiner(target, { suffix: 'aB', isCaseExact: true }, start(2))(100_000)
    expect(found?.token.endsWith('aB')).toBe(true)
  })

  test('the first salt that fits is given, and no try is left out or made twice', () => {
    const miner = createSaltMiner(target, anyCase('abcdef'), start(3))
    expect(miner(50)).toEqual({ tries: 50 })

    const ending = anyCase('5')
    const all: bigint[] = []
    let salt = BigInt(keccak256(toHex(4)))
    while (all.length < 3) {
      salt++
      const token = computeTokenAddress({ ...target, salt: toHex(salt, { size: 32 }) })
      if (hasEnding(token, ending)) all.push(salt)
    }
    const next = createSaltMiner(target, ending, start(4))
    expect([next(1000), next(1000), next(1000)].map(({ found }) => BigInt(found?.salt ?? '0x0'))).toEqual(all)
  })

  test('the count goes on past the last byte', () => {
    const full = new Uint8Array(32).fill(0xff, 30)
    const { found } = createSaltMiner(target, anyCase('3'), full)(1000)
    expect(found?.salt.slice(0, 58)).toBe(`0x${'00'.repeat(28)}`)
    expect(computeTokenAddress({ ...target, salt: found?.salt ?? '0x' })).toBe(found?.token)
  })
})

describe('estimate', () => {
  const ending = (suffix: string, isCaseExact = false) => ({ suffix, isCaseExact })
  const begun = { tries: 0, elapsed: 0 }

  test('a digit more takes sixteen times as many tries, and the case of each letter doubles them', () => {
    expect(estimateSearch(ending('a'), begun).expectedTries).toBe(16)
    expect(estimateSearch(ending('c0ffee'), begun).expectedTries).toBe(16_777_216)
    expect(estimateSearch(ending('c0FFEE', true), begun).expectedTries).toBe(16_777_216 * 32)
    expect(estimateSearch(ending('123', true), begun).expectedTries).toBe(4096)
  })

  test('the expected time is the expected tries at the measured rate, and does not shrink by waiting', () => {
    const { rate, expectedSeconds } = estimateSearch(ending('0000'), { tries: 20_000, elapsed: 2_000 })
    expect(rate).toBe(10_000)
    expect(expectedSeconds).toBe(6.5536)
    expect(estimateSearch(ending('0000'), { tries: 200_000, elapsed: 20_000 }).expectedSeconds).toBe(6.5536)
  })

  test('nothing is said of rate and time before anything was tried', () => {
    expect(estimateSearch(ending('00'), begun)).toEqual({ expectedTries: 256, chanceSoFar: 0 })
    expect(estimateSearch(ending('00'), { tries: 5, elapsed: 0 }).rate).toBeUndefined()
  })

  test('by the expected number of tries nearly two of three searches are done, by five times as many nearly all', () => {
    const chance = (tries: number) => estimateSearch(ending('abcdef'), { tries, elapsed: 1 }).chanceSoFar
    expect(chance(16 ** 6)).toBeCloseTo(1 - Math.exp(-1), 6)
    expect(chance(5 * 16 ** 6)).toBeCloseTo(1 - Math.exp(-5), 6)
    expect(chance(1)).toBeCloseTo(16 ** -6, 15)
  })

  test('of one digit half the searches are done after eleven tries', () => {
    expect(estimateSearch(ending('0'), { tries: 11, elapsed: 1 }).chanceSoFar).toBeCloseTo(1 - (15 / 16) ** 11, 12)
  })
})

describe('search by workers', () => {
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
})
