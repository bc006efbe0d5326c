import { contractErrorsAbi } from '@saleyard/generated/errors'
import type { ErrorCode } from '@/lib/errors/app-error.ts'

const refusals: ReadonlySet<string> = new Set([
  ...contractErrorsAbi.map(({ name }) => name),
  'reverted',
  'revertedUnknown',
] satisfies ErrorCode[])

/** Whether a contract said no. */
export function isRefusal(code: ErrorCode): boolean {
  return refusals.has(code)
}
