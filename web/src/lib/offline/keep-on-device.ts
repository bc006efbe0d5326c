// Registers the service worker, learns of a newer version of the page, and changes to it when the user says so.
import { Workbox } from 'workbox-window'
import { appVersion } from './app-version.ts'
import { isReloadHeld } from './hold-reload.ts'

/** What a page says to the worker. `AT_REST`: it has loaded these files, and needs nothing for the moment. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'AT_REST'; files: string[] }

/** How often a tab that stays open looks for a newer version, ms. */
const checkInterval = 3_600_000

/**
 * Keeps the page on the device, for when there is no network, and watches for newer versions. Call it when the page is at
 * rest: the worker fetches all files of the page. A browser that forbids workers has the page as before.
 */
export async function keepOnDevice(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const workbox = new Workbox('/worker.js', { updateViaCache: 'none' })
  let isControlled = Boolean(serviceWorker.controller)
  let isAsked = false
  const reload = () => void (isReloadHeld() || location.reload())

  // A newer version waits until the user wants it: this tab and others run on with theirs.
  workbox.addEventListener('waiting', () => {
    const change = () => {
      isAsked = true
      workbox.messageSkipWaiting()
    }
    appVersion.setState({ reload: change })
  })
  workbox.addEventListener('controlling', () => {
    const isChange = isControlled
    isControlled = true
    // The worker of the first visit brings no other version than that of this tab.
    if (!isChange) return
    // Another tab has changed to it. This one keeps its own until the user reloads it, too.
    appVersion.setState({ reload })
    if (isAsked) reload()
  })

  const registration = await workbox.register().catch(() => undefined)
  if (!registration) return
  setInterval(() => void workbox.update().catch(() => {}), checkInterval)
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'AT_REST', files } satisfies WorkerMessage)
}
