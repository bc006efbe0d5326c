/** Why a file of a run is refused. The page has a sentence for each; values in braces. */
export const transferProblems = [
  'notJson',
  'version', // {version} {known}
  'shape', // {path}: the first place that is not as it must be
  'chain', // {chainId}
  'contract', // {address}: not our MultiSender
  'plain',
  'batch', // {number}: its bytes are not what the file says of it
  'recipients', // {number}: its bytes pay others, or other amounts, than the list
  'ids',
  'lines', // {line}
  'totals',
  'records',
  'token', // {symbol}: the chain has other decimals or another symbol
  'unreadable', // the chain could not be asked about the token
  'differs', // another run of the same number is here
  'running', // it is being sent in a tab of this browser
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
