// Loads parts of the page: when the browser is idle, and again once it is online.
import type { AnyRouter } from '@tanstack/react-router'
import { lazy } from 'react'
import { offerReload } from '@/lib/offline/app-version.ts'
import { isReloadHeld, untilReloadFree } from '@/lib/offline/hold-reload.ts'

/**
 * Loads a part of the page. While the browser is offline, it waits and retries as soon as there is a network.
 *
 * @throws the error of `load`, unless the browser is offline.
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

/** React's `lazy`, except that the fallback stays while the browser is offline and the code cannot be fetched. */
export const lazyPart = ((load) => lazy(() => loadOnline(load))) as typeof lazy

/**
 * Opens a page whose code could not be fetched offline as soon as there is a network; until then the previous page
 * stays. The router alone would reload the whole page, which offline ends at the browser's own error page. A page that is
 * no longer on the server is reloaded, since a newer version is there; while a reload would interrupt something, the
 * previous page stays, and the page says that a newer version is there.
 */
export function retryPagesOnline({ routesById }: AnyRouter): void {
  for (const { options } of Object.values(routesById)) {
    const { component } = options
    const load = component?.preload
    if (!component || !load) continue
    component.preload = async () => {
      // The router removes `preload` once the code is loaded, and swallows its errors.
      await load()
      while (component.preload && (await waitForRetry())) await load()
    }
  }
}

/**
 * Lets the code of routes wait until the frame around them is painted with what is known of the page, so that on a slow line it
 * does not share the way with them.
 *
 * @param isLate Whether the code of a route waits.
 * @returns Called when the first render has begun.
 */
export function delayPages({ routesById }: AnyRouter, isLate: (id: string) => boolean): () => void {
  let begin = () => {}
  const painted = new Promise<void>((resolve) => {
    begin = () => {
      requestAnimationFrame(() => setTimeout(resolve))
      setTimeout(resolve, hiddenDelay) // a page in the background paints nothing
    }
  })
  for (const [id, { options }] of Object.entries(routesById)) {
    const { component } = options
    const load = component?.preload
    if (!component || !load || !isLate(id)) continue
    component.preload = async () => {
      await painted
      await load()
    }
  }
  return begin
}

/** ms */
const hiddenDelay = 100

/** Waits for what keeps a missing page from being loaded or reloaded. @returns false if nothing does. */
async function waitForRetry(): Promise<boolean> {
  if (!navigator.onLine) {
    await untilOnline()
    return true
  }
  if (!isReloadHeld()) return false
  offerReload()
  await untilReloadFree()
  return true
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
}

/** Longest delay of an idle callback, ms. */
const maxDelay = 2_000

/** Calls `callback` when the browser is idle. @returns A function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, 200) // Safari
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(callback, { timeout: maxDelay })
  return () => window.cancelIdleCallback(handle)
}
