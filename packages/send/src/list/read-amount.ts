// Reads an amount, and raises questions where commas, spaces or dots are ambiguous.

import { toCoin } from '@saleyard/chain/feeds/coin-price.ts'
import type { Answers, Question, ReadOptions } from './questions.ts'
import { readComma } from './read-comma.ts'
import type { LineParts } from './split-line.ts'
import { trimEnd } from './text.ts'
import type { CodeValues, RefusalCode } from './types.ts'

/** A question that a line raises, answered or not. */
export type Ambiguity = Pick<Question, 'kind' | 'options' | 'example'>

type ReadAmountParameters = {
  answers: Answers
  decimals: number
  /** See {@link ReadOptions.price}. */
  price: ReadOptions['price']
  /** Whether dots may group thousands in this list. */
  dotMayGroup: boolean
}

export type AmountReading = { ambiguities: Ambiguity[] } & (
  | { state: 'read'; amount: bigint; memo: string }
  | { state: 'asked'; question: Ambiguity }
  | { state: 'refused'; reason: RefusalCode; values: CodeValues }
)

/** Amount and memo as far as they are known; `isPlain`: a dot in the amount can only be the decimal point. */
type Step = { amount: string; memo: string; isPlain: boolean }
type Decide = (
  parts: LineParts,
  step: Step,
  ambiguities: Ambiguity[],
  parameters: ReadAmountParameters,
) => Step | AmountReading

const plainNumber = /^(?:\d+(?:\.\d+)?|\.\d+)$/
const spaceGroups = /^[1-9]\d{0,2}(?:\s\d{3})+(?:\.\d+)?$/
const dotGroups = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** Reads the amount, and raises one question after the other: comma, space, dot. Never guesses. */
export function readAmount(parts: LineParts, parameters: ReadAmountParameters): AmountReading {
  const ambiguities: Ambiguity[] = []
  if (plainNumber.test(parts.region) && !dotGroups.test(parts.region)) {
    return convert({ amount: parts.region, memo: parts.tail, isPlain: true }, ambiguities, parameters)
  }

  let step: Step = { amount: parts.region, memo: parts.tail, isPlain: false }
  for (const decide of [decideComma, decideSpace, decideDot]) {
    const next = decide(parts, step, ambiguities, parameters)
    if ('state' in next) return next
    step = next
  }
  return convert(step, ambiguities, parameters)
}

const decideComma: Decide = (parts, _step, ambiguities, { answers }) => {
  const comma = readComma(parts)
  if (!comma.isAmbiguous) return { amount: comma.amount, memo: comma.memo, isPlain: false }

  const options = (['thousands', 'decimal', 'memo'] as const).filter((option) => comma.readings[option])
  if (options.length === 0 || isExponent(comma.example)) return refuse(ambiguities, explainNotNumber(comma.example))
  const question = raise(ambiguities, { kind: 'comma', options, example: comma.example })
  if (!answers.comma) return { state: 'asked', question, ambiguities }

  const reading = comma.readings[answers.comma]
  if (!reading) return refuse(ambiguities, { reason: 'amountGrouping', values: { text: comma.example } })
  return { ...reading, isPlain: answers.comma !== 'memo' }
}

const decideSpace: Decide = ({ canSpaceSeparate }, step, ambiguities, { answers }) => {
  if (step.isPlain || !/\d\s+\d/.test(step.amount)) return step
  if (!spaceGroups.test(step.amount)) return refuse(ambiguities, explainNotNumber(step.amount))

  const options: Question['options'] = canSpaceSeparate ? ['thousands', 'memo'] : ['thousands']
  const question = raise(ambiguities, { kind: 'space', options, example: step.amount })
  if (!answers.space) return { state: 'asked', question, ambiguities }
  if (answers.space === 'thousands') return { amount: step.amount.replace(/\s/g, ''), memo: step.memo, isPlain: true }
  if (!canSpaceSeparate) return refuse(ambiguities, { reason: 'amountGrouping', values: { text: step.amount } })

  const [amount = '', ...others] = step.amount.split(/\s/)
  return { amount, memo: [...others, step.memo].join(' ').trim(), isPlain: false }
}

const decideDot: Decide = (_parts, step, ambiguities, { answers, dotMayGroup }) => {
  if (step.isPlain || !dotGroups.test(step.amount)) return step
  const isSure = step.amount.indexOf('.') !== step.amount.lastIndexOf('.')
  if (!isSure && !dotMayGroup) return step

  const options: Question['options'] = isSure ? ['thousands'] : ['thousands', 'decimal']
  const question = raise(ambiguities, { kind: 'dot', options, example: step.amount })
  if (!answers.dot) return { state: 'asked', question, ambiguities }
  if (answers.dot === 'thousands') return { ...step, amount: step.amount.replaceAll('.', ''), isPlain: true }
  return isSure ? refuse(ambiguities, { reason: 'amountGrouping', values: { text: step.amount } }) : step
}

function convert(
  { amount, memo }: Step,
  ambiguities: Ambiguity[],
  { decimals, price }: Pick<ReadAmountParameters, 'decimals' | 'price'>,
): AmountReading {
  if (!plainNumber.test(amount)) return refuse(ambiguities, explainNotNumber(amount))
  const units = price ? fromDollars(amount, price, decimals) : toBaseUnits(amount, decimals)
  return units.ok ? { state: 'read', amount: units.value, memo, ambiguities } : refuse(ambiguities, units)
}

/** Decimals of an amount in US dollars. */
const cents = 2

/**
 * Converts an amount in US dollars, as text, to base units of the coin, rounded down.
 *
 * @returns Or the reason, with its values, why it cannot be paid.
 */
export function fromDollars(
  text: string,
  { answer, decimals }: NonNullable<ReadOptions['price']>,
  coinDecimals: number,
): ToBaseUnitsReturnType {
  const money = toBaseUnits(text, cents)
  if (!money.ok) return money
  const value = toCoin(money.value, cents, { answer: BigInt(answer), decimals }, coinDecimals)
  if (value === 0n) return { ok: false, reason: 'amountZero', values: { text } }
  return value < limit ? { ok: true, value } : { ok: false, reason: 'amountTooLarge', values: { text } }
}

function raise(ambiguities: Ambiguity[], question: Ambiguity): Ambiguity {
  ambiguities.push(question)
  return question
}

function refuse(
  ambiguities: Ambiguity[],
  { reason, values }: { reason: RefusalCode; values: CodeValues },
): AmountReading {
  return { state: 'refused', reason, values, ambiguities }
}

function isExponent(text: string): boolean {
  return /^\d[\d.,]*e[+-]?\d+$/i.test(text)
}

type ExplainNotNumberReturnType = { reason: RefusalCode; values: CodeValues }

// First match wins. U+2212 is the typographic minus, which spreadsheets like; accountants write (5) or 5-.
const explanations: [pattern: RegExp, reason: RefusalCode][] = [
  [/^$/, 'amountMissing'],
  [/^0x[0-9a-f]{40}(?![0-9a-z])/i, 'amountIsAddress'],
  [/^0x/i, 'amountHex'],
  // Other digits are never read: their display order depends on the direction of the surrounding text.
  [/(?![0-9])\p{Nd}/u, 'amountDigits'],
  [/^[-\u2010-\u2015\u2212]|^\([\d.,\s]+\)$|^[\d.,\s]+[-\u2212]$/, 'amountNegative'],
  [/^\+/, 'amountSign'],
  [/^[\d.,]+e[+-]?\d+$/i, 'amountExponent'],
  [/^\d{1,3}(?:['\u2019\u02bc\u00b4`_\u00b7\u066c]\d{2,3})+(?:[.,\u066b]\d+)?$|^\d+\u066b\d+$/, 'amountGroupMark'],
  [
    /^(?:[\p{L}\p{Sc}]{1,5}[.\s]{0,2}){1,2}\d[\d.,'\u2019\s]*$|^\d[\d.,'\u2019\s]*[\p{L}\p{Sc}%\u066a\u2030]+\.?$/u,
    'amountUnit',
  ],
]

/** Explains why an amount is not a plain number. */
function explainNotNumber(text: string): ExplainNotNumberReturnType {
  const found = explanations.find(([pattern]) => pattern.test(text))
  return { reason: found?.[1] ?? 'amountNotNumber', values: { text } }
}

type ToBaseUnitsReturnType = { ok: true; value: bigint } | { ok: false; reason: RefusalCode; values: CodeValues }

const limit = 1n << 256n
// 2^256 has 78 digits. Longer ones are refused before a bigint is made of them.
const maximumDigits = 78

/**
 * Converts decimal text to base units, exactly. Trailing zeros do not count as decimals.
 *
 * @param text Digits with at most one dot, such as `0.5`, `.5` or `12`.
 * @param decimals Decimals of the coin or token.
 */
function toBaseUnits(text: string, decimals: number): ToBaseUnitsReturnType {
  const [whole = '', fractionText = ''] = text.split('.')
  const fraction = trimEnd(fractionText, /0/)
  if (fraction.length > decimals) {
    return { ok: false, reason: 'amountDecimals', values: { text, given: fraction.length, allowed: decimals } }
  }
  const digits = (whole + fraction.padEnd(decimals, '0')).replace(/^0+/, '')
  if (digits === '') return { ok: false, reason: 'amountZero', values: { text } }
  if (digits.length > maximumDigits) return { ok: false, reason: 'amountTooLarge', values: { text } }

  const value = BigInt(digits)
  return value < limit ? { ok: true, value } : { ok: false, reason: 'amountTooLarge', values: { text } }
}
