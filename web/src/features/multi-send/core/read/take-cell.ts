/** `null`: a quote is opened and never closed. */
type TakeCellReturnType = { value: string; isQuoted: boolean; rest: string } | null

/**
 * Takes one cell off the start of a text: a quoted one (`""` stands for a quote), else what `unquoted` matches.
 *
 * @param unquoted Anchored at the start; its match may be empty.
 */
export function takeCell(text: string, unquoted: RegExp): TakeCellReturnType {
  if (!text.startsWith('"')) {
    const value = unquoted.exec(text)?.[0] ?? ''
    return { value: value.trim(), isQuoted: false, rest: text.slice(value.length) }
  }
  const quoted = /^"((?:[^"]|"")*)"/.exec(text)
  if (!quoted) return null
  return { value: (quoted[1] ?? '').replaceAll('""', '"').trim(), isQuoted: true, rest: text.slice(quoted[0].length) }
}
