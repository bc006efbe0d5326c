// Cuts a text into lines, strips invisible characters, shortens text for a sentence, and joins cells to a line.

import type { CodeValues, RefusalCode } from './types.ts'

const byteOrderMark = '\ufeff'

/** Cuts a text into lines at LF, CRLF or CR. A byte order mark and a line end at the very end make no line. */
export function splitText(text: string): string[] {
  const body = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const lines = body.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

type CleanLineReturnType =
  | { ok: true; text: string; removed: number }
  | { ok: false; reason: RefusalCode; values: CodeValues }

// Soft hyphen, zero-width, direction marks, word joiner, stray byte order mark; then control characters but tab.
const hidden = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u0000-\\u0008\\u000b-\\u001f\\u007f'
const anyHidden = new RegExp(`[${hidden}]`)
const allHidden = new RegExp(`[${hidden}]`, 'g')
const hiddenInside = new RegExp(`(?<=[\\w.])[${hidden}]+(?=[\\w.])`)

/**
 * Removes invisible characters from the edges of values and counts them. Inside an address or a number they are
 * refused: the meaning is uncertain.
 */
export function cleanLine(line: string): CleanLineReturnType {
  if (!anyHidden.test(line)) return { ok: true, text: line, removed: 0 }

  const inside = hiddenInside.exec(line)
  if (inside) {
    const codePoint = `U+${(inside[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return { ok: false, reason: 'hiddenCharacter', values: { codePoint, text: line } }
  }
  const text = line.replace(allHidden, '')
  return { ok: true, text, removed: line.length - text.length }
}

/**
 * Cuts characters off the end of a text. This is a loop, because `/[…]+$/` takes hours on a line with a million of them
 * in its middle.
 *
 * @param marks Matches one character to cut off.
 */
export function trimEnd(text: string, marks: RegExp): string {
  let end = text.length
  while (end > 0 && marks.test(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}

/** In characters: more than an address or a transaction hash has. */
const longestQuote = 72

/** Shortens the user's text for a sentence: whole, or its beginning. */
export function cutText(text: string): string {
  // No character takes more than two code units.
  const characters = [...text.slice(0, 2 * longestQuote + 2)]
  return characters.length > longestQuote ? `${characters.slice(0, longestQuote).join('')}…` : text
}

/**
 * Joins the cells of a row by semicolons, so that the list parser splits them at the same places.
 *
 * @param cells Texts; an empty one is an empty cell.
 */
export function toLine(cells: string[]): string {
  const end = cells.findLastIndex((cell) => cell !== '') + 1
  // A single cell may hold a whole line, as after pasting CSV into a column: it stays as it is.
  if (end <= 1) return oneLine(cells[0] ?? '')
  return cells
    .slice(0, end)
    .map((cell, index) => quote(oneLine(cell), index === 0 ? beforeAmount : inside))
    .join(';')
}

// Behind the first cell only semicolon, tab and quotation mark end a cell. In the first cell, everything that may end
// an address ends it, and a number sign makes the row a comment.
const inside = /[;\t"]/
const beforeAmount = /[\s,;=:"]|^#|^\/\//

function quote(cell: string, marks: RegExp): string {
  return marks.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

// A line break inside a cell would make two lines of one row.
function oneLine(cell: string): string {
  return cell.replace(/[\r\n]+/g, ' ').trim()
}
