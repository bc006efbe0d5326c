import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-toastify'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '../../lib/i18n'
import { Toasts } from './toasts'

afterEach(async () => {
  await act(() => i18n.changeLanguage('en'))
})

test.each([
  ['en', 'bottom-right', 'ltr'],
  ['ar', 'bottom-left', 'rtl'],
])('in %s a toast stands at the %s, written %s', async (lang, corner, direction) => {
  await i18n.changeLanguage(lang)
  render(<Toasts />)
  act(() => void toast('Sent'))

  const shown = await screen.findByText('Sent')
  const container = shown.closest('.Toastify__toast-container')
  expect(container?.className).toContain(`Toastify__toast-container--${corner}`)
  expect(container?.classList.contains('Toastify__toast-container--rtl')).toBe(direction === 'rtl')
})
