import { words } from '@e2e/words.ts'
import { describe, expect, test } from 'vitest'
import {
  creationClaims,
  namesRisk,
  type PaymentCount,
  phaseClaims,
  stateClaims,
  statusClaims,
  toPattern,
  validateCount,
  validateStatements,
} from './claims.ts'

const { batchStates, phases, report } = words.multiSend
const nothing: PaymentCount = { whenStated: 0, atEnd: 0 }
const once: PaymentCount = { whenStated: 1, atEnd: 1 }
const later: PaymentCount = { whenStated: 0, atEnd: 1 }
const twice: PaymentCount = { whenStated: 1, atEnd: 2 }
const kinds = (claim: 'paid' | 'unpaid' | 'unknown' | 'none', paymentCounts: PaymentCount) =>
  validateStatements([{ sentence: 'a sentence', claim, recipients: [0] }], [paymentCounts]).map(({ kind }) => kind)

describe('every sentence of the page about paying', () => {
  test.each([
    ['states of batches', batchStates, stateClaims],
    ['where a run stands', phases, phaseClaims],
    ['outcomes of lines', report.statuses, statusClaims],
    ['states of a transaction', { ...words.tx.states, ...words.tx.dropped }, creationClaims],
  ])('is known to the oracle: %s', (_, sentences, claims) => {
    expect(Object.keys(claims).sort()).toEqual(Object.keys(sentences).sort())
  })
})

describe('sentences compared with the chain', () => {
  test('"paid" is right of who has it, and wrong of who has it not yet', () => {
    expect(kinds('paid', once)).toEqual([])
    expect(kinds('paid', nothing)).toEqual(['wrong sentence'])
    expect(kinds('paid', later)).toEqual(['wrong sentence'])
  })

  test('"not paid" is right only where nothing can arrive any more', () => {
    expect(kinds('unpaid', nothing)).toEqual([])
    expect(kinds('unpaid', once)).toEqual(['wrong sentence'])
    expect(kinds('unpaid', later)).toEqual(['wrong sentence'])
  })

  test('"unknown" is right only while the chain does not tell either', () => {
    expect(kinds('unknown', nothing)).toEqual([])
    expect(kinds('unknown', later)).toEqual([])
    expect(kinds('unknown', once)).toEqual(['not told'])
  })

  test('who is paid twice is found whatever the page says', () => {
    expect(kinds('none', twice)).toEqual(['paid twice'])
    expect(validateStatements([], [once, twice])).toEqual([{ kind: 'paid twice', text: '2 (2 times)' }])
  })

  test('a run has not paid whom another run has, and of one run two windows agree', () => {
    const of = (claim: 'paid' | 'unpaid', run: string) => ({ sentence: claim, claim, recipients: [0], run })
    expect(validateStatements([of('unpaid', 'a'), of('paid', 'b')], [once])).toEqual([])
    expect(validateStatements([of('unpaid', 'a'), of('paid', 'a')], [once])).toHaveLength(1)
    expect(validateStatements([of('paid', 'a'), of('paid', 'b')], [once])).toHaveLength(2)
    expect(validateStatements([of('unpaid', 'a'), of('paid', 'b')], [nothing])).not.toEqual([])
  })

  test('only those are named of whom it is wrong', () => {
    const [violation] = validateStatements(
      [{ sentence: 'Failed', claim: 'unpaid', recipients: [0, 1, 2] }],
      [nothing, once, nothing],
    )
    expect(violation?.text).toBe('"Failed" is said of 2, who were paid')
  })
})

test('a count that is too high is wrong, one that is too low does not tell', () => {
  expect(validateCount('3 of 4', { stated: 3, real: 2 }).kind).toBe('wrong sentence')
  expect(validateCount('0 of 4', { stated: 0, real: 4 })).toEqual({
    kind: 'not told',
    text: '"0 of 4", and 4 were paid',
  })
})

test('a sentence is found whatever its values are, or only with those that matter', () => {
  const pattern = toPattern(phases.needsDecisionFailed, { number: '2' })
  expect(
    pattern.test('Batch 2 failed on-chain and paid no one. Sending it again is safe; it can only be paid once.'),
  ).toBe(true)
  expect(
    pattern.test('Batch 3 failed on-chain and paid no one. Sending it again is safe; it can only be paid once.'),
  ).toBe(false)
  expect('You: 3 of 4 recipients were paid.'.match(toPattern(report.partPaid))?.[2]).toBe('4')
})

test('the risk of paying twice is recognised where the page names it, and not where it says that there is none', () => {
  expect(namesRisk(words.tx.uncertain.warning)).toBe(true)
  const { twiceOpen, twiceFinished, agree, unread, agreeUnknown } = words.multiSend.sentBefore
  for (const sentence of [twiceOpen, twiceFinished, agree, unread, agreeUnknown])
    expect(namesRisk(sentence), sentence).toBe(true)
  expect(namesRisk(words.multiSend.pastRuns.deleteWarning)).toBe(true)
  expect(namesRisk(words.tx.dropped.vanished)).toBe(true)
  for (const sentence of [phases.needsDecision_one, phases.needsDecisionFailed, phases.needsDecisionReplaced])
    expect(namesRisk(`Send ${sentence} Batches`)).toBe(false)
  expect(namesRisk(words.multiSend.summary.once)).toBe(false)
})
