import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type LayoutName, layouts } from '@/lib/layout/layouts.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { Frame } from './frame.tsx'

const names = Object.keys(layouts) as LayoutName[]
const page = () => renderApp(<Frame tools={null}>Page</Frame>)
const wrapper = async () => (await screen.findByRole('main')).closest<HTMLElement>('.page-wrapper')
const resize = (width: number) =>
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })

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
  expect((await wrapper())?.dataset.menu).toBe('over')
  resize(1006)
  expect((await wrapper())?.dataset.menu).toBe('away')
})

test('[c76] what the toggle says lasts from page to page, except where the menu covers the next', async () => {
  page()
  await userEvent.click(await screen.findByRole('button', { name: en.nav.closeMenu }))
  await userEvent.click(screen.getByRole('link', { name: 'My Tokens' }))
  expect((await wrapper())?.dataset.menu).toBe('rail')

  resize(1006)
  await userEvent.click(screen.getByRole('button', { name: en.nav.openMenu }))
  expect((await wrapper())?.dataset.menu).toBe('over')
  await userEvent.click(screen.getByRole('link', { name: 'Multi Sender' }))
  expect((await wrapper())?.dataset.menu).toBe('rail')
})

test('[c79] sidebar and background are marked as they are chosen', async () => {
  appStore.setState({ backgroundMix: 'dark-sidebar', sidebarIcon: 'fill' })
  page()
  expect((await wrapper())?.dataset).toMatchObject({ mix: 'dark-sidebar', icons: 'fill', boxed: 'false' })
})
