// Reads and writes the search part of an address as text by name.

/**
 * What stands behind the `?`, as text by name; a list where a name stands twice. The router's own way reads numbers out of
 * it, and a supply of 1000000000000000000000001 would come back as 1e24.
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

/** The way back: `?a=1`, or nothing. What is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (text === undefined ? [] : [[name, String(text)]])),
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
