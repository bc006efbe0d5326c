// Defines the error of a refused run file.

/** Reasons why a run's file is refused. The page has a sentence for each; values in braces. */
export const transferProblems = [
  'notJson',
  'version', // {version} {known}
  'shape', // {path}: the first place that violates the schema
  'chain', // {chainId}
  'contract', // {address}: neither our MultiSender nor, if it pays by itself, a token of ours
  'plain',
  'batch', // {number}: the bytes differ from the file's other fields
  'recipients', // {number}: the bytes pay other recipients or amounts than the list
  'ids',
  'lines', // {line}
  'totals',
  'records',
  'token', // {symbol}: the chain has other decimals or another symbol
  'unreadable', // the token could not be read from the chain
  'differs', // this device has another run with the same id
  'running', // a tab of this browser is sending the run
] as const

export type TransferProblemCode = (typeof transferProblems)[number]

export class TransferProblem extends Error {
  override readonly name = 'TransferProblem'
  readonly code: TransferProblemCode
  readonly values: Record<string, string | number>

  constructor(code: TransferProblemCode, values: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(values)}`)
    this.code = code
    this.values = values
  }
}
