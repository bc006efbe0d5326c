import { expect, test } from 'vitest'
import { type ApprovalFacts, chooseApproval, type NoApprovalReason } from './choose-approval.ts'

const open: ApprovalFacts = {
  route: 'tokenPull',
  batches: 1,
  allowance: 99n,
  total: 100n,
  permit: 'possible',
  permit2: 'possible',
  atomic: 'supported',
}

test('all ways are offered in one order: the exact approval first, the unlimited one last', () => {
  const offers = chooseApproval(open)
  expect(offers.map(({ way }) => way)).toEqual(['exact', 'permit', 'permit2', 'calls', 'unlimited'])
  expect(offers.every(({ isOffered }) => isOffered)).toBe(true)
})

test('a wallet that is ready to become able is asked, too', () => {
  expect(chooseApproval({ ...open, atomic: 'ready' })[3]).toEqual({ way: 'calls', isOffered: true })
})

test.each<[string, Partial<ApprovalFacts>]>([
  ['the allowance is enough', { allowance: 100n }],
  ['coin is sent', { route: 'native' }],
  ['a single row is a plain transfer', { route: 'plainToken' }],
  ['the token pays by itself', { route: 'tokenItself' }],
])('nothing is offered where %s', (_, change) => {
  expect(chooseApproval({ ...open, ...change })).toEqual([])
})

test.each<[string, Partial<ApprovalFacts>, NoApprovalReason]>([
  ['permit', { permit: 'noPermit' }, 'noPermit'],
  ['permit', { permit: 'otherPermit' }, 'otherPermit'],
  ['permit', { permit: 'otherDomain' }, 'otherDomain'],
  ['permit', { permit: 'accountHasCode' }, 'accountHasCode'],
  ['permit', { permit: 'cannotSign' }, 'cannotSign'],
  ['permit', { permit: 'unreadable' }, 'unreadable'],
  ['permit2', { permit2: 'noPermit2' }, 'noPermit2'],
  ['permit2', { permit2: 'notAllowed' }, 'notAllowed'],
  ['permit2', { permit2: 'unreadable' }, 'unreadable'],
  ['permit2', { route: 'tokenFrom' }, 'notPulled'],
  ['permit2', { batches: 2 }, 'severalBatches'],
  ['calls', { atomic: 'unsupported' }, 'noAtomicCalls'],
  ['calls', { atomic: 'unreadable' }, 'unreadable'],
])('%s is not offered given %o, and the reason is %s', (way, change, reason) => {
  const offers = chooseApproval({ ...open, ...change })
  expect(offers.filter(({ isOffered }) => !isOffered)).toEqual([{ way, isOffered: false, reason }])
})

test('a Safe approves exactly and inside each batch, whatever was approved before; without bundles once and before', () => {
  const safe = { ...open, isSafe: true, permit: 'accountHasCode', permit2: 'accountHasCode' } as const
  const refused = (['permit', 'permit2', 'unlimited'] as const).map((way) => ({
    way,
    isOffered: false,
    reason: 'safe',
  }))
  expect(chooseApproval({ ...safe, allowance: 100n })).toEqual([{ way: 'calls', isOffered: true }, ...refused])
  for (const allowance of [99n, 100n])
    expect(chooseApproval({ ...safe, atomic: 'unsupported', allowance })).toEqual([
      { way: 'exact', isOffered: true },
      { way: 'calls', isOffered: false, reason: 'noAtomicCalls' },
      ...refused,
    ])
  expect(chooseApproval({ ...safe, route: 'native' })).toEqual([])
})
