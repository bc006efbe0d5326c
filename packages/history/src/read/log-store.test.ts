import { expect, test } from 'vitest'
import { findMissing, joinRanges } from './log-store.ts'
import { createRangeQueue } from './range-queue.ts'

const range = (from: number, to: number) => ({ fromBlock: BigInt(from), toBlock: BigInt(to) })

test('Ranges that touch or overlap are joined', () => {
  expect(joinRanges([range(8, 9), range(0, 3), range(4, 5), range(2, 4)])).toEqual([range(0, 5), range(8, 9)])
})

test.each([
  ['nothing', [], [range(10, 20)]],
  ['all', [range(0, 30)], []],
  ['the middle', [range(13, 15)], [range(10, 12), range(16, 20)]],
  ['both ends', [range(0, 10), range(20, 30)], [range(11, 19)]],
  ['what is not wanted', [range(0, 9), range(21, 30)], [range(10, 20)]],
  [
    'several parts',
    [range(11, 12), range(14, 14), range(19, 19)],
    [range(10, 10), range(13, 13), range(15, 18), range(20, 20)],
  ],
])('Of blocks 10 to 20 is missing where there is %s', (_, stored, missing) => {
  expect(findMissing(range(10, 20), stored)).toEqual(missing)
})

test('A queue hands each block out once, and again when it comes back', () => {
  const queue = createRangeQueue([range(0, 9), range(20, 21)], 2)
  const first = queue.take('a', 4)
  expect([first, queue.take('b', 100), queue.take('a', 1), queue.take('a', 5)]).toMatchObject([
    range(0, 3),
    range(4, 9),
    range(20, 20),
    range(21, 21),
  ])
  expect(queue.take('a', 1)).toBeUndefined()
  expect(queue.isUnderWay()).toBe(true)
  queue.putBack({ ...range(0, 3), failures: { a: 2 } })
  expect(queue.take('a', 1), 'for an endpoint that has failed twice').toBeUndefined()
  expect(queue.take('b', 2)).toMatchObject(range(0, 1))
  for (let settled = 0; settled < 4; settled++) queue.settle()
  expect(queue.isUnderWay()).toBe(false)
  expect(queue.over.aborted).toBe(false)
  expect(queue.listLeft()).toMatchObject([range(2, 3)])
})

test('A queue is over when everything was read', async () => {
  const queue = createRangeQueue([range(0, 1)], 2)
  queue.take('a', 2)
  const changed = queue.changed()
  queue.settle()
  await changed
  expect(queue.over.aborted).toBe(true)
})
