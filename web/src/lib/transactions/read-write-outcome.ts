import { contractErrorsAbi } from '@saleyard/generated/errors'
import type { ErrorCode } from '@/lib/errors/app-error.ts'
import { type WriteOutcome, writeOutcomes } from './write-outcomes.ts'

const contractErrors: ReadonlySet<string> = new Set(contractErrorsAbi.map(({ name }) => name))

/** @param code Of what `write` of an intent threw. A contract that refuses by a custom error does so in an estimate. */
export function readWriteOutcome(code: ErrorCode): WriteOutcome {
  const known: Partial<Record<ErrorCode, WriteOutcome>> = writeOutcomes
  return known[code] ?? (contractErrors.has(code) ? 'refused' : 'unknown')
}
