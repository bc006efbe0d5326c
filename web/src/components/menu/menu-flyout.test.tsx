import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { SideMenu } from './side-menu.tsx'

afterEach(() => act(() => appStore.setState(initialState)))

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
