/** The way back: `?a=1`, or nothing. What is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((text) => (text === undefined ? [] : [[name, String(text)]])),
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}
