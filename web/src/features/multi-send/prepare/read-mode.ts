import type { AmountMode } from '@/features/multi-send/core/question-types.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import { parseAmount } from '@/lib/amounts/parse-amount.ts'

/** The amount mode as typed; undefined while the common amount or the total is missing, malformed or zero. */
export function readMode(draft: Pick<Draft, 'amountKind' | 'amountText'>, decimals: number): AmountMode | undefined {
  if (draft.amountKind === 'each') return { kind: 'each' }
  const amount = parse(draft.amountText, decimals)
  if (!amount) return undefined
  return draft.amountKind === 'same' ? { kind: 'same', amount } : { kind: 'split', total: amount }
}

function parse(text: string, decimals: number): bigint | undefined {
  try {
    return parseAmount(text, decimals)
  } catch {
    return undefined
  }
}
