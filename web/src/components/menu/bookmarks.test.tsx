import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shellStore } from '@/lib/layout/shell-store.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { BookmarkMenu } from './bookmark-menu.tsx'

const card = () => screen.queryByRole('region', { name: en.bookmarks.title })
const inCard = () => within(screen.getByRole('region', { name: en.bookmarks.title }))
const marked = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const getStar = (title: string) => screen.getByRole('button', { name: `Bookmark ${title}` })
let button: HTMLElement

beforeEach(async () => {
  renderApp(
    <>
      <BookmarkMenu />
      <button type="button">Elsewhere</button>
    </>,
  )
  button = await screen.findByRole('button', { name: en.bookmarks.title })
})
afterEach(() =>
  act(() => {
    shellStore.setState({ bookMarkClass: false })
    appStore.setState(initialState)
  }),
)

test('[c63] [c77] the card begins with the leaves that the menu flags', async () => {
  await userEvent.click(button)
  expect(marked()).toEqual(['Multi Sender'])
  expect(inCard().getByRole('link').getAttribute('href')).toBe('/multi-sender')
})

test('a click opens the card and the next closes it; the focus opens it and Escape closes it', async () => {
  await userEvent.click(button)
  expect(card()).not.toBeNull()
  await userEvent.click(button)
  expect(card()).toBeNull()
  await userEvent.click(screen.getByText('Elsewhere'))

  act(() => button.focus())
  expect(card()).not.toBeNull()
  await userEvent.tab()
  expect(document.activeElement).toBe(inCard().getByRole('link'))
  await userEvent.keyboard('{Escape}')
  expect(card()).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the card closes when the focus goes elsewhere', async () => {
  await userEvent.click(button)
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(card()).toBeNull()
})

test('[c63] "Add New Bookmark" turns to a list with a star per leaf, whose filter stays after a star', async () => {
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'Add New Bookmark' }))
  expect(marked()).toEqual(['Multi Sender', 'Create Token', 'My Tokens'])
  const filter = screen.getByLabelText<HTMLInputElement>(en.bookmarks.filter)
  expect(document.activeElement).toBe(filter)

  await userEvent.type(filter, 'MY TO')
  expect(marked()).toEqual(['My Tokens'])
  const star = getStar('My Tokens')
  expect(star.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(star)
  expect(star.getAttribute('aria-pressed')).toBe('true')
  expect([filter.value, ...marked()]).toEqual(['MY TO', 'My Tokens'])
  expect(appStore.getState().bookmarks).toEqual(['/multi-sender', '/my-tokens'])

  await userEvent.click(screen.getByRole('button', { name: en.walletModal.back }))
  expect(marked()).toEqual(['Multi Sender', 'My Tokens'])
  expect(document.activeElement, 'the pressed button is gone').toBe(card())
})

test('who follows a bookmark, or a page of the list, leaves the card', async () => {
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('link', { name: 'Multi Sender' }))
  expect(card()).toBeNull()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: en.bookmarks.add }))
  await userEvent.click(screen.getByRole('link', { name: 'My Tokens' }))
  expect(card()).toBeNull()
})

test.each(['a click', 'a key'])('what the focus opened is closed by one press of the button: %s', async (press) => {
  act(() => button.focus())
  expect(card()).not.toBeNull()
  await (press === 'a key' ? userEvent.keyboard('{Enter}') : userEvent.click(button))
  expect(card()).toBeNull()
})

test('a window that goes and comes back opens and closes nothing', async () => {
  act(() => button.focus())
  fireEvent.blur(button)
  expect(card()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  fireEvent.blur(button)
  fireEvent.focus(button)
  expect(card()).toBeNull()
})

test('closed by Escape at its button, the card opens again with the next focus', async () => {
  act(() => button.focus())
  await userEvent.keyboard('{Escape}')
  expect(card()).toBeNull()
  act(() => screen.getByText('Elsewhere').focus())
  act(() => button.focus())
  expect(card()).not.toBeNull()
})

test('without a bookmark the card says so, and a filter without a leaf as well', async () => {
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: en.bookmarks.add }))
  await userEvent.click(getStar('Multi Sender'))
  expect(appStore.getState().bookmarks).toEqual([])
  await userEvent.type(screen.getByLabelText(en.bookmarks.filter), 'zebra')
  screen.getByText('No results for “zebra”.')
  await userEvent.click(screen.getByRole('button', { name: en.walletModal.back }))
  screen.getByText(en.bookmarks.none)
})

test('a bookmark of a page that is gone is passed over', async () => {
  act(() => appStore.setState({ bookmarks: ['/gone', '/create-token'] }))
  await userEvent.click(button)
  expect(marked()).toEqual(['Create Token'])
})
