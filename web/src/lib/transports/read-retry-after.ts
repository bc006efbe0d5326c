/**
 * How long an answer asks to be left alone, from its `Retry-After`: seconds, or a date.
 *
 * @returns ms, `undefined` where it does not ask. A page sees the header only where the endpoint exposes it (CORS).
 */
export function readRetryAfter({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  const value = headers.get('Retry-After')?.trim()
  if (!value || (status !== 429 && status !== 503)) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
