import type { Address } from 'viem'
import type { AskedLine, LineWarning, RefusedLine } from '@/features/multi-send/core/list-types.ts'
import type { Answers, ReadOptions } from '@/features/multi-send/core/question-types.ts'
import type { Draft } from './draft-line.ts'
import { findSecondRecipient } from './find-second-recipient.ts'
import { type AmountReading, type Mention, readAmount } from './read-amount.ts'

/** A line that can be paid, unless its address occurs twice. */
export type Payment = {
  state: 'payment'
  number: number
  text: string
  address: Address
  amount: bigint
  memo: string
  warnings: LineWarning[]
  name?: string
}

type ReadDraftReturnType = { line: Payment | AskedLine | RefusedLine; mentions: Mention[] }

// A digit before any letter, so also `$5`, `(5)` and digits of other scripts.
const looksLikeAmount = /^[.,+-]|^[^\p{L}]*\p{N}/u
// Its line is refused with a reason of its own.
const addressAsAmount = /^0x[0-9a-f]{40}(?![0-9a-z])/i

/** Decides a draft's amount by the list's mode and the answers given. The share of `split` is set later. */
export function readDraft(draft: Draft, options: ReadOptions, dotMayGroup: boolean): ReadDraftReturnType {
  const { address, naming } = draft
  if (naming?.refusal) return { line: refuse(draft, naming.refusal), mentions: naming.mention ? [naming.mention] : [] }

  const reading = readDraftAmount(draft, options, dotMayGroup)
  if (reading.state === 'refused') return { line: refuse(draft, reading), mentions: reading.mentions }
  const mentions = naming?.mention ? [...reading.mentions, naming.mention] : reading.mentions
  if (reading.state === 'asked') return { line: ask(draft, reading.question), mentions }
  const open = findOpen(draft, options.answers)
  if (address === undefined || open) return { line: ask(draft, open ?? unknown(draft)), mentions }
  return { line: toPayment(draft, address, reading.amount, reading.memo), mentions }
}

function readDraftAmount({ parts }: Draft, options: ReadOptions, dotMayGroup: boolean): AmountReading {
  const { mode, answers, decimals } = options
  const isEach = mode.kind === 'each'
  const isSaid = answers.columns !== undefined || (isEach && addressAsAmount.test(parts.region))
  const second = isSaid ? undefined : findSecondRecipient(parts)
  if (second !== undefined)
    return { mentions: [], state: 'refused', reason: 'secondRecipient', values: { text: second } }
  if (isEach) return readAmount(parts, { answers, decimals, dotMayGroup })
  return readShared(parts, mode.kind === 'same' ? mode.amount : 0n)
}

function findOpen({ naming }: Draft, answers: Answers): Mention | undefined {
  const mention = naming?.mention
  return mention && answers[mention.kind] === undefined ? mention : undefined
}

// Nobody is paid by a name alone: without an address a line is asked, whatever was answered.
function unknown({ naming, text }: Draft): Pick<Mention, 'kind' | 'example'> {
  return { kind: naming?.mention?.kind ?? 'names', example: naming?.name ?? text }
}

function readShared({ region, tail }: Draft['parts'], amount: bigint): AmountReading {
  if (looksLikeAmount.test(region)) {
    return { mentions: [], state: 'refused', reason: 'amountUnexpected', values: { text: region } }
  }
  const memo = [region, tail].filter((part) => part !== '').join(',')
  return { mentions: [], state: 'read', amount, memo }
}

function refuse(
  { number, text, naming }: Draft,
  { reason, values }: Pick<RefusedLine, 'reason' | 'values'>,
): RefusedLine {
  const line = { number, text, state: 'refused', reason, values } as const
  return naming?.name === undefined ? line : { ...line, name: naming.name }
}

function ask(
  { number, text, address, naming }: Draft,
  { kind, example }: Pick<Mention, 'kind' | 'example'>,
): AskedLine {
  const line = { number, text, state: 'asked', question: kind, example, ...(address && { address }) } as const
  return naming?.name === undefined ? line : { ...line, name: naming.name }
}

// Written out: copying by spread doubles the time of a long list.
function toPayment({ number, text, naming, warnings }: Draft, address: Address, amount: bigint, memo: string): Payment {
  if (!naming) return { number, text, state: 'payment', address, amount, memo, warnings }
  return { number, text, state: 'payment', address, amount, memo, warnings, name: naming.name ?? '' }
}
