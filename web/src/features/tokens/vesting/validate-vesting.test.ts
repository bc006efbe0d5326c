import { expect, test, vi } from 'vitest'
import { token } from '@/features/tokens/testing/pools.ts'
import { mostAccounts, validateVesting } from './validate-vesting.ts'

const one = `0x${'a1'.repeat(20)}`
const other = `0x${'b2'.repeat(20)}`
const values = { list: `${one}, 1.50\n\n${other} 2`, start: '2027-01-01', cliff: '30', duration: '300' }
const validate = (change: Partial<typeof values> = {}, balance = 10_000n) =>
  validateVesting({ ...values, ...change }, token, balance)

vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] })

test('a list and its schedule become terms, to the unit', () => {
  expect(validate()).toMatchObject({ count: 2, total: 350n, problems: {} })
  expect(validate().terms).toEqual({
    start: new Date('2027-01-01T00:00').getTime() / 1_000,
    cliffSeconds: 30 * 86_400,
    durationSeconds: 300 * 86_400,
    recipients: [
      { address: one, amount: '150' },
      { address: other, amount: '200' },
    ],
  })
})

test('an account that is listed twice gets one lock with the sum', () => {
  expect(validate({ list: `${one}, 1\n${one}, 2` }).terms?.recipients).toEqual([{ address: one, amount: '300' }])
})

test.each([
  [{ list: `${one}, 1\nnobody, 2\n${other}, 1,5` }, { list: 'lines' }],
  [{ list: ' ' }, { list: 'empty' }],
  [{ list: `${one}, 101` }, { list: 'overBalance' }],
  [
    { list: Array.from({ length: mostAccounts + 1 }, (_, at) => `0x${`${at}`.padStart(40, 'f')}, 0.01`).join('\n') },
    { list: 'tooMany' },
  ],
  [{ start: '' }, { start: 'start' }],
  [{ cliff: '1.5' }, { cliff: 'days' }],
  [{ cliff: '301' }, { cliff: 'cliffLong' }],
  [{ duration: '-1' }, { duration: 'days' }],
  [{ start: '2026-01-01', duration: '30' }, { duration: 'endPassed' }],
  [{ duration: '36525' }, { duration: 'endPassed' }],
])('%o is refused', (change, problems) => {
  const validated = validate(change)
  expect(validated.problems).toEqual(problems)
  expect(validated.terms).toBeUndefined()
})

test('lines that cannot be read are named by their numbers', () => {
  expect(validate({ list: `${one}, 1\nnobody, 2\n${other}, x` }).lines).toEqual([2, 3])
})
