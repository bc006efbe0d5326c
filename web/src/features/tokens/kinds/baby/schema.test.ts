import { formatUnits, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { problemsAt } from '@/features/tokens/testing/problems-at.ts'
import en from '@/locales/en.json'
import { baby as kind } from './schema.ts'

const messages = en.createToken.validation
const low = { tokenRewardFee: '0.01', autoAddLiquidity: '0.01', marketingFee: '0.01' }

test.each(['tokenRewardFee', 'autoAddLiquidity', 'marketingFee'])(
  '%s is required, from 0.01 to 100 [c169] [c170] [c172]',
  (field) => {
    for (const nothing of ['', ' ']) expect(problemsAt(kind, field, nothing, low)).toEqual([messages.percentRequired])
    for (const within of ['0.01', '0.010', '24.98']) expect(problemsAt(kind, field, within, low), within).toEqual([])
    for (const beyond of ['0', '0.009', '0.00', '100.01', '100.001', '-1'])
      expect(problemsAt(kind, field, beyond, low), beyond).toEqual(['From 0.01 to 100'])
    expect(problemsAt(kind, field, '0.015', low)).toEqual([messages.percentFraction])
  },
)

test('100 is within a fee of its own, and refused for all together', () => {
  expect(problemsAt(kind, 'marketingFee', '100', low)).toEqual(['All fees together must be at most 25%'])
})

test('reward, liquidity and marketing are at most 25 together', () => {
  const fees = { tokenRewardFee: '10', autoAddLiquidity: '10' }
  expect(problemsAt(kind, 'marketingFee', '5', fees)).toEqual([])
  expect(problemsAt(kind, 'marketingFee', '5.01', fees)).toEqual([messages.feesTooHigh])
})

test('a minimum balance is required [c167]', () => {
  for (const nothing of ['', ' ']) expect(problemsAt(kind, 'minmumToken', nothing)).toEqual([messages.minimumRequired])
})

test.each([2, 18, 64])('the minimum at %i decimals is one unit to a thousandth of the supply [c168]', (decimals) => {
  const at = (supply: bigint, minimum: bigint) =>
    problemsAt(kind, 'minmumToken', formatUnits(minimum, decimals), {
      decimals: String(decimals),
      totalSupply: formatUnits(supply, decimals),
    })
  const supply = 123_456_789n
  expect(at(supply, 0n)).toEqual(['Number must be greater than 0'])
  expect(at(supply, 1n)).toEqual([])
  expect(at(supply, 123_456n)).toEqual([])
  expect(at(supply, 123_457n)).toHaveLength(1)
  expect(at(1000n, 1n)).toEqual([])
  expect(at(1999n, 2n)).toHaveLength(1)
})

test('of a million a thousand passes, and one more is refused with the most [c168]', () => {
  const supply = { totalSupply: '1000000' }
  expect(problemsAt(kind, 'minmumToken', '1000', supply)).toEqual([])
  const refusal = ['At most 1,000: 0.1% of the total supply.']
  expect(problemsAt(kind, 'minmumToken', '1001', supply)).toEqual(refusal)
  expect(problemsAt(kind, 'minmumToken', `1000.${'0'.repeat(17)}1`, supply)).toEqual(refusal)
  expect(problemsAt(kind, 'minmumToken', '9'.repeat(600), supply)).toEqual(refusal)
})

test('while supply or decimals are wrong, the minimum is judged by what is known', () => {
  expect(problemsAt(kind, 'minmumToken', '1', { totalSupply: 'x' })).toEqual([])
  expect(problemsAt(kind, 'minmumToken', '1', { decimals: '' })).toEqual([])
  expect(problemsAt(kind, 'minmumToken', '1,5', { decimals: '' })).toEqual([messages.supplySeparators])
  expect(problemsAt(kind, 'minmumToken', '0', { decimals: '' })).toEqual([messages.supplyZero])
  expect(problemsAt(kind, 'minmumToken', '0.001', { decimals: '2' })).toEqual([messages.supplyFraction])
})

test('the supply is at least a thousand units, so that there can be a minimum', () => {
  const others = { decimals: '2', minmumToken: '0.01' }
  expect(problemsAt(kind, 'totalSupply', '10', others)).toEqual([])
  expect(problemsAt(kind, 'totalSupply', '9.99', others)).toEqual(['At least 10 with these decimals.'])
})

test("the reward token's own contract cannot receive the marketing fee", () => {
  expect(problemsAt(kind, 'marketingWallet', kind.example.rewardToken)).toEqual([messages.walletIsContract])
})

test('the factory is given hundredths of a percent and base units by its own names', () => {
  const [account, salt] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', `0x${'5a'.repeat(32)}`] as const
  const [args] = kind.toCreateArgs(kind.schema.parse({ ...kind.example, minmumToken: '0.5' }), { account, salt })
  expect(args).toMatchObject({
    liquidityFeeBps: 250,
    marketingFeeBps: 125,
    tokenRewardFeeBps: 400,
    minimumTokenBalanceForDividends: 5n * 10n ** 17n,
    rewardToken: getAddress(kind.example.rewardToken),
    marketingWallet: kind.example.marketingWallet,
    teamWallet: account,
    salt,
  })
})
