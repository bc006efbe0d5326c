import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { CurrencyReturn, navItems } from './nav-items.ts'
import { SideMenu } from './side-menu.tsx'

const pinOf = (title: string) => screen.findByRole('button', { name: `Pin ${title}` })
const press = async (title: string) => userEvent.click(await pinOf(title))
/** Heading and links of each group, in the order of the page. */
const groups = () =>
  screen.getAllByRole('heading').map((heading) => [
    heading.textContent,
    ...within(heading.parentElement as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ])
const asDefined = [
  [en.nav.general, 'Multi Sender'],
  [en.nav.tokens, 'Create Token', 'My Tokens'],
]

beforeEach(async () => {
  renderApp(<SideMenu />)
  await screen.findByRole('navigation')
})
afterEach(() => act(() => appStore.setState(initialState)))

test('[c14] [c15] [c16] General holds exactly Multi Sender, a link with the icon of returning currency', () => {
  expect(groups()).toEqual(asDefined)
  const [general] = navItems
  expect(general?.items).toEqual([
    { title: 'multiSender', icon: CurrencyReturn, path: '/multi-sender', type: 'link', bookmark: true },
  ])
  const link = screen.getByRole('link', { name: 'Multi Sender' })
  expect(link.getAttribute('href')).toBe('/multi-sender')
  expect(link.querySelector('svg.lucide-currency-return')).not.toBeNull()
})

test('[c78] pins begin as one empty text, and what is pinned stands first, once', async () => {
  expect(appStore.getState().pinedMenu).toEqual([''])
  await press('My Tokens')
  expect(appStore.getState().pinedMenu).toEqual(['', 'myTokens'])
  expect(groups()).toEqual([
    [en.nav.pinned, 'My Tokens'],
    [en.nav.general, 'Multi Sender'],
    [en.nav.tokens, 'Create Token'],
  ])
  await press('Multi Sender')
  expect(groups()).toEqual([
    [en.nav.pinned, 'My Tokens', 'Multi Sender'],
    [en.nav.tokens, 'Create Token'],
  ])
})

test('[c77] [c78] a pin tells whether it holds, keeps the focus as its item moves, and lets go again', async () => {
  await press('My Tokens')
  const pin = await pinOf('My Tokens')
  expect(pin.getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(pin)
  await userEvent.keyboard('{Enter}')
  expect(appStore.getState().pinedMenu).toEqual([''])
  expect(groups()).toEqual(asDefined)
})

test('a pin of a page that is gone brings no heading', () => {
  act(() => appStore.setState({ pinedMenu: ['', 'gone'] }))
  expect(groups()).toEqual(asDefined)
})
