import { findUnquoted } from './find-unquoted.ts'

/**
 * Finds lines that are the rest of a quoted cell with line breaks in it. They are text that somebody wrote into a cell,
 * and must not be paid even if they look like a payment. A mark that is never closed continues on no line.
 *
 * @param lines All lines of the list, those dropped by hand included: dropping the first line of a cell must not make
 * its second one a payment.
 * @returns Number of the line that opens the cell, by number of the line that continues it.
 */
export function findContinuedLines(lines: string[]): Map<number, number> {
  const continued = new Map<number, number>()
  let opener = 0
  for (const [index, text] of lines.entries()) {
    if (!text.includes('"')) continue
    const { isOpen } = findUnquoted(text, '', opener > 0)
    if (!isOpen && opener > 0) mark(continued, opener, index + 1)
    opener = isOpen ? opener || index + 1 : 0
  }
  return continued
}

function mark(continued: Map<number, number>, opener: number, last: number): void {
  for (let number = opener + 1; number <= last; number += 1) continued.set(number, opener)
}
