import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { navItems } from '@/components/menu/nav-items.ts'
import { followLanguage } from '@/lib/i18n/load-language.ts'
import { followTheme } from '@/lib/layout/follow-theme.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { Frame } from './frame.tsx'

const page = () => renderApp(<Frame tools={<button type="button">Tool</button>}>Page</Frame>)
const shape = () => document.querySelector<HTMLElement>('.page-wrapper')?.dataset.menu
const resize = (width: number) =>
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })

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
  expect(shape()).toBe('beside')
  expect(appStore.getState().layout).toBe('dubai')
})

test('[c75] on narrow screens the same button opens the menu over the page, and closes it as Escape does', async () => {
  page()
  const toggle = await screen.findByRole('button', { name: en.nav.closeMenu })
  resize(1006)
  expect(shape()).toBe('rail')
  await userEvent.click(toggle)
  expect([shape(), document.querySelector('.page-body')?.hasAttribute('inert')]).toEqual(['over', true])
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
  expect(shape()).toBe('over')
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
  expect(shape()).toBe('away')
  resize(1007)
  expect(shape()).toBe('beside')
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
