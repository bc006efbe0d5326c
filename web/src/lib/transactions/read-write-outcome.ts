import { contractErrorsAbi } from '@saleyard/generated/errors'
import type { ErrorCode } from '../errors/app-error'
import { type WriteOutcome, writeOutcomes } from './write-outcomes'

const contractErrors: ReadonlySet<string> = new Set(contractErrorsAbi.map(({ name }) => name))

/** @param code Of what `write` of an intent threw. A contract that refuses by a custom error does so in an estimate. */
export function readWriteOutcome(code: ErrorCode): WriteOutcome {
  const known: Partial<Record<ErrorCode, WriteOutcome>> = writeOutcomes
  return known[code] ?? (contractErrors.has(code) ? 'refused' : 'unknown')
}
