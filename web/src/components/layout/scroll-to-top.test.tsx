import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import en from '@/locales/en.json'
import { ScrollToTop } from './frame.tsx'

const button = () => screen.queryByRole('button', { name: en.nav.toTop })
const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('scroll'))
  })

/** At a place of the page, where motion is wanted or not. */
function show(top: number, isCalm = false) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isCalm } as MediaQueryList)
  const view = render(
    <main id="page" tabIndex={-1}>
      <ScrollToTop />
    </main>,
  )
  scrollTo(top)
  return view
}

afterEach(() => {
  scrollTo(0)
  vi.restoreAllMocks()
})

test('[c73] the way to the top is offered past 100 px, and only there', () => {
  show(100)
  expect(button()).toBeNull()
  scrollTo(101)
  expect(button()).not.toBeNull()
  scrollTo(100)
  expect(button()).toBeNull()
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('[c74] it leads to the top and takes the focus there; motion unwanted: %s', async (isCalm, behavior) => {
  const moved = vi.spyOn(window, 'scrollTo').mockClear()
  show(900, isCalm)
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  await userEvent.click(button() as HTMLElement)
  expect(focused, 'the focus would jump where the page is to glide').toHaveBeenLastCalledWith({ preventScroll: true })
  expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('gone from the page, it listens to nothing', () => {
  const left = vi.spyOn(window, 'removeEventListener')
  show(900).unmount()
  expect(left.mock.calls.map(([name]) => name)).toContain('scroll')
})
