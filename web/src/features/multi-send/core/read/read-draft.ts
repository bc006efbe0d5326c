import type { AskedLine, ReadOptions, RefusedLine } from '../types.ts'
import type { Draft } from './draft-line.ts'
import { type Mention, readAmount } from './read-amount.ts'

/** A line that can be paid, unless its address occurs twice. */
export type Payment = Omit<Draft, 'state' | 'parts'> & { state: 'payment'; amount: bigint; memo: string }

type ReadDraftReturnType = { line: Payment | AskedLine | RefusedLine; mentions: Mention[] }

// A digit before any letter, so also `$5`, `(5)` and digits of other scripts.
const looksLikeAmount = /^[.,+-]|^[^\p{L}]*\p{N}/u

/** Decides a draft's amount by the list's mode and the answers given. The share of `split` is set later. */
export function readDraft(draft: Draft, options: ReadOptions, dotMayGroup: boolean): ReadDraftReturnType {
  if (options.mode.kind !== 'each') return readShared(draft, options.mode.kind === 'same' ? options.mode.amount : 0n)

  const reading = readAmount(draft.parts, { answers: options.answers, decimals: options.decimals, dotMayGroup })
  const { mentions } = reading
  const { number, text, address } = draft
  if (reading.state === 'refused') {
    return { mentions, line: { number, text, state: 'refused', reason: reading.reason, values: reading.values } }
  }
  if (reading.state === 'asked') {
    const { kind, example } = reading.question
    return { mentions, line: { number, text, state: 'asked', question: kind, address, example } }
  }
  return { mentions, line: toPayment(draft, reading.amount, reading.memo) }
}

function readShared(draft: Draft, amount: bigint): ReadDraftReturnType {
  const { region, tail } = draft.parts
  if (looksLikeAmount.test(region)) {
    const { number, text } = draft
    return {
      mentions: [],
      line: { number, text, state: 'refused', reason: 'amountUnexpected', values: { text: region } },
    }
  }
  const memo = [region, tail].filter((part) => part !== '').join(',')
  return { mentions: [], line: toPayment(draft, amount, memo) }
}

// Written out: copying by spread doubles the time of a long list.
function toPayment({ number, text, address, warnings }: Draft, amount: bigint, memo: string): Payment {
  return { number, text, state: 'payment', address, amount, memo, warnings }
}
