// Service worker: keeps the files of the page on the device, so that the page opens without a network.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { WorkerMessage } from './keep-on-device.ts'
import { pageLock } from './page-lock.ts'

/** What a worker sees; the types of pages have none of it. */
type WorkerScope = Pick<typeof globalThis, 'caches' | 'location' | 'navigator'> & {
  /** Files of this version, which the build writes here. */
  __WB_MANIFEST: PrecacheEntry[]
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void) => void
}
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void; data?: WorkerMessage }
declare const self: WorkerScope

/**
 * All versions share its cache, by file name. An update fetches only what has changed, and the files of the version
 * before stay for the tabs that still show it, although the server may have dropped them.
 */
const shell = new PrecacheController({
  plugins: [{ cacheWillUpdate: async ({ request, response }) => (isFile(request, response) ? response : null) }],
})
shell.addToCacheList(self.__WB_MANIFEST)
const files = shell.getURLsToCacheKeys()

/** Files that this version does not keep beforehand, from their first use on: rare letters, pairing. */
const usedPrefix = 'saleyard-used:'
const usedCache = `${usedPrefix}${shell.getCacheKeyForURL('/index.html')}`

registerRoute(new PrecacheRoute(shell))
// The page answers every address but those of files, whose last part has a dot.
const ofFiles = /^[^?]*\.[^/?]*(\?|$)/
registerRoute(new NavigationRoute(shell.createHandlerBoundToURL('/index.html'), { denylist: [ofFiles] }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuilt(url),
  async ({ request }) => {
    const kept = await self.caches.match(request, { ignoreVary: true })
    if (kept) return kept
    const response = await fetch(request)
    if (isFile(request, response)) await (await self.caches.open(usedCache)).put(request, response.clone())
    return response
  },
)

self.addEventListener('install', (event) => shell.install(event as unknown as Parameters<typeof shell.install>[0]))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])))
self.addEventListener('message', (event) => {
  const { data } = event
  if (data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (data?.type === 'AT_REST') event.waitUntil(keepUsed(data.files).then(tidy))
})

/** Whether it is the file itself: hosts answer the address of a file that is gone with the page. */
function isFile({ url }: Request, { ok, headers }: Response): boolean {
  return ok && (!isBuilt(new URL(url)) || !headers.get('Content-Type')?.startsWith('text/html'))
}

/** Files with a hash in their names: two with the same name are the same. */
function isBuilt({ pathname }: URL): boolean {
  return pathname.startsWith('/built/')
}

/** Keeps what a page has loaded before this worker answered its requests. */
async function keepUsed(loaded: readonly string[]): Promise<void> {
  const cache = await self.caches.open(usedCache)
  const own = loaded.map((file) => new URL(file)).filter(({ origin }) => origin === self.location.origin)
  const missing = own.filter((file) => isBuilt(file) && !files.has(file.href))
  for (const file of missing) await keepUsedFile(cache, new Request(file))
}

/** Keeps one of them. The browser has it in its cache; if that fails, it is kept at its next use. */
async function keepUsedFile(cache: Cache, request: Request): Promise<void> {
  if (await cache.match(request)) return
  const response = await fetch(request).catch(() => undefined)
  if (response && isFile(request, response)) await cache.put(request, response)
}

/**
 * Deletes the files of other versions, unless a tab shows one of them or a newer version has been fetched. What is deleted
 * was listed before that is known, so nothing that a newer version fetches meanwhile is among it.
 */
async function tidy(): Promise<void> {
  const cache = await self.caches.open(shell.strategy.cacheName)
  const kept = await cache.keys()
  const used = (await self.caches.keys()).filter((name) => name.startsWith(usedPrefix) && name !== usedCache)
  const { held = [] } = await self.navigator.locks.query()
  const shown = held.flatMap(({ name = '' }) => (name.startsWith(pageLock) ? name.slice(pageLock.length) : []))
  const { installing, waiting } = self.registration
  if (installing || waiting || shown.some((entry) => !files.has(entry))) return
  const keys = new Set(files.values())
  await Promise.all([
    ...kept.filter(({ url }) => !keys.has(url)).map((request) => cache.delete(request)),
    ...used.map((name) => self.caches.delete(name)),
  ])
}
