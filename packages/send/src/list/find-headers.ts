// Finds the lines above a table that are no payments: titles, and the names of its columns.

import { findColumnRole } from './find-column-role.ts'
import { isName } from './read-name.ts'
import { cleanLine } from './text.ts'

/** Number of lines at the top that are inspected, without blanks and comments. */
const inspectedLines = 20

const cellEnd = /[,;\t|]/
// `5`, `$5`, `(5)`, `5 ETH`, `٥`, but not `2024 bonus of the team`.
const amountLike = /^[^\p{L}]*\p{N}[^\p{L}]*\p{L}{0,5}$/u
const addressLike = /^(?:[a-z0-9-]+:)*[0o]x|0x[0-9a-f]{40}/i
// `bc1q…` or another address without its 0x.
const longWord = /[\p{L}\p{N}]{24}/u

/**
 * Finds the header of a table: the names of its columns, and titles above them.
 *
 * A header names at least one column by a known word; or it is the first line, has several cells without any digit, and
 * another line follows. No part of it looks like an address, a name or an amount: that would be a malformed payment,
 * which must be refused and not ignored.
 *
 * @param continued Lines that continue a quoted cell.
 * @returns Numbers of the header's lines, from 1.
 */
export function findHeaders(lines: string[], continued: ReadonlyMap<number, unknown>): Set<number> {
  const top = listTop(lines, continued)
  const end = top.findIndex(({ text }) => containsData(text))
  const words = end === -1 ? top : top.slice(0, end)
  const named = words.findLastIndex(({ text }) => toCells(text).some((cell) => findColumnRole(cell) !== undefined))
  if (named !== -1) return new Set(words.slice(0, named + 1).map(({ number }) => number))
  const [first] = words
  return new Set(first && top.length > 1 && isUnnamedHeader(first.text) ? [first.number] : [])
}

/** Whether a line is blank or a comment. */
export function findIgnoredKind(line: string): 'blank' | 'comment' | undefined {
  const text = line.trim()
  if (text === '') return 'blank'
  return text.startsWith('#') || text.startsWith('//') ? 'comment' : undefined
}

function listTop(lines: string[], continued: ReadonlyMap<number, unknown>) {
  const top: { number: number; text: string }[] = []
  for (let index = 0; index < lines.length && top.length < inspectedLines; index += 1) {
    const clean = cleanLine(lines[index] ?? '')
    const text = clean.ok ? clean.text : '0x'
    if (!continued.has(index + 1) && findIgnoredKind(text) === undefined) top.push({ number: index + 1, text })
  }
  return top
}

function containsData(text: string): boolean {
  return toCells(text).some(
    (cell) =>
      amountLike.test(cell) || addressLike.test(cell) || isName(cell) || (longWord.test(cell) && /\d/.test(cell)),
  )
}

// `sep=;` declares the separator to Excel.
function isUnnamedHeader(text: string): boolean {
  if (/^"?sep=/i.test(text.trim())) return true
  const cells = toCells(text).filter((cell) => cell !== '')
  return cells.length > 1 && /\p{L}/u.test(text) && !/\p{N}/u.test(text)
}

function toCells(text: string): string[] {
  return text
    .slice(0, 5_000)
    .split(cellEnd)
    .map((cell) => cell.replaceAll('"', '').trim())
}
