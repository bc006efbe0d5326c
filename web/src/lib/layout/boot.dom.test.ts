import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { languages } from '@/locales/index.ts'
import { followTheme } from './follow-theme.ts'

const script = readFileSync('public/boot.js', 'utf8')
const { documentElement: root, body } = document

function boot({ stored, systemIsDark = false }: { stored?: unknown; systemIsDark?: boolean } = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: systemIsDark }) as unknown as MediaQueryList,
  )
  if (stored !== undefined) localStorage.setItem('store', typeof stored === 'string' ? stored : JSON.stringify(stored))
  new Function(script)()
}

const choice = (state: Record<string, unknown>) => ({ state, version: 2 })

beforeEach(() => {
  root.className = ''
  body.className = ''
})

test('[c82] dark puts dark on the root and dark-only on the body, before any module runs', () => {
  boot({ stored: choice({ theme: 'dark' }) })
  expect([root.className, body.className, root.dataset.theme]).toEqual(['dark', 'dark-only', 'dark'])
})

test('[c83] light puts light-only on the body', () => {
  boot({ stored: choice({ theme: 'light' }), systemIsDark: true })
  expect([root.className, body.className]).toEqual(['', 'light-only'])
})

test.each([0, 1, 2])('[c230] what version %i has kept counts before the first paint as well', (version) => {
  boot({ stored: { state: { theme: 'dark' }, version } })
  expect(body.className).toBe('dark-only')
})

test('without a choice the system decides', () => {
  boot({ systemIsDark: true })
  expect(body.className).toBe('dark-only')
})

test('what cannot be read, or has another version, is no choice', () => {
  for (const stored of ['{', 'null', '7', { state: { theme: 'dark' }, version: 3 }, { version: 2 }]) {
    body.className = ''
    boot({ stored })
    expect(body.className, JSON.stringify(stored)).toBe('light-only')
  }
})

test('language and direction are those of the menu', () => {
  for (const { code, lang, dir } of languages) {
    boot({ stored: choice({ language: code }) })
    expect([root.lang, root.dir]).toEqual([lang, dir])
  }
})

test('a chosen direction counts more than that of the language', () => {
  boot({ stored: choice({ language: 'ae', direction: 'ltr' }) })
  expect([root.lang, root.dir]).toEqual(['ar', 'ltr'])
  boot({ stored: choice({ language: 'en', direction: 'rtl' }) })
  expect(root.dir).toBe('rtl')
  boot({ stored: choice({ language: 'en', direction: 'up' }) })
  expect(root.dir).toBe('ltr')
})

test('the running page puts the same classes and removes the other', () => {
  boot({ stored: choice({ theme: 'dark' }) })
  const stop = followTheme()
  expect([root.className, body.className]).toEqual(['', 'light-only'])
  stop()
})
