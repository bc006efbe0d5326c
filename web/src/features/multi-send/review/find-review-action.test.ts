import { expect, test } from 'vitest'
import en from '@/locales/en.json'
import { type FindReviewActionParameters, findReviewAction, reviewActions } from './find-review-action.ts'

const measuring: FindReviewActionParameters = {
  plan: undefined,
  missing: undefined,
  preflight: undefined,
  isGasCapValid: true,
  isSaving: false,
  hasOpenFee: false,
  hasOpenRepeat: false,
  problem: undefined,
}

test('while the plan is being made the button waits', () => {
  expect(findReviewAction(measuring)).toEqual({ action: 'wait', isOpen: false })
})

test('when no plan can be made the button says so, and does not wait for ever', () => {
  expect(findReviewAction({ ...measuring, problem: { text: 'The network does not answer.' } })).toEqual({
    action: 'blocked',
    isOpen: false,
  })
})

test('what is missing is named even where no plan could be made', () => {
  const missing = { kind: 'coin', needed: 2n, balance: 1n, missing: 1n } as const
  expect(findReviewAction({ ...measuring, missing, problem: { text: 'Not enough coin' } }).action).toBe('missing')
})

test('a malformed gas cap comes first', () => {
  expect(findReviewAction({ ...measuring, isGasCapValid: false }).action).toBe('gasCap')
})

test.each(reviewActions)('%s has words for its button', (action) => {
  const keys = Object.keys(en.multiSend.review.next).map((key) => key.replace(/_(one|other)$/, ''))
  expect(keys).toContain(action)
})

test('a fee that takes from the recipients is accepted before anything else goes on', () => {
  const plan = { route: 'tokenFrom', total: 1n } as FindReviewActionParameters['plan']
  const preflight = { status: 'passed', isAsIfApproved: true } as const
  expect(findReviewAction({ ...measuring, plan, preflight, hasOpenFee: true })).toEqual({
    action: 'acceptFee',
    isOpen: false,
  })
  expect(findReviewAction({ ...measuring, plan, preflight })).toEqual({ action: 'approve', isOpen: true })
})

test('a list that was sent before is confirmed before anything else goes on', () => {
  const plan = { route: 'native' } as FindReviewActionParameters['plan']
  const ready = { ...measuring, plan, preflight: { status: 'passed', isAsIfApproved: false } as const }
  expect(findReviewAction({ ...ready, hasOpenRepeat: true })).toEqual({ action: 'confirmAgain', isOpen: false })
  expect(findReviewAction(ready)).toEqual({ action: 'send', isOpen: true })
})

test('who may be paid twice is accepted before anything else goes on, and waited for until it is known', () => {
  const plan = { route: 'native' } as FindReviewActionParameters['plan']
  const ready = { ...measuring, plan, preflight: { status: 'passed', isAsIfApproved: true } as const }
  expect(findReviewAction({ ...ready, risk: 'reading' })).toEqual({ action: 'check', isOpen: false })
  expect(findReviewAction({ ...ready, risk: 'open' })).toEqual({ action: 'acceptRisk', isOpen: false })
  expect(findReviewAction({ ...ready, risk: 'none' })).toEqual({ action: 'send', isOpen: true })
})

test.each([
  ['exact', 'approve', 'saving'],
  ['unlimited', 'approve', 'saving'],
  ['permit', 'sign', 'signing'],
  ['permit2', 'sign', 'signing'],
  ['calls', 'send', 'saving'],
] as const)('a token approved by %s goes on by %s, and then waits by %s', (way, action, waiting) => {
  const plan = { route: 'tokenPull', total: 5n } as FindReviewActionParameters['plan']
  const ready = { ...measuring, plan, preflight: { status: 'passed', isAsIfApproved: true } as const, way }
  expect(findReviewAction(ready)).toEqual({ action, isOpen: true })
  expect(findReviewAction({ ...ready, isSaving: true })).toEqual({ action: waiting, isOpen: false })
})

test('a permission that is there already is not gone on to', () => {
  const plan = { route: 'tokenPull', total: 5n } as FindReviewActionParameters['plan']
  const ready = { ...measuring, plan, preflight: { status: 'passed', isAsIfApproved: false } as const }
  expect(findReviewAction({ ...ready, allowance: 4n }).action).toBe('approve')
  expect(findReviewAction({ ...ready, allowance: 5n }).action).toBe('send')
})
