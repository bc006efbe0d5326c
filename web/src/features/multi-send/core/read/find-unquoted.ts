type FindUnquotedReturnType = {
  /** Position of the first separator wanted outside quoted cells; the length of the text if there is none. */
  index: number
  /** A quotation mark is open there. */
  isOpen: boolean
}

/**
 * Walks over the cells of a line. A quotation mark opens only at the start of a cell, and `""` inside stands for one; in
 * the middle of a cell, as in `5" pipe`, it is a character like any other.
 *
 * @param wanted Separators to stop at.
 * @param isOpen The text starts inside a quoted cell: the line above has opened it.
 */
export function findUnquoted(text: string, wanted: string, isOpen = false): FindUnquotedReturnType {
  const separator = /[,;\t]/g
  let position = isOpen ? skipQuoted(text, 0) : skipCellStart(text, 0)
  while (position !== undefined) {
    separator.lastIndex = position
    const found = separator.exec(text)
    if (!found) return { index: text.length, isOpen: false }
    if (wanted.includes(found[0])) return { index: found.index, isOpen: false }
    position = skipCellStart(text, found.index + 1)
  }
  return { index: text.length, isOpen: true }
}

/** Past the quoted part if the cell begins with one. */
function skipCellStart(text: string, start: number): number | undefined {
  const opening = /[^\S\t]*"/y
  opening.lastIndex = start
  return opening.test(text) ? skipQuoted(text, opening.lastIndex) : start
}

/** Past the closing mark; undefined if there is none. */
function skipQuoted(text: string, start: number): number | undefined {
  let end = text.indexOf('"', start)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end === -1 ? undefined : end + 1
}
