import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { identityDefaults } from './identity.ts'
import { warnIdentity } from './warn-identity.ts'

const warn = (values: Partial<typeof identityDefaults>) => {
  const warnings = warnIdentity({ ...identityDefaults, totalSupply: '1', ...values })
  return Object.fromEntries(Object.entries(warnings).filter(([, code]) => code !== undefined))
}

test('default: an ordinary token warns of nothing', () => {
  expect(warn({ name: 'Harbour', symbol: 'HRB' })).toEqual({})
})

test('behavior: decimals warn above 18, and otherwise above 36', () => {
  expect(warn({ decimals: '18' })).toEqual({})
  expect(warn({ decimals: '19' })).toEqual({ decimals: 'decimalsUncommon' })
  expect(warn({ decimals: '36' })).toMatchObject({ decimals: 'decimalsUncommon' })
  expect(warn({ decimals: '37' })).toMatchObject({ decimals: 'decimalsUnlisted' })
})

test('behavior: below 6 decimals a token with fees warns that small transfers pay none', () => {
  const identity = { ...identityDefaults, name: 'Harbour', symbol: 'HRB', totalSupply: '1' }
  expect(warnIdentity({ ...identity, decimals: '5' }, true).decimals).toBe('decimalsFew')
  expect(warnIdentity({ ...identity, decimals: '6' }, true).decimals).toBeUndefined()
  expect(warnIdentity({ ...identity, decimals: '5' }, false).decimals).toBeUndefined()
})

test('behavior: a supply warns from the first base unit that a pool cannot hold', () => {
  const poolMax = 2n ** 112n - 1n
  expect(warn({ totalSupply: formatUnits(poolMax, 18) })).toEqual({})
  expect(warn({ totalSupply: formatUnits(poolMax + 1n, 18) })).toEqual({ totalSupply: 'supplyOverPool' })
})

test('behavior: a checksum that does not fit warns, an address without one does not', () => {
  expect(warn({ teamWallet: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })).toEqual({})
  expect(warn({ teamWallet: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' })).toEqual({})
  expect(warn({ teamWallet: '0x70997970C51812DC3A010C7D01B50E0D17DC79C8' })).toEqual({})
  expect(warn({ teamWallet: '0x70997970c51812dc3A010C7d01b50e0d17dc79C8' })).toEqual({ teamWallet: 'checksum' })
})

test('behavior: invisible characters warn, because they can make one name look like another', () => {
  expect(warn({ name: 'Har\u200bbour' })).toEqual({ name: 'invisible' })
  expect(warn({ symbol: 'H\u202eRB' })).toEqual({ symbol: 'invisible' })
})
