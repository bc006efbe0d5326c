import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { Frame } from '@/components/layout/frame.tsx'
import { useChosenLayout } from '@/components/layout/use-appearance.ts'
import { followTheme } from '@/lib/layout/follow-theme.ts'
import { layouts } from '@/lib/layout/layouts.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { Customizer, getThemeConfiguration } from './customizer.tsx'
import { useChooseLayout } from './layout-choice.tsx'

describe('Customizer', () => {
  const words = en.customizer
  const wrapper = () => document.querySelector<HTMLElement>('.page-wrapper')
  const group = (name: string) => within(screen.getByRole('group', { name }))
  const choose = (legend: string, name: string) => userEvent.click(group(legend).getByRole('radio', { name }))

  /** Of each colour: its marks, its text. */
  const painted = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

  /** By itself, or opened from the header of a page. */
  const show = async (page = <Customizer open onClose={() => {}} />) => {
    renderApp(page)
    return screen.findByRole('dialog', { name: words.title })
  }

  afterEach(() => void act(() => appStore.setState(initialState)))

  test('[c79] the drawer offers the twelve layouts, and keeps the one that is chosen', async () => {
    await show()
    const options = group(words.layout).getAllByRole<HTMLInputElement>('radio')
    expect(options.map(({ value }) => value)).toEqual(Object.keys(layouts))
    expect(group(words.layout).getByRole('radio', { name: 'Dubai' })).toHaveProperty('checked', true)
    await choose(words.layout, 'Tokyo')
    expect(appStore.getState().layout).toBe('tokyo')
    expect(options.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['tokyo'])
  })

  test('[c79] no two layouts have the same picture, and none is drawn inside out', async () => {
    await show()
    const pictures = Array.from(screen.getByRole('group', { name: words.layout }).querySelectorAll('svg'))
    expect(new Set(pictures.map(({ innerHTML }) => innerHTML)).size).toBe(12)
    const sizes = pictures.flatMap((picture) => Array.from(picture.querySelectorAll('rect[width]')))
    for (const part of sizes) expect(Number(part.getAttribute('width')), part.outerHTML).toBeGreaterThan(0)
  })

  test('the drawer takes the focus, says at its button that it is open, and closes by its cross and by Escape', async () => {
    renderApp(<Frame tools={null}>Page</Frame>)
    const button = await screen.findByRole('button', { name: words.title, expanded: false })
    await userEvent.click(button)
    const drawer = await screen.findByRole<HTMLDialogElement>('dialog', { name: words.title })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title }))
    expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(within(drawer).getByRole('button', { name: en.common.close }))
    expect(button.getAttribute('aria-expanded')).toBe('false')

    await userEvent.click(button)
    await screen.findByRole('dialog', { name: words.title })
    act(() => drawer.close()) // as the browser does at Escape
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  test('of one group one is chosen: arrows move within it, and not into the next', async () => {
    await show()
    const names = [words.background, words.icons, words.direction].map((legend) =>
      group(legend)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ name }) => name),
    )
    expect(names.map((each) => new Set(each).size)).toEqual([1, 1, 1])
    expect(new Set(names.flat()).size).toBe(3)
  })

  test('[c79] from the header box, icons and direction are chosen, kept, and shown at once', async () => {
    renderApp(<Frame tools={null}>Page</Frame>)
    await userEvent.click(await screen.findByRole('button', { name: words.title }))
    await screen.findByRole('dialog', { name: words.title })
    await userEvent.click(screen.getByRole('checkbox', { name: words.boxed }))
    await choose(words.icons, words.fill)
    await choose(words.direction, 'RTL')
    expect(appStore.getState()).toMatchObject({ boxed: true, sidebarIcon: 'fill', direction: 'rtl' })
    expect(wrapper()?.dataset).toMatchObject({ boxed: 'true', icons: 'fill' })
    await userEvent.click(screen.getByRole('checkbox', { name: words.boxed, checked: true }))
    expect(wrapper()?.dataset.boxed).toBe('false')
  })

  test('[c79] [c82] the background is light, has a dark sidebar, or is dark as the theme is', async () => {
    const stop = followTheme()
    await show()
    await choose(words.background, words.darkSidebar)
    expect([appStore.getState().backgroundMix, document.body.className]).toEqual(['dark-sidebar', 'light-only'])
    await choose(words.background, words.dark)
    expect([appStore.getState().backgroundMix, document.body.className]).toEqual(['dark', 'dark-only'])
    act(() => appStore.setState({ theme: 'light' }))
    expect(group(words.background).getByRole('radio', { name: words.light })).toHaveProperty('checked', true)
    stop()
  })

  test('the two colours begin as the specification has them; the drawer shows what each paints, and says why both differ', async () => {
    await show()
    const [primary, secondary] = [words.primary, words.secondary].map((name) => screen.getByLabelText(name))
    expect(primary).toHaveProperty('value', '#7366ff')
    expect(secondary).toHaveProperty('value', '#f73164')
    expect(painted()).toEqual(['#7366ff', '#655ae0', '#f73164', '#cb2852'])
    expect(screen.getByText(words.adjusted)).toBeTruthy()
    act(() => appStore.setState({ theme: 'light', secondaryColor: '#a3123c' }))
    fireEvent.change(primary as HTMLElement, { target: { value: '#0b5fa5' } })
    expect(appStore.getState()).toMatchObject({ primaryColor: '#0b5fa5', secondaryColor: '#a3123c' })
    expect(painted()).toEqual(['#0b5fa5', '#0b5fa5', '#a3123c', '#a3123c'])
    expect(screen.queryByText(words.adjusted)).toBeNull()
    fireEvent.change(secondary as HTMLElement, { target: { value: '#ffe066' } })
    expect(secondary).toHaveProperty('value', '#ffe066')
    expect(appStore.getState()).toMatchObject({ primaryColor: '#0b5fa5', secondaryColor: '#ffe066' })
    expect(screen.getByText(words.adjusted)).toBeTruthy()
  })

  test('[c79] the configuration is copied as JSON, and reset', async () => {
    const user = userEvent.setup()
    await show()
    await choose(words.layout, 'Rome')
    await userEvent.click(screen.getByRole('checkbox', { name: words.boxed }))
    await user.click(screen.getByRole('button', { name: words.copy }))
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      layout: 'rome',
      layoutType: 'ltr',
      boxed: true,
      primaryColor: '#7366ff',
    })
    act(() =>
      appStore.setState({
        language: 'en',
        pinedMenu: ['', 'myTokens'],
        theme: 'dark',
        direction: 'rtl',
        sidebarIcon: 'fill',
        backgroundMix: 'dark-sidebar',
        primaryColor: '#0b5fa5',
        secondaryColor: '#ffe066',
      }),
    )
    expect(screen.getByRole('checkbox', { name: words.boxed })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('button', { name: words.reset }))
    expect(appStore.getState()).toEqual({ ...initialState, pinedMenu: ['', 'myTokens'] })
    expect(screen.getByRole('checkbox', { name: words.boxed })).toHaveProperty('checked', false)
  })
})

describe('useChooseLayout', () => {
  function Choice() {
    const choose = useChooseLayout()
    return (
      <button type="button" onClick={() => choose('paris')}>
        {useChosenLayout()}
      </button>
    )
  }

  /** A page at an address, where its button chooses Paris. */
  async function visit(address: string) {
    const root = createRootRoute({ component: () => <Outlet /> })
    const page = createRoute({ getParentRoute: () => root, path: '$', component: Choice })
    const history = createMemoryHistory({ initialEntries: ['/before', address] })
    render(<RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history }) as never} />)
    const button = await screen.findByRole('button')
    const seen = { button, history, before: history.location.href }
    return seen
  }

  const kept = () => appStore.getState().layout

  afterEach(() => appStore.setState(initialState))

  test('[c46] what the address names counts, and is kept for the next visit', async () => {
    const { button } = await visit('/home?layout=Tokyo')
    expect([button.textContent, kept()]).toEqual(['tokyo', 'tokyo'])
  })

  test('[c59] a name that no layout has gives the default, and what was chosen before stays kept', async () => {
    appStore.setState({ layout: 'rome' })
    const { button } = await visit('/home?layout=atlantis')
    expect([button.textContent, kept()]).toEqual(['dubai', 'rome'])
  })

  test('[c46] without a name what was chosen before counts, and a choice leaves the address alone', async () => {
    appStore.setState({ layout: 'rome' })
    const { button, history, before } = await visit('/create-token?type=baby')
    expect(button.textContent).toBe('rome')
    await userEvent.click(button)
    await waitFor(() => expect(button.textContent).toBe('paris'))
    expect(kept()).toBe('paris')
    expect([history.location.href, history.length]).toEqual([before, 2])
  })

  test('[c46] where the address names one it names the chosen one instead, keeps what else it asks, and goes back as before', async () => {
    const { button, history } = await visit('/create-token?type=baby&layout=tokyo#fees')
    await userEvent.click(button)
    await waitFor(() => expect(button.textContent).toBe('paris'))
    expect(new URLSearchParams(history.location.search)).toEqual(new URLSearchParams({ type: 'baby', layout: 'paris' }))
    expect(history.length).toBe(2)
  })
})

test('[c79] untouched, the theme settings are those of the specification', () => {
  expect(getThemeConfiguration(initialState, false)).toEqual({
    layout: 'dubai',
    layoutType: 'ltr',
    boxed: false,
    primaryColor: '#7366ff',
    secondaryColor: '#f73164',
    backgroundMix: 'light',
    sidebarIcon: 'stroke',
  })
})

test('[c79] direction and background are told as they are shown', () => {
  const shown = (state: object, dark = false) => getThemeConfiguration({ ...initialState, ...state }, dark)
  expect(shown({ language: 'ae' }).layoutType).toBe('rtl')
  expect(shown({ language: 'ae', direction: 'ltr' }).layoutType).toBe('ltr')
  expect(shown({ backgroundMix: 'dark-sidebar' }).backgroundMix).toBe('dark-sidebar')
  expect(shown({ backgroundMix: 'dark-sidebar' }, true).backgroundMix).toBe('dark')
  expect(shown({ backgroundMix: 'dark' }).backgroundMix).toBe('light')
})
