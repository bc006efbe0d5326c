import { expect, test } from 'vitest'
import { createMatrix, type RunTally } from './matrix.ts'
import { faultNames, routes } from './plan.ts'

const tally: RunTally = {
  route: 'coin',
  injected: ['kill', 'withheld'],
  recipients: 10,
  paidOnce: 7,
  unpaidAndStated: 3,
  wrong: 0,
  time: 4_000,
}

test('counts each fault that struck on its route, and names the cells that no run has reached', () => {
  const matrix = createMatrix()
  expect(matrix.empty()).toHaveLength(routes.length * faultNames.length)
  matrix.add(tally)
  matrix.add({ ...tally, injected: ['kill', 'kill'] })
  expect(matrix.count('kill', 'coin')).toBe(2)
  expect(matrix.count('withheld', 'coin')).toBe(1)
  expect(matrix.count('kill', 'plain')).toBe(0)
  expect(matrix.empty()).toHaveLength(routes.length * faultNames.length - 2)
  expect(matrix.empty()).not.toContain('kill x coin')
  expect(matrix.print().split('\n')[1]).toMatch(/^browser killed \(SIGKILL\)\s+2\s+0/)
})

test('sums up runs, people, what is wrong and how long they took', () => {
  const matrix = createMatrix()
  matrix.add(tally)
  matrix.add({ ...tally, wrong: 2, time: 8_000 })
  expect(matrix.totals()).toEqual({
    runs: 2,
    recipients: 20,
    paidOnce: 14,
    unpaidAndStated: 6,
    wrong: 2,
    wrongRuns: 1,
    longest: 8_000,
    mean: 6_000,
  })
})
