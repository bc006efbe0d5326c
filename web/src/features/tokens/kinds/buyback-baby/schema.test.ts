import { expect, test } from 'vitest'
import { problemsAt } from '@/features/tokens/testing/problems-at.ts'
import en from '@/locales/en.json'
import { buybackBaby as kind } from './schema.ts'

const { percentRequired, percentFraction, supplySeparators } = en.createToken.validation
const low = { liquidityFee: '0.01', buyBackFee: '0.01', reflectionFee: '0.01', marketingFee: '0.01' }
const combined = 'Liquidity Fee + Buyback Fee + Reflection Fee + Marketing Fee must be less than 25%'
const outside = 'From 0.01 to 100'

test.each([
  ['liquidityFee', percentRequired, outside],
  ['buyBackFee', 'Invalid buyback fee', 'Invalid buyback fee'],
  ['reflectionFee', 'Invalid reflection fee', 'Invalid reflection fee'],
  ['marketingFee', percentRequired, outside],
])('%s is 0.01 to 100, or %j [c171] [c174] [c175]', (field, nothing, beyond) => {
  expect(problemsAt(kind, field, ' ', low)).toEqual([nothing])
  for (const within of ['0.01', '24.96']) expect(problemsAt(kind, field, within, low), within).toEqual([])
  for (const text of ['0', '0.009', '100.01', '100.001', '-1', '9'.repeat(600)])
    expect(problemsAt(kind, field, text, low), text).toEqual([beyond])
  expect(problemsAt(kind, field, '0.015', low)).toEqual([percentFraction])
  expect(problemsAt(kind, field, '1,5', low)).toEqual([supplySeparators])
})

test('100 is within a fee of its own, and refused for all together [c176]', () => {
  expect(problemsAt(kind, 'marketingFee', '100', low)).toEqual([combined])
})

test('all fees together are less than 25: 24.99 passes, 25 does not [c176]', () => {
  const fees = { liquidityFee: '5', buyBackFee: '5', reflectionFee: '5' }
  expect(problemsAt(kind, 'marketingFee', '9.99', fees)).toEqual([])
  expect(problemsAt(kind, 'marketingFee', '10', fees)).toEqual([combined])
  expect(problemsAt(kind, 'marketingFee', '10.00', fees)).toEqual([combined])
})

test('a fee that is wrong itself has no second problem: the sum is told at the one before [c176]', () => {
  const values = { ...kind.example, liquidityFee: '20', reflectionFee: '20', marketingFee: 'x' }
  const issues = kind.schema.safeParse(values).error?.issues.map(({ path }) => path[0])
  expect(issues).toEqual(['marketingFee', 'reflectionFee'])
})

test('the factory is given hundredths of a percent by its own names', () => {
  const [account, salt] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', `0x${'5a'.repeat(32)}`] as const
  expect(kind.toCreateArgs(kind.schema.parse(kind.example), { account, salt })).toMatchObject([
    {
      liquidityFeeBps: 200,
      buyBackFeeBps: 350,
      reflectionFeeBps: 425,
      marketingFeeBps: 100,
      teamWallet: account,
      salt,
    },
  ])
})
