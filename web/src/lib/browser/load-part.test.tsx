import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, loadOnline } from './load-part.ts'

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
