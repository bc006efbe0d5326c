import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { navItems } from '@/components/menu/nav-items.ts'
import { followLanguage } from '@/lib/i18n/load-language.ts'
import { followTheme } from '@/lib/layout/follow-theme.ts'
import { type LayoutName, layouts } from '@/lib/layout/layouts.ts'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { Frame, ScrollToTop } from './frame.tsx'

const shape = () => document.querySelector<HTMLElement>('.page-wrapper')?.dataset.menu
const resize = (width: number) =>
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })

describe('header, footer and menu', () => {
  const page = () => renderApp(<Frame tools={<button type="button">Tool</button>}>Page</Frame>)

  afterEach(() => {
    vi.unstubAllEnvs()
    resize(1024)
  })

  test('[c14] [c15] [c44] the menu has the group General with Multi Sender, and the page stands between header and footer', async () => {
    page()
    await screen.findByRole('heading', { name: en.nav.general })
    const link = screen.getByRole('link', { name: 'Multi Sender' })
    expect(link.getAttribute('href')).toBe('/multi-sender')
    expect(link.querySelector('svg')).not.toBeNull()
    expect(screen.getByRole('main').textContent).toBe('Page')
  })

  test('[c5] the footer carries the copyright of 2024', async () => {
    page()
    expect((await screen.findByRole('contentinfo')).textContent).toContain('Copyright 2024 © Saleyard')
  })

  test('the footer says that our contracts are immutable, without admin keys and without a fee', async () => {
    page()
    expect((await screen.findByRole('contentinfo')).textContent).toContain(en.app.copyright)
    for (const words of ['Immutable', 'no admin keys in our contracts', 'no fee'])
      expect(en.app.copyright).toContain(words)
  })

  test('the footer leads to help, by its name in seven languages, where an address is set', async () => {
    vi.stubEnv('VITE_SUPPORT_URL', 'https://support.example/new')
    const stop = followLanguage()
    page()
    const link = () => within(screen.getByRole('contentinfo')).getByRole('link')
    await screen.findByRole('contentinfo')
    expect(link().getAttribute('href')).toBe('https://support.example/new')
    const names = Object.entries({
      en: ['General', 'Support Ticket'],
      cn: ['常规', '支持工单'],
      ae: ['عام', 'تذكرة دعم'],
      du: ['Allgemein', 'Support-Ticket'],
      es: ['General', 'Ticket de soporte'],
      fr: ['Général', 'Ticket d’assistance'],
      pt: ['Geral', 'Chamado de suporte'],
    })
    for (const [language, [general, support]] of names) {
      act(() => appStore.setState({ language: language as never }))
      await screen.findByRole('heading', { name: general })
      expect(link().firstChild?.textContent, language).toBe(support)
    }
    act(() => appStore.setState({ language: 'en' }))
    stop()
  })

  test.each(['', 'javascript:alert(1)'])(
    'without a web address for help, as with "%s", the footer has no link',
    async (address) => {
      vi.stubEnv('VITE_SUPPORT_URL', address)
      page()
      expect(within(await screen.findByRole('contentinfo')).queryByRole('link')).toBeNull()
    },
  )

  test('[c67] the logo is one link, and leads home', async () => {
    page()
    expect((await screen.findByRole('link', { name: 'Saleyard' })).getAttribute('href')).toBe('/home')
  })

  test('[c64] each leaf carries icon, title, path, type and bookmark flag', () => {
    for (const item of navItems.flatMap(({ items }) => items)) {
      expect(item).toMatchObject({ path: expect.stringMatching(/^\//), type: 'link', bookmark: expect.any(Boolean) })
      expect(en.nav[item.title]).toBeTruthy()
    }
  })

  test('[c76] the sidebar closes and opens by its toggle, which leaves the chosen layout alone', async () => {
    page()
    await userEvent.click(await screen.findByRole('button', { name: en.nav.closeMenu, expanded: true }))
    expect(shape()).toBe('rail')
    await userEvent.click(screen.getByRole('button', { name: en.nav.openMenu, expanded: false }))
    expect(shape()).toBe('docked')
    expect(appStore.getState().layout).toBe('dubai')
  })

  test('[c75] on narrow screens the same button opens the menu over the page, and closes it as Escape does', async () => {
    page()
    const toggle = await screen.findByRole('button', { name: en.nav.closeMenu })
    resize(1006)
    expect(shape()).toBe('rail')
    await userEvent.click(toggle)
    expect([shape(), document.querySelector('.page-body')?.hasAttribute('inert')]).toEqual(['overlay', true])
    await userEvent.click(toggle)
    expect([shape(), document.querySelector('.page-body')?.hasAttribute('inert')]).toEqual(['rail', false])

    await userEvent.click(toggle)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(shape()).toBe('rail')
    expect(document.activeElement).toBe(toggle)
  })

  test('[c75] what lies over the page closes by a press beside it, and leaves Escape to a dialog above it', async () => {
    page()
    const toggle = await screen.findByRole('button', { name: en.nav.closeMenu })
    resize(1006)
    await userEvent.click(toggle)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    await userEvent.keyboard('{Escape}')
    expect(shape()).toBe('overlay')
    dialog.remove()
    await userEvent.click(document.querySelector('.page-scrim') as HTMLElement)
    expect(shape()).toBe('rail')
  })

  test('[c84] from 640 px on the language is set in the header, below in the menu; light or dark always in the header', async () => {
    page()
    const holder = (name: string) => screen.getByLabelText(name).closest('header, #menu')?.tagName
    await screen.findByRole('button', { name: en.nav.toDark })
    resize(640)
    expect([holder(en.nav.language), holder(en.nav.toDark)]).toEqual(['HEADER', 'HEADER'])
    resize(639)
    expect([holder(en.nav.language), holder(en.nav.toDark)]).toEqual(['DIV', 'HEADER'])
  })

  test('[c60] [c76] what the toggle says is over once the width crosses the boundary', async () => {
    page()
    await userEvent.click(await screen.findByRole('button', { name: en.nav.closeMenu }))
    resize(991)
    expect(shape()).toBe('hidden')
    resize(1007)
    expect(shape()).toBe('docked')
  })

  test('[c9] [c70] the toggle turns the display dark and light again', async () => {
    const stop = followTheme()
    page()
    await userEvent.click(await screen.findByRole('button', { name: en.nav.toDark }))
    expect(document.body.className).toBe('dark-only')
    await userEvent.click(screen.getByRole('button', { name: en.nav.toLight }))
    expect(document.body.className).toBe('light-only')
    stop()
  })

  test('a language is chosen in its own words and turns the page', async () => {
    const stop = followLanguage()
    page()
    await userEvent.click(await screen.findByLabelText(en.nav.language))
    await userEvent.click(screen.getByRole('button', { name: 'العربية' }))
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    appStore.setState({ language: 'en' })
    expect(document.documentElement.dir).toBe('ltr')
    stop()
  })

  test('the first stop of the keyboard leads past the menu', async () => {
    page()
    expect((await screen.findByRole('link', { name: en.app.skip })).getAttribute('href')).toBe('#page')
  })
})

describe('the chosen layout', () => {
  const names = Object.keys(layouts) as LayoutName[]
  const page = () => renderApp(<Frame tools={null}>Page</Frame>)
  const wrapper = async () => (await screen.findByRole('main')).closest<HTMLElement>('.page-wrapper')

  afterEach(() => {
    resize(1024)
    act(() => appStore.setState(initialState))
  })

  test('[c46] the wrapper of the page has the classes of the chosen layout', async () => {
    page()
    for (const layout of names) {
      act(() => appStore.setState({ layout }))
      expect((await wrapper())?.className).toBe(`page-wrapper ${layouts[layout]}`)
    }
  })

  test('[c65] [c66] the logo stands above an open sidebar, and over a rail of icons in the header', async () => {
    page()
    resize(1007)
    expect((await wrapper())?.dataset.brand).toBe('column')
    resize(1006)
    expect((await wrapper())?.dataset.brand).toBe('header')
  })

  test('[c52] [c54] in a compact sidebar a group is one tile as long as the sidebar stands beside the page', async () => {
    appStore.setState({ layout: 'moscow' })
    page()
    resize(1007)
    await screen.findByRole('button', { name: en.nav.tokens })
    resize(1006)
    expect(screen.queryByRole('button', { name: en.nav.tokens })).toBeNull()
  })

  test('[c60] a layout without a sidebar, too, forgets at the boundary that its menu was opened', async () => {
    appStore.setState({ layout: 'london' })
    page()
    resize(1007)
    await userEvent.click(await screen.findByRole('button', { name: en.nav.openMenu }))
    expect((await wrapper())?.dataset.menu).toBe('overlay')
    resize(1006)
    expect((await wrapper())?.dataset.menu).toBe('hidden')
  })

  test('[c76] what the toggle says lasts from page to page, except where the menu covers the next', async () => {
    page()
    await userEvent.click(await screen.findByRole('button', { name: en.nav.closeMenu }))
    await userEvent.click(screen.getByRole('link', { name: 'My Tokens' }))
    expect((await wrapper())?.dataset.menu).toBe('rail')

    resize(1006)
    await userEvent.click(screen.getByRole('button', { name: en.nav.openMenu }))
    expect((await wrapper())?.dataset.menu).toBe('overlay')
    await userEvent.click(screen.getByRole('link', { name: 'Multi Sender' }))
    expect((await wrapper())?.dataset.menu).toBe('rail')
  })

  test('[c79] sidebar and background are marked as they are chosen', async () => {
    appStore.setState({ backgroundMix: 'dark-sidebar', sidebarIcon: 'fill' })
    page()
    expect((await wrapper())?.dataset).toMatchObject({ mix: 'dark-sidebar', icons: 'fill', boxed: 'false' })
  })
})

describe('the menu toggle', () => {
  const toggle = () => screen.findByRole('button', { name: /menu/i, expanded: shape() !== 'rail' })
  const getIconName = (button: HTMLElement) =>
    button
      .querySelector('svg')
      ?.getAttribute('class')
      ?.match(/lucide-(\w+)/)?.[1]
  const isInert = (element: Element | null | undefined) => element?.hasAttribute('inert')

  let elsewhere: HTMLElement
  beforeEach(async () => {
    renderApp(<Frame tools={<button type="button">Tool</button>}>Page</Frame>)
    elsewhere = await screen.findByRole('button', { name: 'Tool' })
  })
  afterEach(() => {
    resize(1024)
    act(() => shellStore.setState({ sideBarToggle: false }))
  })

  /** Presses Escape with the focus on another button, and returns the element that has the focus then. */
  async function escapeFrom(element: HTMLElement) {
    element.focus()
    await userEvent.keyboard('{Escape}')
    return document.activeElement
  }

  test('[c76] beside the page the menu leaves Escape alone, open as closed', async () => {
    expect(await escapeFrom(elsewhere)).toBe(elsewhere)
    expect(shape()).toBe('docked')
    await userEvent.click(await toggle())
    expect(await escapeFrom(elsewhere)).toBe(elsewhere)
    expect(shape()).toBe('rail')
  })

  test('[c75] over the page it has a cross, and once closed it takes no Escape any more', async () => {
    resize(1006)
    const button = await toggle()
    expect(getIconName(button)).toBe('menu')
    await userEvent.click(button)
    expect([shape(), getIconName(button)]).toEqual(['overlay', 'x'])
    await userEvent.click(button)
    expect(getIconName(button)).toBe('menu')
    expect(await escapeFrom(elsewhere)).toBe(elsewhere)
  })

  test('[c75] what lies beneath cannot be reached: neither the tools of the header nor the way past the menu', async () => {
    const skip = screen.getByText(en.app.skip)
    resize(1006)
    expect([isInert(elsewhere.parentElement), isInert(skip)]).toEqual([false, false])
    await userEvent.click(await toggle())
    expect([isInert(elsewhere.parentElement), isInert(skip)]).toEqual([true, true])
  })

  test('the way past the menu leads to the page, which takes the focus', () => {
    const target = document.querySelector(screen.getByText(en.app.skip).getAttribute('href') ?? '')
    expect(target).toBe(screen.getByRole('main'))
    act(() => (target as HTMLElement).focus())
    expect(document.activeElement).toBe(target)
  })
})

describe('ScrollToTop', () => {
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
})
