import { type BatchRecord, newRecord } from '@saleyard/send/run/batch-record.ts'
import { describe, expect, test } from 'vitest'
import { type FindSendActionParameters, findSendAction } from './find-send-action.ts'

const record = (number: number, change: Partial<BatchRecord> = {}): BatchRecord => ({
  ...newRecord({ number }),
  ...change,
})
const paid = record(1, { state: 'reconciled', isHandedOver: true })
const parameters: FindSendActionParameters = {
  records: [paid, record(2), record(3)],
  progress: undefined,
  isPausing: false,
  isPlain: false,
  isLocked: false,
  wallet: 'ready',
}
const find = (change: Partial<FindSendActionParameters>) => findSendAction({ ...parameters, ...change })
const progress = (phase: NonNullable<FindSendActionParameters['progress']>['phase'], current?: number) => ({
  phase,
  undecided: [],
  ...(current && { current }),
})

describe('findSendAction', () => {
  test('names the batch that is sent next', () => {
    expect(find({})).toEqual({ action: 'start', number: 2, does: 'run' })
  })

  test('after a rejection the same batch is offered again, quietly', () => {
    const rejected = record(2, { state: 'queued', isHandedOver: true })
    expect(find({ records: [paid, rejected, record(3)], progress: progress('pausedAfterRejection') })).toEqual({
      action: 'start',
      number: 2,
      does: 'run',
    })
  })

  test('a batch that a wallet may hold is looked after first, not announced as new', () => {
    const submitted = record(2, { state: 'signing', isHandedOver: true })
    expect(find({ records: [paid, submitted, record(3)] })).toEqual({ action: 'continue', number: 2, does: 'run' })
  })

  test('while the wallet asks there is nothing to press', () => {
    const signing = record(2, { state: 'signing', isHandedOver: true })
    expect(find({ records: [paid, signing], progress: progress('sending', 2) })).toEqual({
      action: 'waitingSignature',
      number: 2,
    })
  })

  test('while a block is waited for there is nothing to press, and a pause that was asked for is told', () => {
    const sent = { records: [paid, record(2, { state: 'sent' })], progress: progress('sending', 2) }
    expect(find(sent)).toEqual({ action: 'waitingBlock', number: 2 })
    expect(find({ ...sent, isPausing: true })).toEqual({ action: 'pausing', number: 2 })
  })

  test('while owners of a Safe sign there is nothing to press, for days', () => {
    expect(find({ progress: progress('awaitingOwners') })).toEqual({ action: 'confirming', number: 0 })
  })

  test.each(['reconciling', 'confirming'] as const)('while %s there is nothing to press', (phase) => {
    expect(find({ progress: progress(phase) })).toMatchObject({ action: phase })
    expect(find({ progress: progress(phase) }).does).toBeUndefined()
  })

  test('a batch that nobody knows of is sent again only by its own button', () => {
    const undecided = { phase: 'needsDecision', undecided: [2] } as const
    expect(find({ progress: { ...undecided, undecided: [2] } })).toEqual({
      action: 'resend',
      number: 2,
      does: 'resend',
    })
    expect(find({ progress: { ...undecided, undecided: [2] }, isPlain: true }).action).toBe('resendPlain')
  })

  test('a single payment that a wallet may still hold cannot be sent again by a click', () => {
    const locked = { isPlain: true, isLocked: true, progress: { ...progress('needsDecision'), undecided: [2] } }
    expect(find(locked)).toEqual({ action: 'resendPlain', number: 2 })
    const failed = { ...progress('pausedAfterFailure'), undecided: [2] }
    expect(find({ ...locked, progress: failed })).toEqual({ action: 'tryAgain', number: 2 })
  })

  test.each(['openInAnotherTab', 'pausedAfterFailure'] as const)('%s: try again', (phase) => {
    expect(find({ progress: progress(phase) })).toEqual({ action: 'tryAgain', number: 2, does: 'run' })
  })

  test('a batch that failed on chain is sent again by the same button', () => {
    const failed = { ...progress('pausedAfterFailure'), undecided: [2] }
    expect(find({ progress: failed })).toEqual({ action: 'tryAgain', number: 2, does: 'resend' })
  })

  test.each([
    ['disconnected', 'connect', 'connect'],
    ['otherChain', 'switchChain', 'switchChain'],
    ['otherAccount', 'otherAccount', undefined],
  ] as const)('a wallet that is %s comes first', (wallet, action, does) => {
    expect(find({ wallet })).toEqual({ action, number: 2, ...(does && { does }) })
  })

  test('a single payment is named by its amount', () => {
    expect(find({ records: [record(1)], isPlain: true })).toEqual({ action: 'startPlain', number: 1, does: 'run' })
  })
})
