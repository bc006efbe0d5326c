import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'
import type { Answers, Question } from '@/features/multi-send/core/question-types.ts'
import { explainNotNumber } from './explain-not-number.ts'
import { readComma } from './read-comma.ts'
import type { LineParts } from './split-line.ts'
import { toBaseUnits } from './to-base-units.ts'

/** A question that this line raises, answered or not. */
export type Mention = Pick<Question, 'kind' | 'options' | 'example'>

type ReadAmountParameters = {
  answers: Answers
  decimals: number
  /** The list shows that dots may group thousands. */
  dotMayGroup: boolean
}

export type AmountReading = { mentions: Mention[] } & (
  | { state: 'read'; amount: bigint; memo: string }
  | { state: 'asked'; question: Mention }
  | { state: 'refused'; reason: RefusalCode; values: CodeValues }
)

/** Amount and memo as far as they are known; `isPlain` says that its dot can only be the decimal point. */
type Step = { amount: string; memo: string; isPlain: boolean }
type Decide = (
  parts: LineParts,
  step: Step,
  mentions: Mention[],
  parameters: ReadAmountParameters,
) => Step | AmountReading

const plainNumber = /^(?:\d+(?:\.\d+)?|\.\d+)$/
const spaceGroups = /^[1-9]\d{0,2}(?:\s\d{3})+(?:\.\d+)?$/
const dotGroups = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** Reads the amount, asking one question after the other: comma, space, dot. Never guesses. */
export function readAmount(parts: LineParts, parameters: ReadAmountParameters): AmountReading {
  const mentions: Mention[] = []
  if (plainNumber.test(parts.region) && !dotGroups.test(parts.region)) {
    return convert({ amount: parts.region, memo: parts.tail, isPlain: true }, mentions, parameters.decimals)
  }

  let step: Step = { amount: parts.region, memo: parts.tail, isPlain: false }
  for (const decide of [decideComma, decideSpace, decideDot]) {
    const next = decide(parts, step, mentions, parameters)
    if ('state' in next) return next
    step = next
  }
  return convert(step, mentions, parameters.decimals)
}

const decideComma: Decide = (parts, _step, mentions, { answers }) => {
  const comma = readComma(parts)
  if (!comma.isAsked) return { amount: comma.amount, memo: comma.memo, isPlain: false }

  const options = (['thousands', 'decimal', 'memo'] as const).filter((option) => comma.readings[option])
  if (options.length === 0 || isExponent(comma.example)) return refuse(mentions, explainNotNumber(comma.example))
  const question = mention(mentions, { kind: 'comma', options, example: comma.example })
  if (!answers.comma) return { state: 'asked', question, mentions }

  const reading = comma.readings[answers.comma]
  if (!reading) return refuse(mentions, { reason: 'amountGrouping', values: { text: comma.example } })
  return { ...reading, isPlain: answers.comma !== 'memo' }
}

const decideSpace: Decide = ({ canSpaceSeparate }, step, mentions, { answers }) => {
  if (step.isPlain || !/\d\s+\d/.test(step.amount)) return step
  if (!spaceGroups.test(step.amount)) return refuse(mentions, explainNotNumber(step.amount))

  const options: Question['options'] = canSpaceSeparate ? ['thousands', 'memo'] : ['thousands']
  const question = mention(mentions, { kind: 'space', options, example: step.amount })
  if (!answers.space) return { state: 'asked', question, mentions }
  if (answers.space === 'thousands') return { amount: step.amount.replace(/\s/g, ''), memo: step.memo, isPlain: true }
  if (!canSpaceSeparate) return refuse(mentions, { reason: 'amountGrouping', values: { text: step.amount } })

  const [amount = '', ...others] = step.amount.split(/\s/)
  return { amount, memo: [...others, step.memo].join(' ').trim(), isPlain: false }
}

const decideDot: Decide = (_parts, step, mentions, { answers, dotMayGroup }) => {
  if (step.isPlain || !dotGroups.test(step.amount)) return step
  const isSure = step.amount.indexOf('.') !== step.amount.lastIndexOf('.')
  if (!isSure && !dotMayGroup) return step

  const options: Question['options'] = isSure ? ['thousands'] : ['thousands', 'decimal']
  const question = mention(mentions, { kind: 'dot', options, example: step.amount })
  if (!answers.dot) return { state: 'asked', question, mentions }
  if (answers.dot === 'thousands') return { ...step, amount: step.amount.replaceAll('.', ''), isPlain: true }
  return isSure ? refuse(mentions, { reason: 'amountGrouping', values: { text: step.amount } }) : step
}

function convert({ amount, memo }: Step, mentions: Mention[], decimals: number): AmountReading {
  if (!plainNumber.test(amount)) return refuse(mentions, explainNotNumber(amount))
  const units = toBaseUnits(amount, decimals)
  return units.ok ? { state: 'read', amount: units.value, memo, mentions } : refuse(mentions, units)
}

function mention(mentions: Mention[], question: Mention): Mention {
  mentions.push(question)
  return question
}

function refuse(mentions: Mention[], { reason, values }: { reason: RefusalCode; values: CodeValues }): AmountReading {
  return { state: 'refused', reason, values, mentions }
}

function isExponent(text: string): boolean {
  return /^\d[\d.,]*e[+-]?\d+$/i.test(text)
}
