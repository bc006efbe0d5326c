import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { CurrencyReturn, navItems } from './nav-items.ts'
import { SideMenu } from './side-menu.tsx'

describe('groups and pins', () => {
  const findPin = (title: string) => screen.findByRole('button', { name: `Pin ${title}` })
  const press = async (title: string) => userEvent.click(await findPin(title))
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
  afterEach(() => void act(() => appStore.setState(initialState)))

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
    const pin = await findPin('My Tokens')
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
})

describe('groups as flyouts', () => {
  afterEach(() => void act(() => appStore.setState(initialState)))

  const tile = () => screen.findByRole('button', { name: en.nav.tokens })
  const isOpen = () => screen.queryByRole('link', { name: 'My Tokens' }) !== null

  test('[c52] [c54] a group of several links is one tile; the only link of a group, and what is pinned, stay in sight', async () => {
    appStore.setState({ pinedMenu: ['', 'createToken', 'multiSender'] })
    renderApp(<SideMenu flyout />)
    await screen.findByRole('link', { name: 'Multi Sender' })
    screen.getByRole('link', { name: 'Create Token' })
    act(() => appStore.setState(initialState))
    expect((await tile()).dataset.hasPage).toBe('false')
    expect(isOpen()).toBe(false)
  })

  test('a mouse opens it by pointing, a press then leaves it open, and leaving closes it', async () => {
    renderApp(<SideMenu flyout />)
    const button = await tile()
    const group = button.parentElement as HTMLElement
    fireEvent.pointerEnter(group, { pointerType: 'mouse' })
    expect(isOpen()).toBe(true)
    fireEvent(button, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'mouse' }))
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(group, { pointerType: 'mouse' })
    expect(isOpen()).toBe(false)
  })

  test('a finger opens and closes it by presses alone', async () => {
    renderApp(<SideMenu flyout />)
    const button = await tile()
    fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'touch' })
    expect(isOpen()).toBe(false)
    fireEvent.click(button)
    expect(isOpen()).toBe(true)
    fireEvent.click(button)
    expect(isOpen()).toBe(false)
  })

  test('by keyboard it stays open within, closes by Escape with the focus on its tile, and when one leaves it', async () => {
    renderApp(<SideMenu flyout />)
    const button = await tile()
    button.focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Create Token' }))
    await userEvent.keyboard('{Escape}')
    expect([isOpen(), document.activeElement]).toEqual([false, button])
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    await userEvent.tab({ shift: true })
    expect(isOpen()).toBe(false)
  })
})
