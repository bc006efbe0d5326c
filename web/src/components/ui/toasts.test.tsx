import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { Toasts } from './toasts.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  act(() => toast.dismiss())
  await act(() => i18n.changeLanguage('en'))
})

test.each([
  ['en', 'bottom-left', 'ltr'],
  ['ar', 'bottom-right', 'rtl'],
])('in %s a toast stands at the %s, written %s', async (lang, corner, direction) => {
  await i18n.changeLanguage(lang)
  render(<Toasts />)
  act(() => void toast('Sent'))

  const shown = await screen.findByText('Sent')
  const container = shown.closest('.Toastify__toast-container')
  expect(container?.className).toContain(`Toastify__toast-container--${corner}`)
  expect(container?.classList.contains('Toastify__toast-container--rtl')).toBe(direction === 'rtl')
})

const findToast = async (words: string) => (await screen.findByText(words)).closest('.Toastify__toast') as HTMLElement
/** jsdom runs no animation; its end is what the library waits for, and React by the older name. */
const endMotion = (element: Element) =>
  act(() => {
    fireEvent.animationEnd(element)
    fireEvent(element, new Event('webkitAnimationEnd', { bubbles: true }))
  })

test('[c241] a toast is one of success, info, warning, error and default', async () => {
  render(<Toasts />)
  act(() => {
    for (const type of ['success', 'info', 'warning', 'error', 'default'] as const) toast(type, { type })
  })
  for (const type of ['success', 'info', 'warning', 'error', 'default'])
    expect((await findToast(type)).className).toContain(`Toastify__toast--${type}`)
  // Each kind has a picture too; a toast of no kind has none.
  expect((await findToast('success')).querySelector('.Toastify__toast-icon svg')).not.toBeNull()
  expect((await findToast('default')).querySelector('.Toastify__toast-icon')).toBeNull()
})

test('[c242] a toast is added, updated in place, dismissed and removed', async () => {
  const heard: unknown[] = []
  const stop = toast.onChange(({ id, status, type }) => heard.push([id, status, type]))
  render(<Toasts />)
  act(() => void toast.info('Waiting', { toastId: 'one' }))
  const shown = await findToast('Waiting')
  endMotion(shown)

  act(() => toast.update('one', { render: 'Done', type: 'success' }))
  expect(await findToast('Done')).toBe(shown)
  expect(screen.queryByText('Waiting')).toBeNull()

  act(() => toast.dismiss('one'))
  await waitFor(() => expect(shown.className).toMatch(/exit/))
  endMotion(shown)
  await waitFor(() => expect(screen.queryByText('Done')).toBeNull())
  expect(heard).toEqual([
    ['one', 'added', 'info'],
    ['one', 'updated', 'success'],
    ['one', 'removed', 'success'],
  ])
  stop()
})

test('a toast is closed by its button, whose name is in the language shown', async () => {
  render(<Toasts />)
  act(() => void toast('Sent', { toastId: 'one' }))
  await findToast('Sent')
  expect(screen.getByRole('region', { name: en.common.notifications })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: en.common.close }))
  expect(toast.isActive('one')).toBe(false)
})

test('[c243] a toast closes after 5000 ms', async () => {
  render(<Toasts />)
  act(() => void toast('Sent'))
  endMotion(await findToast('Sent'))
  // The bar is the clock; e2e/specs/menu.spec.ts turns it.
  const clock = screen.getByRole('progressbar', { hidden: true })
  expect(clock.style.animationDuration).toBe('5000ms')
  endMotion(clock)
  await waitFor(async () => expect((await findToast('Sent')).className).toMatch(/exit/))
})

test.each([
  [319, false],
  [321, true],
])('[c244] of a width of 400, dragged by %i it is dismissed: %s', async (distance, isDismissed) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  render(<Toasts />)
  act(() => void toast('Sent', { toastId: 'one' }))
  const shown = await findToast('Sent')
  endMotion(shown)
  const pointer = (type: string, target: Element, clientX: number) =>
    fireEvent(target, new MouseEvent(`pointer${type}`, { bubbles: true, clientX })) // jsdom's own carries no place
  pointer('down', shown, 0)
  pointer('move', document.body, distance)
  pointer('up', document.body, distance)
  expect(toast.isActive('one')).toBe(!isDismissed)
})
