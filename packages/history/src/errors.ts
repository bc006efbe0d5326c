// Defines the failures of reading, folding and checking a history, with what a sentence about each needs.

import { CodedError, type ErrorValues } from '@saleyard/chain/errors/app-error.ts'

export type HistoryErrorCode =
  /** A block that was read is no longer of the chain. */
  | 'reorg'
  /** No endpoint gives the logs of a range; `values` has its first and last block. */
  | 'gap'
  /** An endpoint gives logs that cannot be true: of another contract, out of their range, twice, or out of order. */
  | 'answerWrong'
  /** No endpoint has reached the block that is asked for. */
  | 'blockMissing'
  /** No endpoint has the state of the block: it takes an archive node. */
  | 'stateMissing'
  /** A log cannot follow those before it; `values` has its block and index. */
  | 'logsAmiss'
  /** The logs that come with a token's creation are not there. */
  | 'setUpMissing'
  /** The balances are not those of the chain, or could not be compared with it. */
  | 'unproven'
  /** The rules choose no account. */
  | 'nothingChosen'
  /** The chain was not there yet at the time that is asked for. */
  | 'beforeChain'
  /** There is no contract at the address. */
  | 'contractMissing'

/** A history that could not be read, folded or believed. `values` has only text and numbers, for sentences. */
export class HistoryError extends CodedError<HistoryErrorCode> {
  override readonly name = 'HistoryError'
  readonly values: ErrorValues

  constructor(code: HistoryErrorCode, message: string, { values = {}, cause }: HistoryErrorOptions = {}) {
    super(code, cause)
    this.message = message
    this.values = values
  }
}

type HistoryErrorOptions = { values?: ErrorValues; cause?: unknown }
