/** ms after which an act is not put off any longer. */
const longest = 2_000

/** Acts when the page is at rest. @returns What calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 200) // Safari
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: longest })
  return () => window.cancelIdleCallback(handle)
}
