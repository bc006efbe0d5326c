// Parses and writes the search part of a URL as text by name.

/**
 * Parses the part after the `?` as text by name, a list for a repeated name. The router's own parser reads numbers out
 * of it, and a supply of 1000000000000000000000001 would come back as 1e24.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const names = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(names.keys())].map((name) => {
      const texts = names.getAll(name)
      return [name, texts.length === 1 ? (texts[0] ?? '') : texts]
    }),
  )
}

/** Writes the search part: `?a=1`, or an empty text. Leaves out undefined values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (text === undefined ? [] : [[name, String(text)]])),
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
