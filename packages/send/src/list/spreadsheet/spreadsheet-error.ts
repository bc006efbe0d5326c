// Defines the error of a workbook that cannot be read.

/** Reasons why a workbook cannot be read: codes of `fileProblems`, so that the page has a sentence for each. */
export type SpreadsheetProblem = 'spreadsheet' | 'encrypted' | 'damaged' | 'unpackedTooLarge' | 'sheetMissing' | 'empty'

/** A workbook that cannot be read; `problem` says why. */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError'

  readonly problem: SpreadsheetProblem

  constructor(problem: SpreadsheetProblem, cause?: unknown) {
    super(`The workbook cannot be read: ${problem}`, { cause })
    this.problem = problem
  }
}
