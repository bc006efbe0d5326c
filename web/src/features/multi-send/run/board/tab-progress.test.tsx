import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTabProgress } from './tab-progress.ts'

const title = 'Multi Sender · Saleyard'
const own = '/favicon.svg'
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? ''
const drawn = () => decodeURIComponent(icon())

beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" href="${own}">`
  document.title = title
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const show = (first: Partial<Parameters<typeof useTabProgress>[0]> = {}) =>
  renderHook((change: object) => useTabProgress({ isOn: true, done: 41, total: 74, title, ...first, ...change }), {
    initialProps: {},
  })

test('title and icon show the progress, and are the page’s own again once the run has ended', () => {
  const { rerender } = show()
  expect(document.title).toBe(`41/74 · ${title}`)
  expect(icon()).toMatch(/^data:image\/svg\+xml,/)
  const before = icon()
  rerender({ done: 42 })
  expect(document.title).toBe(`42/74 · ${title}`)
  expect(icon()).not.toBe(before)
  rerender({ done: 74, isOn: false })
  expect([document.title, icon()]).toEqual([title, own])
})

test('they are the page’s own again when the run is left, and in the new language', () => {
  const { rerender, unmount } = show()
  rerender({ title: 'Massenversand · Saleyard' })
  expect(document.title).toBe('41/74 · Massenversand · Saleyard')
  unmount()
  expect([document.title, icon()]).toEqual(['Massenversand · Saleyard', own])
})

test('nothing is shown while no run goes on', () => {
  show({ isOn: false })
  expect([document.title, icon()]).toEqual([title, own])
})

test('the ring follows the browser’s own light or dark bar', () => {
  const query = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => query)
  show({ done: 37 })
  const light = drawn()
  expect(light).toContain('stroke-dasharray="37.70 75.40"')
  query.matches = true
  query.dispatchEvent(new Event('change'))
  expect(drawn()).not.toBe(light)
  expect(drawn()).toContain('stroke-dasharray="37.70 75.40"')
})
