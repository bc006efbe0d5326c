import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { batches, recipients, record, skipped } from '@saleyard/send/testing/few-batches.ts'
import { describe, expect, test } from 'vitest'
import { countStatuses, findUnpaid, toRetryText } from './build-report.ts'

const plan = { recipients, batches }

describe('a retry', () => {
  test('holds the skipped and those of batches given up, nobody else', () => {
    const records = [
      record(1, { state: 'reconciled', skipped: [skipped(1, 1)] }),
      record(2, { state: 'cancelled' }),
      record(3, { state: 'reconciled' }),
    ]
    expect(findUnpaid(plan, records).map(({ lines }) => lines[0])).toEqual([2, 3, 4])
  })

  test('leaves a failed batch out: it can still be sent, and would be paid twice', () => {
    expect(findUnpaid(plan, [record(1, { state: 'failed' }), record(2), record(3)])).toEqual([])
  })

  test('is a list that reads back to the same amounts', () => {
    const text = toRetryText(recipients, 18)
    const options = {
      mode: { kind: 'each' },
      decimals: 18,
      chainShortName: 'x',
      answers: {},
      droppedLines: [],
    } as const
    const list = parseRecipients(text, { ...options, droppedLines: [] })
    expect(list.isReady).toBe(true)
    expect(list.recipients.map(({ amount }) => amount)).toEqual(recipients.map(({ amount }) => amount))
  })
})

test('countStatuses counts lines by outcome and leaves out what did not happen', () => {
  expect(countStatuses([{ status: 'ignored' }, { status: 'paid' }, { status: 'paid' }])).toEqual([
    { status: 'paid', count: 2 },
    { status: 'ignored', count: 1 },
  ])
})
