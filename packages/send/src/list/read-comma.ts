// Splits amount and memo at commas, or lists what a comma between digits could mean.

import type { SeparatorMeaning } from './questions.ts'
import { type LineParts, takeCell } from './split-line.ts'
import { trimEnd } from './text.ts'

type Reading = { amount: string; memo: string }

/** `readings`: what the region says under each meaning of its comma that makes sense. */
type ReadCommaReturnType =
  | ({ isAsked: false } & Reading)
  | { isAsked: true; example: string; readings: Partial<Record<SeparatorMeaning, Reading>> }

const numberCell = /^\d[\d.\s]*$/
// Without a space behind the comma, a digit may belong to the number.
const mayContinue = /^\p{Nd}/u
// By threes, or as in India: the last three digits, then twos.
const thousands = /^[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d+)?$/
const decimal = /^(?:\d+|\d{1,3}(?:[.\s]\d{3})+),\d+$/

/** Splits amount and memo at commas, or lists what a comma between digits could mean. */
export function readComma(parts: LineParts): ReadCommaReturnType {
  const { region, tail, canCommaSeparate } = parts
  const [first = '', ...others] = region.split(',')
  if (numberCell.test(first) && mayContinue.test(others[0] ?? '')) return listReadings(first, others, parts)

  return others.length > 0 && canCommaSeparate
    ? { isAsked: false, amount: first.trim(), memo: join(others, tail) }
    : { isAsked: false, amount: region, memo: tail }
}

function listReadings(first: string, others: string[], { region, tail, canCommaSeparate }: LineParts) {
  const end = others.findIndex((cell) => !/^\d[\d.]*\s*$/.test(cell))
  const digits = end === -1 ? others : others.slice(0, end)
  const after = others.slice(digits.length)
  const number = [first, ...digits].join(',').trim()
  // `1,000 ETH` is not the number 1,000 with a memo: only a comma ends a number, and only where it may separate.
  const isClosed = after.length === 0 || (canCommaSeparate && !mayContinue.test(after[0] ?? ''))
  return {
    isAsked: true as const,
    example: isClosed ? number : region,
    readings: {
      ...(isClosed && readNumber(number, join(after, tail))),
      ...(canCommaSeparate && { memo: { amount: first.trim(), memo: join(others, tail) } }),
    },
  }
}

function readNumber(number: string, memo: string): Partial<Record<SeparatorMeaning, Reading>> {
  return {
    ...(thousands.test(number) && { thousands: { amount: number.replaceAll(',', ''), memo } }),
    ...(decimal.test(number) && { decimal: { amount: number.replace(/[.\s]/g, '').replace(',', '.'), memo } }),
  }
}

function join(cells: string[], tail: string): string {
  const joined = trimEnd([...cells, tail].join(',').replace(/^[\s,]+/, ''), /[\s,]/)
  const cell = takeCell(joined, /^.*$/)
  return cell?.rest === '' ? cell.value : joined
}
