import type { NameRecords } from '@/features/multi-send/core/question-types.ts'
import type { Draft } from './multi-send-state.ts'

/** Adds what was learned of names for a chain; of another one nothing is kept. */
export function learnNames({ names, answers }: Draft, chainId: number, records: NameRecords): Partial<Draft> {
  if (names?.chainId === chainId) return { names: { chainId, records: { ...names.records, ...records } } }
  // Whether Ethereum's address is good enough was answered for another chain.
  const { ethereumNames: _ethereumNames, ...others } = answers
  return { names: { chainId, records }, answers: others }
}
