import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { owner, taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import { validateNewOwner } from './ownership.ts'

const checksummed = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const { taxed } = taxedToken
const problem = (text: string, token = taxedToken) => validateNewOwner(text, { token, account: owner })

test.each([
  ['its checksum', checksummed],
  ['small letters', checksummed.toLowerCase()],
  ['capital letters', `0x${checksummed.slice(2).toUpperCase()}`],
])('the account of anybody else is taken, with %s', (_, text) => {
  expect(problem(text)).toBeUndefined()
})

test.each([
  ['', 'format'],
  ['0x', 'format'],
  [checksummed.slice(0, -1), 'format'],
  [`${checksummed}0`, 'format'],
  [checksummed.slice(2), 'format'],
  [checksummed.replace('C4', 'G4'), 'format'],
  [checksummed.replace('C44C', 'c44C'), 'checksum'],
  [zeroAddress, 'burns'],
  ['0x000000000000000000000000000000000000dEaD', 'burns'],
  ['0x000000000000000000000000000000000000dead', 'burns'],
  [owner, 'self'],
  [owner.toLowerCase(), 'self'],
  [taxedToken.token, 'token'],
  [taxed.pair, 'market'],
  [taxed.router, 'market'],
  [taxed.vault, 'market'],
])('%j is refused: %s', (text, expected) => {
  expect(problem(text)).toBe(expected)
})

test('who was offered it already is not offered it again', () => {
  const offered = { ...taxedToken, taxed: { ...taxed, pendingOwner: checksummed } as const }
  expect(problem(checksummed.toLowerCase(), offered)).toBe('pending')
})
