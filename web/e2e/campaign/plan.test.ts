import { describe, expect, test } from 'vitest'
import { faultNames, isUndecidable, isWalletFault, planRun, routes } from './plan.ts'
import { createRandom } from './random.ts'

const cells = routes.length * faultNames.length
const first = Array.from({ length: cells }, (_, index) => planRun('a seed', index + 1))

describe('the plan of a run', () => {
  test('is the same for the same seed and number, and another for others', () => {
    expect(planRun('a seed', 17)).toEqual(planRun('a seed', 17))
    expect(planRun('a seed', 17)).not.toEqual(planRun('a seed', 18))
    expect(first.map(({ route }) => route)).not.toEqual(first.map(({ number }) => planRun('another', number).route))
  })

  test('leads every fault to every route once before any comes again', () => {
    const led = first.map(({ route, faults }) => `${route} ${faults[0]?.fault}`)
    expect(new Set(led).size).toBe(cells)
    expect(planRun('a seed', cells + 1).faults.length).toBeGreaterThan(0)
  })

  test('never has a fault twice', () => {
    for (const { faults } of first) expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length)
  })

  test('never has two faults of which no page can tell what they pay together', () => {
    expect(isUndecidable('coin', ['withheld', 'pause', 'otherAccount'])).toBe(true)
    expect(isUndecidable('coin', ['storageCleared', 'otherAccount'])).toBe(false)
    expect(isUndecidable('bundle', ['withheld', 'storageCleared'])).toBe(true)
    expect(isUndecidable('coin', ['withheld', 'storageCleared'])).toBe(false)
    const plans = Array.from({ length: 2_000 }, (_, index) => planRun('pairs', index + 1))
    const named = plans.map(({ route, faults }) => ({ route, names: faults.map(({ fault }) => fault) }))
    expect(named.filter(({ route, names }) => isUndecidable(route, names))).toEqual([])
    expect(named.some(({ names }) => names.includes('otherAccount') && names.includes('declined'))).toBe(true)
  })

  test.each([
    ['creation', 0, 0],
    ['plain', 1, 1],
    ['coin', 3, 24],
    ['itself', 2, 40],
    ['straight', 3, 11],
    ['pull', 12, 40],
    ['permit2', 12, 40],
  ])('by the route %s pays from %i to %i people', (route, low, high) => {
    const counts = first.filter((plan) => plan.route === route).map(({ recipientCount }) => recipientCount)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...counts)).toBeLessThanOrEqual(high)
  })

  test('takes both what the wallet and what everything else gets wrong', () => {
    expect(isWalletFault('otherAccount')).toBe(true)
    expect(isWalletFault('kill')).toBe(false)
  })
})

describe('chance', () => {
  test('is the same for the same seed, and its forks take nothing from each other', () => {
    const numbers = (random = createRandom('x')) => [random.next(), random.between(3, 9), random.pick(['a', 'b', 'c'])]
    expect(numbers()).toEqual(numbers())
    const random = createRandom('x')
    random.fork('y').next()
    expect(numbers(random)).toEqual(numbers())
    expect(createRandom('x').fork('y').next()).not.toBe(createRandom('x').fork('z').next())
  })

  test('gives each number of a range, and every order has all items', () => {
    const random = createRandom('range')
    const found = Array.from({ length: 200 }, () => random.between(1, 4))
    expect(new Set(found)).toEqual(new Set([1, 2, 3, 4]))
    expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4])
    expect(() => random.pick([])).toThrow('nothing to pick')
  })
})
