import type { Outcome } from '@saleyard/send/list/testing/outcomes.ts'
import { addresses } from '@saleyard/send/list/testing/table/addresses.ts'
import { amounts } from '@saleyard/send/list/testing/table/amounts.ts'
import { arabic } from '@saleyard/send/list/testing/table/arabic.ts'
import { columns } from '@saleyard/send/list/testing/table/columns.ts'
import { excel } from '@saleyard/send/list/testing/table/excel.ts'
import { exports } from '@saleyard/send/list/testing/table/exports.ts'
import { layout } from '@saleyard/send/list/testing/table/layout.ts'
import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './questions.ts'
import type { RecipientLine, RecipientList } from './types.ts'

const usual: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 6,
  chainShortName: 'bnb',
  answers: {},
  droppedLines: [],
}
const groups = [...excel, ...arabic, ...exports, ...columns, ...addresses, ...amounts, ...layout]

/** The line as a table row says it; the options of a question stand in the list, not in the line. */
function describeLine(line: RecipientLine, { questions }: RecipientList): unknown {
  const { number: _number, text: _text, ...said } = line
  if (said.state === 'asked') {
    const { address: _address, name: _name, ...rest } = said
    return { ...rest, options: questions.find(({ kind }) => kind === said.question)?.options }
  }
  if (said.state !== 'accepted') return said
  const { recipient: _recipient, ...rest } = said
  return rest
}

describe.each(groups)('$origin', ({ rows }) => {
  test.each(rows)('%s', (_title, text, outcome: Outcome | Outcome[], options = {}) => {
    const outcomes = [outcome].flat()
    const list = parseRecipients(text, { ...usual, ...options })
    const paid = outcomes.flatMap((line) => (line.state === 'accepted' ? [line] : []))

    expect(list.lines.map((line) => describeLine(line, list))).toEqual(outcomes)
    expect(list.recipients.map(({ address, amount }) => ({ address, amount }))).toEqual(
      paid.map(({ address, amount }) => ({ address, amount })),
    )
    expect(list.total).toBe(paid.reduce((sum, { amount }) => sum + amount, 0n))
    expect(list.isReady).toBe(outcomes.every(({ state }) => state === 'accepted' || state === 'ignored'))
  })
})

test('the table has at least 300 rows', () => {
  expect(groups.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(300)
})
