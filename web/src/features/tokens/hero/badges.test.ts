import { expect, test } from 'vitest'
import { owner, taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import { badgesOfToken } from './badges.ts'

const { taxed } = taxedToken
const idsOf = (change: Partial<typeof taxed>) =>
  badgesOfToken({ ...taxedToken, taxed: { ...taxed, ...change } }).map(({ id, tone }) => `${id} ${tone}`)
const none = { taxFeeBps: 0, liquidityFeeBps: 0, charityBps: 0 }

test('fees that an owner can lower can only fall; without an owner, or at 0, they are final', () => {
  expect(idsOf({})).toEqual(['supply proven', 'feesFall proven', 'owned plain'])
  expect(idsOf({ owner: undefined })).toEqual(['supply proven', 'feesFixed proven', 'renounced proven'])
  expect(idsOf({ fees: none })).toEqual(['supply proven', 'feesGone proven', 'owned plain'])
})

test('an offer is a warning while there is an owner who made it', () => {
  expect(idsOf({ pendingOwner: owner })).toEqual(['supply proven', 'feesFall proven', 'owned plain', 'offered warning'])
  expect(idsOf({ owner: undefined, pendingOwner: owner })).not.toContain('offered warning')
})
