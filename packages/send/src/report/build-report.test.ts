import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchProposal, type BatchRecord, type BatchState, newRecord } from '@saleyard/send/run/batch-record.ts'
import { batches, recipients, record, skipped } from '@saleyard/send/testing/few-batches.ts'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { buildReport, countStatuses, findUnpaid, toReportCsv, toReportJson, toRetryText } from './build-report.ts'

describe('buildReport', () => {
  const [alice, bob, carol] = ['a11ce', 'b0b', 'ca401'].map((name) => `0x${name.padStart(40, '0')}` as const) as [
    `0x${string}`,
    `0x${string}`,
    `0x${string}`,
  ]
  const hash = `0x${'aa'.repeat(32)}` as const
  const text = `address,amount\n${alice},1.5,=cmd()\n${bob},-2\n${carol},3,"two, words"\n${alice},0.25\nnobody 1\n${bob},4`
  const list = parseRecipients(text, {
    mode: { kind: 'each' },
    decimals: 6,
    chainShortName: 'eth',
    answers: { duplicates: 'merge' },
    droppedLines: [6],
  })
  const plan = (recipients: Recipient[]) => ({
    recipients,
    ...planBatches({
      chainId: 1,
      sender: alice,
      multiSender: bob,
      asset: { kind: 'native' },
      mode: { kind: 'skip', gasCap: 1n },
      route: 'native',
      runNonce: hash,
      recipients,
      limits: { gas: 100n, bytes: 100_000, reserveBps: 0 },
      gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [] },
    }),
  })
  const records = (...changes: Partial<BatchRecord>[]) =>
    changes.map((change, index) => ({ ...newRecord({ number: index + 1 }), ...change }))

  describe('the report', () => {
    test('names the account that paid, where it is another than the run’s', () => {
      const done = records({ state: 'paidByOther', minedHash: hash, paidBy: carol }, { state: 'mined', paidBy: carol })
      const rows = buildReport(list.lines, plan(list.recipients), done, 6)
      expect(rows.filter(({ paidBy }) => paidBy === carol).map(({ line, status }) => `${line} ${status}`)).toEqual([
        '2 paidByOther',
        '4 paidByOther',
        '5 paidByOther',
        '7 unconfirmed',
      ])
      expect(Papa.parse<{ paidBy: string }>(toReportCsv(rows), { header: true }).data[1]?.paidBy).toBe(carol)
    })

    test('has one row per input line with what became of it', () => {
      const done = records(
        { state: 'reconciled', minedHash: hash, skipped: [{ index: 1, recipient: carol, amount: 3n }] },
        { state: 'queued' },
      )
      expect(buildReport(list.lines, plan(list.recipients), done, 6)).toMatchObject([
        { line: 1, status: 'ignored', reason: 'header', address: '' },
        { line: 2, status: 'paid', address: alice, amount: '1.5', mergedWith: [5], batch: 1, hash, memo: '=cmd()' },
        { line: 3, status: 'refused', reason: 'amountNegative', values: { text: '-2' } },
        { line: 4, status: 'skipped', address: carol, amount: '3', batch: 1 },
        { line: 5, status: 'paid', amount: '0.25', mergedWith: [2], hash },
        { line: 6, status: 'dropped', reason: 'byHand' },
        { line: 7, status: 'notSent', address: bob, amount: '4', batch: 2, hash: '' },
      ])
    })

    test.each([
      ['signing', 'pending'],
      ['sent', 'pending'],
      ['replaced', 'pending'],
      ['proposed', 'proposed'],
      ['mined', 'unconfirmed'],
      ['failed', 'failed'],
      ['cancelled', 'cancelled'],
    ] as const)('says of a batch that is %s: %s', (state, status) => {
      expect(buildReport(list.lines, plan(list.recipients), records({ state, hashes: [hash] }), 6)[1]).toMatchObject({
        status,
        hash,
      })
    })

    test('calls a batch unconfirmed of which no node shows whom it has paid', () => {
      const given = records({
        state: 'reconciled',
        isUnproven: true,
        skipped: [{ index: 0, recipient: alice, amount: 1n }],
      })
      expect(buildReport(list.lines, plan(list.recipients), given, 6)[1]).toMatchObject({ status: 'unconfirmed' })
      expect(findUnpaid({ ...plan(list.recipients), recipients: list.recipients }, given)).toEqual([])
    })

    test('names the proposal that waits for the owners of a Safe, or the one that they have executed', () => {
      const proposal = (pair: string, state: BatchProposal['state']): BatchProposal => ({
        safeTxHash: `0x${pair.repeat(32)}`,
        nonce: 4n,
        proposedAt: 1,
        fromBlock: 2n,
        state,
      })
      const [early, late] = [proposal('5a', 'executed'), proposal('5b', 'waiting')]
      const rowOf = (change: Partial<BatchRecord>) =>
        buildReport(list.lines, plan(list.recipients), records(change), 6)[1] ?? expect.fail('no row')
      const waiting = rowOf({ state: 'proposed', proposal: late })
      expect(waiting).toMatchObject({ status: 'proposed', hash: '', safeTxHash: late.safeTxHash })
      expect(countStatuses([waiting])).toEqual([{ status: 'proposed', count: 1 }])
      const paid = rowOf({ state: 'reconciled', minedHash: hash, proposal: late, earlierProposals: [early] })
      expect(paid).toMatchObject({ status: 'paid', hash, safeTxHash: early.safeTxHash })
      const { data, meta } = Papa.parse<{ safeTxHash: string }>(toReportCsv([paid]), { header: true })
      expect(data[0]?.safeTxHash).toBe(early.safeTxHash)
      expect(meta.fields?.at(-1), 'behind the columns that programs read already').toBe('safeTxHash')
      expect(rowOf({ state: 'reconciled' }).safeTxHash).toBe('')
    })

    test('calls a batch that is declined not sent, except where owners of a Safe may have it all the same', () => {
      const statusOf = (change: Partial<BatchRecord>) =>
        buildReport(list.lines, plan(list.recipients), records({ isHandedOver: true, ...change }), 6)[1]?.status
      expect(statusOf({ doubt: { why: 'declined' } })).toBe('notSent')
      expect(statusOf({})).toBe('pending')
    })

    test('of a plan for some lines says of the others that nothing was sent', () => {
      const rows = buildReport(list.lines, plan(list.recipients.slice(2)), records({ state: 'reconciled' }), 6)
      expect(rows.map(({ status }) => status).filter((status) => status !== 'ignored')).toEqual([
        'notSent',
        'refused',
        'notSent',
        'notSent',
        'dropped',
        'paid',
      ])
    })

    test('tells the name beside the address it stood for, also where the line was not paid', () => {
      const readAt = 1
      const names = {
        'ada.eth': { kind: 'resolved', address: alice, readAt },
        'eve.eth': { kind: 'notFound', readAt },
      } as const
      const options = { mode: { kind: 'each' }, decimals: 18, chainShortName: 'bnb', answers: {}, names } as const
      const { lines, recipients } = parseRecipients('ADA.eth,1\neve.eth,1\nbob.eth,1', { ...options, droppedLines: [] })
      const rows = buildReport(lines, { batches: [], recipients }, [], 18)
      expect(rows).toMatchObject([
        { name: 'ada.eth', address: alice },
        { name: 'eve.eth', address: '', status: 'refused' },
        { name: 'bob.eth', address: '', status: 'asked' },
      ])
      expect(toReportCsv(rows).split('\r\n')[0]).toContain('address,name,amount')
    })

    test('names the question of a line that was never answered', () => {
      const { lines } = parseRecipients(`${alice},1,000`, {
        mode: { kind: 'each' },
        decimals: 6,
        chainShortName: 'eth',
        answers: {},
        droppedLines: [],
      })
      expect(buildReport(lines, plan(list.recipients), [], 6)).toMatchObject([{ status: 'asked', reason: 'comma' }])
    })
  })

  describe('the report as a file', () => {
    const rows = buildReport(list.lines, plan(list.recipients), records({ state: 'reconciled', minedHash: hash }), 6)

    test('CSV reads back with the same lines, quotes and commas kept', () => {
      const { data, errors } = Papa.parse<Record<string, string>>(toReportCsv(rows), {
        header: true,
        skipEmptyLines: true,
      })
      expect(errors).toEqual([])
      expect(data.map(({ text: line }) => line)).toEqual(text.split('\n'))
      expect(data[3]).toMatchObject({ memo: 'two, words', amount: '3', batch: '1', hash })
      expect(data[2]).toMatchObject({ batch: '', reason: 'amountNegative' })
    })

    test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=1\nx'])(
      'CSV never lets a spreadsheet run the cell %j',
      (memo) => {
        const [row] = rows
        if (!row) throw new Error('no row')
        const { data } = Papa.parse<Record<string, string>>(toReportCsv([{ ...row, memo }]), { header: true })
        expect(data[0]?.memo).toBe(`'${memo}`)
      },
    )

    test('JSON holds amounts as decimal text', () => {
      expect(JSON.parse(toReportJson(rows))).toEqual(rows)
      expect(toReportJson(rows)).toContain('"amount": "1.5"')
    })
  })
})

describe('findUnpaid', () => {
  const recipients = ['a1', 'b2'].map((pair, index) => ({
    address: `0x${pair.repeat(20)}` as const,
    amount: BigInt(index + 1),
    lines: [index + 1],
  }))
  const [first, second] = recipients as [(typeof recipients)[0], (typeof recipients)[0]]
  const plan = { batches: [{ id: 256n, number: 1, first: 0, count: 2 } as Batch], recipients }
  const skipped = [{ index: 1, recipient: second.address, amount: second.amount }]
  const find = (change: Partial<BatchRecord>) => findUnpaid(plan, [{ ...newRecord({ number: 1 }), ...change }])

  // A record, so that a new state does not compile until it is listed here.
  const expected: Record<BatchState, typeof recipients> = {
    queued: [],
    signing: [],
    proposed: [],
    sent: [],
    replaced: [],
    mined: [],
    reconciled: [second],
    failed: [],
    cancelling: [],
    cancelled: [first, second],
    stopped: [first, second],
    paidByOther: [],
  }

  test.each(Object.entries(expected))(
    'of a batch that is %s only those are offered again whom this run can no longer pay',
    (state, unpaid) => {
      expect(find({ state: state as BatchState, skipped })).toEqual(unpaid)
    },
  )

  test('a batch that nobody has a record of offers nobody', () => {
    expect(findUnpaid(plan, [])).toEqual([])
  })
})

describe('retries and counts', () => {
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
})
