/** The error and what is inside it, outermost first: `cause`, `error`, and the `data.originalError` of some wallets. */
export function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = []
  const queue: unknown[] = [error]
  while (queue.length > 0 && causes.length < 20) {
    const next = queue.shift()
    if (next === undefined || next === null || causes.includes(next)) continue
    causes.push(next)
    if (typeof next === 'object') queue.push(...inside(next))
  }
  return causes
}

function inside(error: object): unknown[] {
  const {
    cause,
    error: inner,
    data,
  } = error as { cause?: unknown; error?: unknown; data?: { originalError?: unknown } }
  return [cause, inner, data?.originalError]
}
