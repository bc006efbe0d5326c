// Knows whether a reload would interrupt something: a run, a transaction, an open signature.
import { createStore } from 'zustand/vanilla'

/** How many works are under way that a reload would interrupt. */
export const reloadHolds = createStore(() => ({ count: 0 }))

/** Whether a reload would interrupt something of this tab. */
export function isReloadHeld(): boolean {
  return reloadHolds.getState().count > 0
}

/** Runs a work during which the page never reloads by itself and offers no reload. */
export async function holdReload<Result>(work: () => Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}

/** Resolves when a reload interrupts nothing. */
export function untilReloadFree(): Promise<void> {
  return new Promise((resolve) => {
    if (!isReloadHeld()) return resolve()
    const unsubscribe = reloadHolds.subscribe(() => {
      if (isReloadHeld()) return
      unsubscribe()
      resolve()
    })
  })
}

function change(by: number) {
  reloadHolds.setState(({ count }) => ({ count: count + by }))
}
