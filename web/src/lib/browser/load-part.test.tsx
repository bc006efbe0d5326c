import type { AnyRouter } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { appVersion } from '@/lib/offline/app-version.ts'
import { holdReload } from '@/lib/offline/hold-reload.ts'
import { delayPages, lazyPart, loadOnline, retryPagesOnline } from './load-part.ts'

let isOnline = true
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
afterEach(() => goOnline())

function goOnline() {
  isOnline = true
  window.dispatchEvent(new Event('online'))
}

const fetchPart = vi.fn(async () => {
  if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
  return { default: () => <p>the part</p> }
})

test('a part that cannot be fetched offline is fetched once there is a network; until then what stands in for it stays', async () => {
  isOnline = false
  const Part = lazyPart(fetchPart)
  render(
    <Suspense fallback={<p>meanwhile</p>}>
      <Part />
    </Suspense>,
  )
  await act(async () => {})
  expect(screen.getByText('meanwhile')).toBeDefined()

  await act(async () => goOnline())
  expect(await screen.findByText('the part')).toBeDefined()
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

test('a part that is missing while there is a network is an error', async () => {
  await expect(loadOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('the code of a large page waits for the first frame, also where none is painted; that of others does not', async () => {
  const [large, small] = [vi.fn(async () => {}), vi.fn(async () => {})]
  const routesById = Object.fromEntries(
    Object.entries({ '/large': large, '/small': small }).map(([id, preload]) => [
      id,
      { options: { component: { preload } } },
    ]),
  )
  // A page in the background paints nothing.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const begin = delayPages({ routesById } as unknown as AnyRouter, (id) => id === '/large')
  const loaded = Promise.all(Object.values(routesById).map(({ options }) => options.component.preload()))
  await Promise.resolve()
  expect(small).toHaveBeenCalledOnce()
  expect(large).not.toHaveBeenCalled()
  begin()
  await loaded
  expect(large).toHaveBeenCalledOnce()
})

test('a page that is gone from the server waits for a run, and says that there is a newer version', async () => {
  const load = vi.fn(async () => {})
  const component = { preload: load as (() => Promise<void>) | undefined }
  retryPagesOnline({ routesById: { page: { options: { component } } } } as unknown as AnyRouter)

  let finish = () => {}
  const run = new Promise<void>((resolve) => {
    finish = resolve
  })
  const finished = holdReload(() => run)
  const opened = vi.fn()
  const opening = component.preload?.().then(opened)
  await vi.waitFor(() => expect(appVersion.getState().reload).toBeDefined())
  expect(load).toHaveBeenCalledTimes(1)
  expect(opened).not.toHaveBeenCalled()

  finish()
  await Promise.all([finished, opening])
  expect(load).toHaveBeenCalledTimes(2)
})
