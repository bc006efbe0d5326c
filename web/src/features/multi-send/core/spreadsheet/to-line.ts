/**
 * Joins the cells of a row by semicolons, so that the reader of lists splits them at the same places.
 *
 * @param cells Texts; an empty one is an empty cell.
 */
export function toLine(cells: string[]): string {
  const end = cells.findLastIndex((cell) => cell !== '') + 1
  // One cell alone may hold a whole line, as after pasting CSV into a column: it is read as that.
  if (end <= 1) return oneLine(cells[0] ?? '')
  return cells
    .slice(0, end)
    .map((cell, index) => quote(oneLine(cell), index === 0 ? beforeAmount : inside))
    .join(';')
}

// Behind the first cell only semicolon, tab and quotation mark end a cell. In it everything would that may end an
// address, and a number sign would make the row a comment.
const inside = /[;\t"]/
const beforeAmount = /[\s,;=:"]|^#|^\/\//

function quote(cell: string, marks: RegExp): string {
  return marks.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

// A line break inside a cell would make two lines of one row.
function oneLine(cell: string): string {
  return cell.replace(/[\r\n]+/g, ' ').trim()
}
