import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { SignatureNotice } from './signature-notice.tsx'

const words = en.multiSend.board
const shown: FakeNotification[] = []

class FakeNotification {
  static permission: NotificationPermission = 'default'
  static requestPermission = vi.fn(async () => FakeNotification.permission)
  close = vi.fn()
  onclick: (() => void) | null = null
  title: string
  options: NotificationOptions | undefined
  constructor(title: string, options?: NotificationOptions) {
    this.title = title
    this.options = options
    shown.push(this)
  }
}

beforeEach(() => {
  shown.length = 0
  localStorage.clear()
  vi.stubGlobal('Notification', FakeNotification)
  FakeNotification.permission = 'default'
  FakeNotification.requestPermission.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const hide = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
const page = (due?: number) => (
  <I18nextProvider i18n={i18n}>
    <SignatureNotice due={due} total={74} />
  </I18nextProvider>
)
const button = () => screen.queryByRole('button', { name: words.notify })
const answer = (permission: NotificationPermission) =>
  FakeNotification.requestPermission.mockImplementation(async () => {
    FakeNotification.permission = permission
    return permission
  })

test('the browser is asked after a click only; then each signature that is due in a hidden tab is notified', async () => {
  answer('granted')
  const { rerender } = render(page())
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  await userEvent.click(button() as HTMLElement)
  expect(screen.getByRole('status').textContent).toBe(words.notifyOn)
  expect(button()).toBeNull()

  hide(true)
  rerender(page(42))
  expect(shown).toHaveLength(1)
  expect(shown[0]?.title).toBe(words.notifyTitle)
  expect(shown[0]?.options?.body).toBe('Batch 42 of 74 is waiting in your wallet.')
  const focus = vi.spyOn(window, 'focus').mockReturnValue()
  shown[0]?.onclick?.()
  expect(focus).toHaveBeenCalledOnce()
  rerender(page())
  expect(shown[0]?.close).toHaveBeenCalled()
  rerender(page(43))
  expect(shown).toHaveLength(2)
})

test('a tab in view notifies of nothing', () => {
  FakeNotification.permission = 'granted'
  hide(false)
  const { rerender } = render(page())
  rerender(page(42))
  expect(shown).toEqual([])
})

test.each(['denied', 'default'] as const)(
  'an answer of %s is said once, and the question is not put again',
  async (no) => {
    answer(no)
    hide(true)
    const { unmount } = render(page())
    await userEvent.click(button() as HTMLElement)
    expect(screen.getByText(words.notifyOff)).toBeTruthy()
    unmount()
    const { rerender } = render(page())
    expect(button()).toBeNull()
    expect(screen.queryByText(words.notifyOff)).toBeNull()
    rerender(page(42))
    expect(shown).toEqual([])
  },
)

test('a browser without notifications is offered none', () => {
  vi.stubGlobal('Notification', undefined)
  hide(true)
  const { rerender } = render(page())
  rerender(page(42))
  expect(button()).toBeNull()
})

test('a browser that allows them to a service worker only does not stop the run', () => {
  FakeNotification.permission = 'granted'
  vi.stubGlobal(
    'Notification',
    class extends FakeNotification {
      constructor(title: string) {
        super(title)
        throw new TypeError('Illegal constructor')
      }
    },
  )
  hide(true)
  const { rerender } = render(page())
  expect(() => rerender(page(42))).not.toThrow()
})
