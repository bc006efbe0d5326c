import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { problemsAt } from '@/features/tokens/testing/problems-at.ts'
import en from '@/locales/en.json'
import { liquidityGenerator as kind } from './schema.ts'

const { percentRequired, percentFraction, charityIncomplete, feesTooHigh } = en.createToken.validation
const noCharity = { charityMarketingAddress: '', charityPercent: '' }
const alone = { generateYield: '0', generateLiquidity: '0', ...noCharity }

test.each(['generateYield', 'generateLiquidity'])('%s is required, from 0 to 25 [c162] [c163]', (field) => {
  for (const nothing of ['', ' ']) expect(problemsAt(kind, field, nothing, alone)).toEqual([percentRequired])
  for (const within of ['0', '0.00', '0.01', '24.99', '25', '25.00', '025', '25.000'])
    expect(problemsAt(kind, field, within, alone), within).toEqual([])
  for (const beyond of ['25.01', '25.001', '26', '100', '-1', '-0.01', '9'.repeat(600)])
    expect(problemsAt(kind, field, beyond, alone), beyond).toEqual(['From 0 to 25'])
  expect(problemsAt(kind, field, '24.999', alone)).toEqual([percentFraction])
})

test('the charity receives 1 to 25 [c165]', () => {
  const fees = { generateYield: '0', generateLiquidity: '0' }
  for (const within of ['1', '1.00', '24.99', '25'])
    expect(problemsAt(kind, 'charityPercent', within, fees)).toEqual([])
  for (const beyond of ['0', '0.99', '0.999', '25.01', '-1'])
    expect(problemsAt(kind, 'charityPercent', beyond, fees), beyond).toEqual(['From 1 to 25'])
})

test.each(['0x', 'charity', `0x${'a'.repeat(39)}`, `0x${'a'.repeat(41)}`])(
  'the charity %s is no address [c164]',
  (text) => {
    expect(problemsAt(kind, 'charityMarketingAddress', text)).toEqual(['Address is invalid'])
  },
)

test('charity address and percent come together or not at all [c165]', () => {
  const { charityMarketingAddress, charityPercent } = kind.example
  expect(kind.schema.parse({ ...kind.example, charityMarketingAddress: ' ', charityPercent: ' ' })).toMatchObject({
    charityAddress: zeroAddress,
    charityBps: 0,
  })
  expect(problemsAt(kind, 'charityMarketingAddress', '')).toEqual([charityIncomplete])
  expect(problemsAt(kind, 'charityPercent', charityPercent, { charityMarketingAddress: '' })).toEqual([])
  expect(problemsAt(kind, 'charityPercent', '')).toEqual([charityIncomplete])
  expect(problemsAt(kind, 'charityMarketingAddress', charityMarketingAddress, { charityPercent: '' })).toEqual([])
})

test('all fees together are at most 25, told at the last that is read, once', () => {
  const fees = { generateYield: '10', generateLiquidity: '5.5' }
  expect(problemsAt(kind, 'charityPercent', '9.5', fees)).toEqual([])
  expect(problemsAt(kind, 'charityPercent', '9.51', fees)).toEqual([feesTooHigh])
  expect(problemsAt(kind, 'generateLiquidity', '15', { ...noCharity, generateYield: '10' })).toEqual([])
  expect(problemsAt(kind, 'generateLiquidity', '15.01', { ...noCharity, generateYield: '10' })).toEqual([feesTooHigh])
  const result = kind.schema.safeParse({
    ...kind.example,
    generateYield: '20',
    generateLiquidity: '20',
    charityPercent: '30',
  })
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['charityPercent', 'generateLiquidity'])
})

test('the factory is given hundredths of a percent by its own names', () => {
  const [account, salt] = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', `0x${'5a'.repeat(32)}`] as const
  expect(kind.toCreateArgs(kind.schema.parse(kind.example), { account, salt })).toEqual([
    {
      name: 'Spring Tide',
      symbol: 'TIDE',
      contractURI: '',
      decimals: 18,
      totalSupply: 10n ** 27n,
      teamWallet: account,
      salt,
      router: kind.example.router,
      taxFeeBps: 200,
      liquidityFeeBps: 325,
      charityAddress: kind.example.charityMarketingAddress,
      charityBps: 100,
    },
  ])
})
