// Settles parsed lines: decides amounts and duplicates, shares a total, and gathers the recipients and the questions.

import type { Address } from 'viem'
import { findSecondRecipient } from './find-columns.ts'
import type { ParsedLine } from './parse-lines.ts'
import type { AmountMode, Answers, DuplicateChoice, Question, QuestionKind, ReadOptions } from './questions.ts'
import { type Ambiguity, type AmountReading, readAmount } from './read-amount.ts'
import type { AcceptedLine, AskedLine, DroppedLine, LineWarning, MergedLine, Recipient, RefusedLine } from './types.ts'

/** A line that can be paid, unless its address occurs twice. */
type PayableLine = {
  state: 'payment'
  number: number
  text: string
  address: Address
  amount: bigint
  memo: string
  warnings: LineWarning[]
  name?: string
}

type ReadPaymentReturnType = { line: PayableLine | AskedLine | RefusedLine; ambiguities: Ambiguity[] }

// A digit before any letter, so also `$5`, `(5)` and digits of other scripts.
const looksLikeAmount = /^[.,+-]|^[^\p{L}]*\p{N}/u
// Such a line is refused with a reason of its own.
const addressAsAmount = /^0x[0-9a-f]{40}(?![0-9a-z])/i

/** Decides a parsed line's amount by the list's mode and the answers. A later step sets the share of `split`. */
export function readPayment(parsed: ParsedLine, options: ReadOptions, dotMayGroup: boolean): ReadPaymentReturnType {
  const { address, naming } = parsed
  if (naming?.refusal)
    return { line: refuse(parsed, naming.refusal), ambiguities: naming.ambiguity ? [naming.ambiguity] : [] }

  const reading = readLineAmount(parsed, options, dotMayGroup)
  if (reading.state === 'refused') return { line: refuse(parsed, reading), ambiguities: reading.ambiguities }
  const ambiguities = naming?.ambiguity ? [...reading.ambiguities, naming.ambiguity] : reading.ambiguities
  if (reading.state === 'asked') return { line: toAskedLine(parsed, reading.question), ambiguities }
  const open = findOpen(parsed, options.answers)
  if (address === undefined || open) return { line: toAskedLine(parsed, open ?? unknown(parsed)), ambiguities }
  return { line: toPayment(parsed, address, reading.amount, reading.memo), ambiguities }
}

function readLineAmount({ parts }: ParsedLine, options: ReadOptions, dotMayGroup: boolean): AmountReading {
  const { mode, answers, decimals, price } = options
  const isEach = mode.kind === 'each'
  const isDecided = answers.columns !== undefined || (isEach && addressAsAmount.test(parts.region))
  const second = isDecided ? undefined : findSecondRecipient(parts)
  if (second !== undefined)
    return { ambiguities: [], state: 'refused', reason: 'secondRecipient', values: { text: second } }
  if (isEach) return readAmount(parts, { answers, decimals, price, dotMayGroup })
  return readShared(parts, mode.kind === 'same' ? mode.amount : 0n)
}

function findOpen({ naming }: ParsedLine, answers: Answers): Ambiguity | undefined {
  const ambiguity = naming?.ambiguity
  return ambiguity && answers[ambiguity.kind] === undefined ? ambiguity : undefined
}

// A name alone is never paid: without an address a line stays in question, whatever the answers are.
function unknown({ naming, text }: ParsedLine): Pick<Ambiguity, 'kind' | 'example'> {
  return { kind: naming?.ambiguity?.kind ?? 'names', example: naming?.name ?? text }
}

function readShared({ region, tail }: ParsedLine['parts'], amount: bigint): AmountReading {
  if (looksLikeAmount.test(region)) {
    return { ambiguities: [], state: 'refused', reason: 'amountUnexpected', values: { text: region } }
  }
  const memo = [region, tail].filter((part) => part !== '').join(',')
  return { ambiguities: [], state: 'read', amount, memo }
}

function refuse(
  { number, text, naming }: ParsedLine,
  { reason, values }: Pick<RefusedLine, 'reason' | 'values'>,
): RefusedLine {
  const line = { number, text, state: 'refused', reason, values } as const
  return naming?.name === undefined ? line : { ...line, name: naming.name }
}

function toAskedLine(
  { number, text, address, naming }: ParsedLine,
  { kind, example }: Pick<Ambiguity, 'kind' | 'example'>,
): AskedLine {
  const line = { number, text, state: 'asked', question: kind, example, ...(address && { address }) } as const
  return naming?.name === undefined ? line : { ...line, name: naming.name }
}

// Written out: copying by spread doubles the time of a long list.
function toPayment(
  { number, text, naming, warnings }: ParsedLine,
  address: Address,
  amount: bigint,
  memo: string,
): PayableLine {
  if (!naming) return { number, text, state: 'payment', address, amount, memo, warnings }
  return { number, text, state: 'payment', address, amount, memo, warnings, name: naming.name ?? '' }
}

type SettleDuplicatesReturnType<line> = {
  /**
   * Same order and length as the input. Merged payments carry the number of their group's first line in `mergedInto`.
   */
  lines: (line | AskedLine | DroppedLine | (PayableLine & { mergedInto?: number }))[]
  ambiguities: { line: number; ambiguity: Ambiguity }[]
}

const options: DuplicateChoice[] = ['merge', 'keep', 'drop']

/** Finds addresses on several lines, including lines with another open question, and applies the choice. */
export function settleDuplicates<line extends { number: number; state: string }>(
  lines: (line | PayableLine | AskedLine)[],
  choice: DuplicateChoice | undefined,
): SettleDuplicatesReturnType<line> {
  const repeated = findRepeated(lines)
  const ambiguities: { line: number; ambiguity: Ambiguity }[] = []
  const settled = lines.map((line) => {
    const first = isAddressed(line) ? repeated.get(line.address) : undefined
    if (!isAddressed(line) || first === undefined) return line
    ambiguities.push({ line: line.number, ambiguity: { kind: 'duplicates', options, example: line.address } })
    return line.state === 'payment' ? settle(line, first, choice) : line
  })
  return { lines: settled, ambiguities }
}

function settle(line: PayableLine, first: number, choice: DuplicateChoice | undefined) {
  const { number, text, address } = line
  const name = line.name === undefined ? {} : { name: line.name }
  if (choice === 'keep') return line
  if (choice === 'merge') return { ...line, mergedInto: first }
  if (choice === undefined) {
    return {
      number,
      text,
      state: 'asked',
      question: 'duplicates',
      address,
      example: address,
      ...name,
    } satisfies AskedLine
  }
  if (number === first) return line
  return { number, text, state: 'dropped', why: 'duplicate', keptLine: first, ...name } satisfies DroppedLine
}

/** First line of each address that occurs more than once. */
function findRepeated(lines: { number: number; state: string }[]): Map<string, number> {
  const first = new Map<string, number>()
  const repeated = new Map<string, number>()
  for (const line of lines) {
    if (!isAddressed(line)) continue
    const firstLine = first.get(line.address)
    if (firstLine === undefined) first.set(line.address, line.number)
    else repeated.set(line.address, firstLine)
  }
  return repeated
}

function isAddressed(line: {
  state: string
  address?: Address
}): line is (PayableLine | AskedLine) & { address: Address } {
  return (line.state === 'payment' || line.state === 'asked') && line.address !== undefined
}

type SplitTotalReturnType<line> = { lines: line[]; remainder: bigint }

/**
 * Splits a total evenly over all payments, in base units; the remainder stays unassigned. Other modes change nothing.
 */
export function splitTotal<line extends { state: string }>(
  lines: line[],
  mode: AmountMode,
): SplitTotalReturnType<line> {
  if (mode.kind !== 'split') return { lines, remainder: 0n }
  const count = BigInt(lines.filter(isPayment).length)
  if (count === 0n) return { lines, remainder: mode.total }

  const amount = mode.total / count
  return { lines: lines.map((line) => (isPayment(line) ? { ...line, amount } : line)), remainder: mode.total % count }
}

function isPayment(line: { state: string }): line is PayableLine {
  return line.state === 'payment'
}

type Settled = PayableLine & { mergedInto?: number }
type GatherRecipientsReturnType<line> = {
  lines: (line | AcceptedLine | MergedLine | RefusedLine)[]
  recipients: Recipient[]
  total: bigint
}

const limit = 1n << 256n

/**
 * Turns payments into recipients in the order of their first lines. A line that makes the total too large is refused.
 */
export function gatherRecipients<line extends { state: string }>(
  lines: (line | Settled)[],
): GatherRecipientsReturnType<line> {
  const recipients: Recipient[] = []
  const positionOfLine = new Map<number, number>()
  let total = 0n

  const gather = (line: Settled): AcceptedLine | MergedLine | RefusedLine => {
    const { number, address, amount, mergedInto } = line
    if (total + amount >= limit) return refuseTotal(line)
    total += amount
    const recipient = positionOfLine.get(mergedInto ?? number) ?? recipients.length
    const merged = recipients[recipient]
    if (merged) {
      merged.amount += amount
      merged.lines.push(number)
      addName(merged, line.name)
    } else {
      recipients.push(addName({ address, amount, lines: [number] }, line.name))
      positionOfLine.set(mergedInto ?? number, recipient)
    }
    return toPaid(line, recipient)
  }

  return { lines: lines.map((line) => (isSettled(line) ? gather(line) : line)), recipients, total }
}

function addName(recipient: Recipient, name: string | undefined): Recipient {
  if (name !== undefined) recipient.names = [...new Set([...(recipient.names ?? []), name])]
  return recipient
}

function toPaid(line: Settled, recipient: number): AcceptedLine | MergedLine {
  const { number, text, address, amount, memo, warnings, name, mergedInto } = line
  const state = mergedInto === undefined ? 'accepted' : 'merged'
  const paid = { number, text, state, address, amount, memo, recipient, warnings } as const
  return name === undefined ? paid : { ...paid, name }
}

function isSettled(line: { state: string }): line is Settled {
  return line.state === 'payment'
}

function refuseTotal({ number, text }: Settled): RefusedLine {
  return { number, text, state: 'refused', reason: 'totalTooLarge', values: {} }
}

const order: QuestionKind[] = ['columns', 'comma', 'space', 'dot', 'names', 'gateways', 'ethereumNames', 'duplicates']
const optionOrder: Question['options'] = ['thousands', 'decimal', 'memo', 'merge', 'keep', 'drop', 'use', 'refuse']

/** Gathers the ambiguities of lines into one question per kind, with the current answer. */
export function collectQuestions(ambiguities: { line: number; ambiguity: Ambiguity }[], answers: Answers): Question[] {
  const questions = new Map<QuestionKind, Question>()
  for (const { line, ambiguity } of ambiguities) {
    const question = questions.get(ambiguity.kind) ?? {
      ...ambiguity,
      options: [],
      lines: [],
      ...answered(ambiguity.kind, answers),
    }
    question.lines.push(line)
    question.options = optionOrder.filter(
      (option) => question.options.includes(option) || ambiguity.options.includes(option),
    )
    questions.set(ambiguity.kind, question)
  }
  return order.flatMap((kind) => questions.get(kind) ?? [])
}

function answered(kind: QuestionKind, answers: Answers): Pick<Question, 'answer'> {
  const answer = answers[kind]
  return answer === undefined ? {} : { answer }
}
