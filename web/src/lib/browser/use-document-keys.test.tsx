import { fireEvent, render } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useDocumentKeys } from './use-document-keys.ts'

function Keys({ onKey }: { onKey: (key: string) => void }) {
  useDocumentKeys(({ key }) => onKey(key))
  return <p>seen</p>
}

test('a key is heard from the moment on in which what it belongs to is seen, before anything is painted', async () => {
  const onKey = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const seen = new Promise((resolve) => new MutationObserver(resolve).observe(place, { childList: true }))
  // As a page starts, not as tests do: there every effect would have run already.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(place)
  root.render(<Keys onKey={onKey} />)
  await seen
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }))
  expect(onKey).toHaveBeenCalledExactlyOnceWith('k')
  root.unmount()
  place.remove()
  vi.unstubAllGlobals()
})

test('what hears is what was rendered last, and after the end nothing', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = render(<Keys onKey={first} />)
  rerender(<Keys onKey={last} />)
  fireEvent.keyDown(document.body, { key: 'a' })
  unmount()
  fireEvent.keyDown(document.body, { key: 'b' })
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledExactlyOnceWith('a')
})
