// Decides when a part of the page is loaded: when the page is at rest, and again once the browser is online.
import type { AnyRouter } from '@tanstack/react-router'
import { lazy } from 'react'

/**
 * Loads a part of the page. While the browser is offline it waits, and tries again as soon as there is a network.
 *
 * @throws what the loading met, unless the browser is offline.
 */
export async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      await untilOnline()
    }
  }
}

/** As `lazy`: while its code cannot be fetched for want of a network, what stands in for it stays. */
export const lazyPart = ((load) => lazy(() => loadOnline(load))) as typeof lazy

/**
 * A page whose code cannot be fetched for want of a network opens as soon as there is one; until then the page before it stays. The
 * router alone would load the whole page anew, which offline ends at the browser's own error.
 */
export function retryPagesOnline({ routesById }: AnyRouter): void {
  for (const { options } of Object.values(routesById)) {
    const { component } = options
    const load = component?.preload
    if (!component || !load) continue
    component.preload = async () => {
      // The router takes this away once the code is there, and keeps what it met to itself.
      for (await load(); component.preload && !navigator.onLine; await load()) await untilOnline()
    }
  }
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}

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
