// Defines the error of planning and encoding.

import type { CodeValues } from '@saleyard/send/list/types.ts'

/** Reasons why a plan or batch cannot be made. The page has a sentence for each; values in braces. */
export const planErrorCodes = [
  'amountOverflow', // {count}: the contract's bound on unit, width and count is exceeded
  'noRecipients',
  'sampleRecipients', // {count}: recipients of the sample list
  'limitTooSmall', // {gas} {bytes}: not even one recipient fits
  'routeMismatch', // {route} {asset}
  'plainNeedsOne', // {count}
  'permit2NeedsOne', // {count}: number of batches; Permit2's signature is valid for one
] as const

export type PlanErrorCode = (typeof planErrorCodes)[number]

export class PlanError extends Error {
  override name = 'PlanError'
  readonly code: PlanErrorCode
  readonly values: CodeValues

  constructor(code: PlanErrorCode, values: CodeValues = {}) {
    super(`${code} ${JSON.stringify(values)}`)
    this.code = code
    this.values = values
  }
}
