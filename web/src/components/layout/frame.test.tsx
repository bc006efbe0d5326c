import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { followLanguage } from '../../lib/follow-language'
import { followTheme } from '../../lib/follow-theme'
import { appStore } from '../../lib/store/app-store'
import { renderApp } from '../../lib/testing/render-app'
import en from '../../locales/en.json'
import { Frame } from './frame'
import { navItems } from './nav-items'

const page = () => renderApp(<Frame tools={<button type="button">Tool</button>}>Page</Frame>)

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

test('[c67] the logo leads home', async () => {
  page()
  const [logo] = await screen.findAllByRole('link', { name: 'Saleyard' })
  expect(logo?.getAttribute('href')).toBe('/home')
})

test('[c64] each leaf carries icon, title, path, type and bookmark flag', () => {
  for (const item of navItems.flatMap(({ items }) => items)) {
    expect(item).toMatchObject({ path: expect.stringMatching(/^\//), type: 'link', bookmark: expect.any(Boolean) })
    expect(en.nav[item.title]).toBeTruthy()
  }
})

test('[c75] the menu of narrow screens opens and closes by its button', async () => {
  page()
  await userEvent.click(await screen.findByRole('button', { name: en.nav.openMenu }))
  const drawer = screen.getByRole('dialog', { name: en.nav.menu })
  within(drawer).getByRole('link', { name: en.nav.myTokens })
  const [close] = screen.getAllByRole('button', { name: en.nav.closeMenu })
  await userEvent.click(close as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
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
