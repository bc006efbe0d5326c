import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import en from '@/locales/en.json'
import { CopyButton } from './copy-button.tsx'

const { copied, notCopied } = en.common

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Presses the button in a browser with this `writeText`; without it, the browser has no clipboard. */
async function press(writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })
  render(<CopyButton wide text="0xabc" label="Copy address" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return screen.getByRole('button')
}

test('what is copied is said for two seconds', async () => {
  const writeText = vi.fn(async () => {})
  const button = await press(writeText)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('0xabc')
  expect(button.textContent).toBe(copied)
  act(() => vi.advanceTimersByTime(1_999))
  expect(button.textContent).toBe(copied)
  act(() => vi.advanceTimersByTime(1))
  expect(button.textContent).toBe('Copy address')
})

test.each([
  ['refuses', async () => Promise.reject(new DOMException('Write permission denied', 'NotAllowedError'))],
  ['has none', undefined],
])('a browser that %s is not said to have copied', async (_, writeText) => {
  const button = await press(writeText)
  expect(button.textContent).toBe(notCopied)
  act(() => vi.advanceTimersByTime(2_000))
  expect(button.textContent).toBe('Copy address')
})
