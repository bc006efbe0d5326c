const byteOrderMark = '\ufeff'

/** Cuts a text into lines at LF, CRLF or CR. A byte order mark and a line end at the very end make no line. */
export function splitText(text: string): string[] {
  const body = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const lines = body.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}
