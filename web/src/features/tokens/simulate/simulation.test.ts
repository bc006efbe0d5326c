import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { expect, test } from 'vitest'
import { findBlockedReason, type Simulation } from './simulation.ts'

const t = ((key: string, values?: { step: string }) => [key, values?.step].filter(Boolean).join(' ')) as never
const hold = 'createToken.trial.hold'
const passed: Simulation = { steps: [{ name: 'create', state: 'done', gas: 1n }] }
const error = toUserError(new Error('execution reverted: no'))
const failed: Simulation = {
  steps: [...passed.steps, { name: 'sell', state: 'failed', failure: { reason: 'refused', error } }],
}

test.each([
  ['passed', { data: passed, error: null, isFetching: false }, undefined],
  [
    'was left out by a node that cannot',
    { data: { ...passed, unsupported: error }, error: null, isFetching: false },
    undefined,
  ],
  ['runs', { data: undefined, error: null, isFetching: true }, `${hold}.running`],
  ['runs again', { data: passed, error: null, isFetching: true }, `${hold}.running`],
  ['has not begun', { data: undefined, error: null, isFetching: false }, `${hold}.unread`],
  ['got no answer', { data: undefined, error: new Error('down'), isFetching: false }, `${hold}.unread`],
  ['got no answer the second time', { data: passed, error: new Error('down'), isFetching: false }, `${hold}.unread`],
  ['failed', { data: failed, error: null, isFetching: false }, `${hold}.failed createToken.trial.steps.sell`],
])('nothing is signed unless the trial has passed: when it %s', (_, trial, sentence) => {
  expect(findBlockedReason(trial, t)).toBe(sentence)
})
