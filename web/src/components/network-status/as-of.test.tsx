import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { DataAge } from './data-age.tsx'

afterEach(() => vi.useRealTimers())

const text = (at: number, isFailed: boolean) => render(<DataAge at={at} isFailed={isFailed} />).container

test('a figure that was just read needs no word; after a minute it says from when it is, and grows older by itself', () => {
  vi.useFakeTimers()
  const container = text(Date.now(), false)
  expect(container.textContent).toBe('')
  act(() => vi.advanceTimersByTime(60_000))
  expect(container.textContent).toBe(en.networkStatus.asOf.replace('{{ago}}', '1 min. ago'))
  act(() => vi.advanceTimersByTime(60_000))
  expect(container.textContent).toBe(en.networkStatus.asOf.replace('{{ago}}', '2 min. ago'))
})

test('a figure that could not be read anew says at once from when it is', () => {
  vi.useFakeTimers()
  expect(text(Date.now() - 30_000, true).textContent).toBe(en.networkStatus.asOf.replace('{{ago}}', '30 sec. ago'))
})
