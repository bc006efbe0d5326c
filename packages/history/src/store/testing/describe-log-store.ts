// Holds the tests that every store of logs passes, wherever it keeps them.

import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import type { LogStore } from '@saleyard/history/read/log-store.ts'
import { type Hash, numberToHex } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'

/** A place that a store is opened at. */
export type StorePlace = {
  /** Opens the store: each time as a new process or page does. */
  open(): Promise<LogStore>
}

/**
 * Defines the tests of a kind of store.
 *
 * @param create Makes a new and empty place for each test.
 */
export function describeLogStore(name: string, create: () => Promise<StorePlace>): void {
  describe(name, () => {
    let place: StorePlace
    let store: LogStore
    beforeEach(async () => {
      place = await create()
      store = await place.open()
    })

    test('is empty at first', async () => {
      expect(await store.listRanges()).toEqual([])
      expect(await store.listMarks()).toEqual([])
      expect(await readAll(store)).toEqual([])
    })

    test('gives logs in the order of the chain, in whichever order their ranges came', async () => {
      await store.append(range(20n, 29n, log(21n, 0), log(21n, 5), log(29n, 1)))
      await store.append(range(0n, 9n))
      await store.append(range(10n, 19n, log(10n, 3), log(19n, 0)))
      expect(await readAll(store)).toEqual([log(10n, 3), log(19n, 0), log(21n, 0), log(21n, 5), log(29n, 1)])
    })

    test('joins what touches, and shows where blocks are missing', async () => {
      await Promise.all([store.append(range(5n, 9n)), store.append(range(0n, 4n)), store.append(range(11n, 11n))])
      expect(await store.listRanges()).toEqual([
        { fromBlock: 0n, toBlock: 9n },
        { fromBlock: 11n, toBlock: 11n },
      ])
    })

    test('gives the logs of the wanted blocks alone', async () => {
      await store.append(range(0n, 9n, log(1n, 0), log(5n, 0), log(9n, 0)))
      await store.append(range(10n, 19n, log(10n, 0), log(15n, 0)))
      expect(await readAll(store, 5n, 10n)).toEqual([log(5n, 0), log(9n, 0), log(10n, 0)])
      expect(await readAll(store, 30n, 40n)).toEqual([])
    })

    test('keeps each field of a log', async () => {
      const whole = { ...log(2n ** 40n, 4_000_000_000), blockTimestamp: 1_700_000_000n }
      const bare = { ...log(2n ** 40n, 4_000_000_001), topics: [], data: '0x' as const }
      await store.append(range(2n ** 40n, 2n ** 40n, whole, bare))
      expect(await readAll(store, 0n, 2n ** 41n)).toEqual([whole, bare])
    })

    test('forgets a block and all later ones, and takes them again', async () => {
      await store.append(range(0n, 9n, log(3n, 0), log(9n, 0)))
      await store.append(range(10n, 19n, log(10n, 0), log(14n, 0), log(15n, 0)))
      await store.append(range(20n, 29n, log(22n, 0)))
      await store.addMarks([mark(9n), mark(14n), mark(15n), mark(29n)])
      await store.dropFrom(15n)
      expect(await store.listRanges()).toEqual([{ fromBlock: 0n, toBlock: 14n }])
      expect(await store.listMarks()).toEqual([mark(9n), mark(14n)])
      expect(await readAll(store)).toEqual([log(3n, 0), log(9n, 0), log(10n, 0), log(14n, 0)])

      await store.append(range(15n, 25n, log(15n, 7)))
      expect(await store.listRanges()).toEqual([{ fromBlock: 0n, toBlock: 25n }])
      expect(await readAll(store)).toEqual([log(3n, 0), log(9n, 0), log(10n, 0), log(14n, 0), log(15n, 7)])
      await store.dropFrom(0n)
      expect(await readAll(store)).toEqual([])
      expect(await store.listRanges()).toEqual([])
      expect(await store.listMarks()).toEqual([])
    })

    test('keeps marks in order, the later one of a number', async () => {
      await store.addMarks([mark(7n), mark(3n)])
      await store.addMarks([mark(5n), { number: 3n, hash: numberToHex(99, { size: 32 }) }])
      expect(await store.listMarks()).toEqual([{ number: 3n, hash: numberToHex(99, { size: 32 }) }, mark(5n), mark(7n)])
    })

    test('has the same when it is opened again', async () => {
      await store.append(range(0n, 9n, log(3n, 0), log(9n, 0)))
      await store.append(range(10n, 19n, log(15n, 0)))
      await store.addMarks([mark(5n), mark(19n)])
      await store.dropFrom(9n)
      const again = await place.open()
      expect(await again.listRanges()).toEqual([{ fromBlock: 0n, toBlock: 8n }])
      expect(await again.listMarks()).toEqual([mark(5n)])
      expect(await readAll(again)).toEqual([log(3n, 0)])
      await again.append(range(9n, 9n, log(9n, 2)))
      expect(await readAll(await place.open())).toEqual([log(3n, 0), log(9n, 2)])
    })
  })
}

async function readAll(store: LogStore, fromBlock = 0n, toBlock = 1_000n): Promise<HistoryLog[]> {
  const logs: HistoryLog[] = []
  for await (const page of store.read({ fromBlock, toBlock })) logs.push(...page)
  return logs
}

function range(fromBlock: bigint, toBlock: bigint, ...logs: HistoryLog[]) {
  return { fromBlock, toBlock, logs }
}

function mark(number: bigint): { number: bigint; hash: Hash } {
  return { number, hash: numberToHex(number, { size: 32 }) }
}

function log(blockNumber: bigint, logIndex: number): HistoryLog {
  const hash = numberToHex(blockNumber * 1_000n, { size: 32 })
  return {
    address: '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd',
    topics: [hash, hash],
    data: numberToHex(2n ** 255n, { size: 32 }),
    blockNumber,
    logIndex,
    transactionHash: hash,
  }
}
