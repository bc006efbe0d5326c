// Splits amount and memo at commas, or lists the possible meanings of a comma between digits.

import type { SeparatorMeaning } from './questions.ts'
import { type LineParts, takeCell } from './split-line.ts'
import { trimEnd } from './text.ts'

type Reading = { amount: string; memo: string }

/** `readings`: amount and memo for each meaning of the comma that makes sense. */
type ReadCommaReturnType =
  | ({ isAmbiguous: false } & Reading)
  | { isAmbiguous: true; example: string; readings: Partial<Record<SeparatorMeaning, Reading>> }

const numberCell = /^\d[\d.\s]*$/
// Without a space behind the comma, a digit may belong to the number.
const mayContinue = /^\p{Nd}/u
// Groups of three digits, or as in India: the last three digits, then twos.
const thousands = /^[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d+)?$/
const decimal = /^(?:\d+|\d{1,3}(?:[.\s]\d{3})+),\d+$/

export function readComma(parts: LineParts): ReadCommaReturnType {
  const { region, tail, canCommaSeparate } = parts
  const [first = '', ...others] = region.split(',')
  if (numberCell.test(first) && mayContinue.test(others[0] ?? '')) return listReadings(first, others, parts)

  return others.length > 0 && canCommaSeparate
    ? { isAmbiguous: false, amount: first.trim(), memo: join(others, tail) }
    : { isAmbiguous: false, amount: region, memo: tail }
}

function listReadings(first: string, others: string[], { region, tail, canCommaSeparate }: LineParts) {
  const end = others.findIndex((cell) => !/^\d[\d.]*\s*$/.test(cell))
  const digits = end === -1 ? others : others.slice(0, end)
  const after = others.slice(digits.length)
  const number = [first, ...digits].join(',').trim()
  // `1,000 ETH` is not the number 1,000 with a memo: only a comma ends a number, and only where it may separate.
  const isClosed = after.length === 0 || (canCommaSeparate && !mayContinue.test(after[0] ?? ''))
  return {
    isAmbiguous: true as const,
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
