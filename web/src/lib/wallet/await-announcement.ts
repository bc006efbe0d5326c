import type { Config } from 'wagmi'

/** Extensions announce themselves a moment after they are asked. ms. */
const announceWait = 400

/** Resolves when what is waited for is among the connectors, or after a short wait without it. */
export function awaitAnnouncement(config: Config, isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const done = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, announceWait)
    const unsubscribe = config._internal.connectors.subscribe(() => isThere() && done())
  })
}
