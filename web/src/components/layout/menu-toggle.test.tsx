import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shellStore } from '@/lib/layout/shell-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { Frame } from './frame.tsx'

const shape = () => document.querySelector<HTMLElement>('.page-wrapper')?.dataset.menu
const toggle = () => screen.findByRole('button', { name: /menu/i, expanded: shape() !== 'rail' })
const iconOf = (button: HTMLElement) =>
  button
    .querySelector('svg')
    ?.getAttribute('class')
    ?.match(/lucide-(\w+)/)?.[1]
const resize = (width: number) =>
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })
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
  expect(shape()).toBe('beside')
  await userEvent.click(await toggle())
  expect(await escapeFrom(elsewhere)).toBe(elsewhere)
  expect(shape()).toBe('rail')
})

test('[c75] over the page it has a cross, and once closed it takes no Escape any more', async () => {
  resize(1006)
  const button = await toggle()
  expect(iconOf(button)).toBe('menu')
  await userEvent.click(button)
  expect([shape(), iconOf(button)]).toEqual(['over', 'x'])
  await userEvent.click(button)
  expect(iconOf(button)).toBe('menu')
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
