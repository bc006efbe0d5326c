import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { languages } from '@/locales/index.ts'
import { followTheme } from './follow-theme.ts'
import { layouts } from './layouts.ts'
import { getMenuShape, hasBrandColumn, resolveLayout } from './resolve-layout.ts'

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

describe('the first paint', () => {
  const html = readFileSync('index.html', 'utf8')
  const texts = {
    en: { '/multi-sender': ['Title', 'Lead'], '/home': ['Home', 'Its lead'], welcome: ['Free', 'Promise', 'More'] },
    ae: { '/multi-sender': ['عنوان', 'مقدمة'] },
  }
  const painted = () => document.getElementById('first-painted')
  const words = () => [...(painted()?.querySelectorAll('[data-text]') ?? [])].map(({ textContent }) => textContent)

  function paint(path: string, state?: Record<string, unknown>, added: object | null = texts) {
    body.innerHTML = `${/<template.*<\/template>/s.exec(html)?.[0]}<div id="root"></div>`
    if (added) document.querySelector('template')?.setAttribute('data-texts', JSON.stringify(added))
    history.replaceState(null, '', path)
    boot({ stored: state && choice(state) })
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => {
    vi.restoreAllMocks()
    body.innerHTML = ''
    history.replaceState(null, '', '/')
    window.innerWidth = 1024
  })

  test('has title and lead of a page in the chosen language, out of reach of keyboard and readers', () => {
    paint('/multi-sender?token=0x1')
    expect(words()).toEqual(['Title', 'Lead'])
    expect([painted()?.hasAttribute('inert'), painted()?.getAttribute('aria-hidden')]).toEqual([true, 'true'])
    paint('/multi-sender', { language: 'ae' })
    expect(words()).toEqual(['عنوان', 'مقدمة'])
    paint('/multi-sender', { language: 'xx' })
    expect(words()).toEqual(['Title', 'Lead'])
  })

  test('home has the face that it will have, and none while that is not known', () => {
    for (const path of ['/', '/home']) {
      paint(path)
      expect(words(), path).toEqual(['Free', 'Promise', 'More'])
    }
    paint('/home', { recentAccount: { address: '0x1', chainId: 1 } })
    expect(painted()).toBeNull()
    localStorage.setItem('token-draft', '{}')
    paint('/home')
    expect(painted()).toBeNull()
    localStorage.setItem('own-activity', '1')
    paint('/home')
    expect(words()).toEqual(['Home', 'Its lead'])
  })

  test('where header and menu stand follows from the width as on the page', () => {
    for (const width of [320, 991, 992, 1006, 1007, 1600]) {
      window.innerWidth = width
      paint('/multi-sender')
      const layout = resolveLayout('dubai', width)
      const menu = getMenuShape(layout, width, !layout.collapsed)
      const brand = hasBrandColumn(layout.classes, menu, width) ? 'column' : 'header'
      expect(painted()?.dataset, `${width}`).toMatchObject({ menu, brand })
      expect(painted()?.className.split(' ')).toEqual(expect.arrayContaining(layouts.dubai.split(' ')))
    }
  })

  test('other pages, other layouts and colours, and a page without its texts or without a network have none', () => {
    for (const path of [
      '/receipt',
      '/pages/errors/error404',
      '/token/56/0x1',
      '/multi-sender?layout=paris',
      '/__proto__',
    ]) {
      paint(path)
      expect(painted(), path).toBeNull()
    }
    for (const state of [
      { layout: 'paris' },
      { boxed: true },
      { backgroundMix: 'dark-sidebar' },
      { primaryColor: '#112233' },
    ]) {
      paint('/multi-sender', state)
      expect(painted(), JSON.stringify(state)).toBeNull()
    }
    localStorage.clear()
    paint('/multi-sender', undefined, null)
    expect(painted()).toBeNull()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    paint('/multi-sender')
    expect(painted()).toBeNull()
  })

  test('is gone as soon as the page has a title, and not before', async () => {
    paint('/multi-sender')
    const page = document.getElementById('root')
    page?.insertAdjacentHTML('beforeend', '<header></header>')
    await Promise.resolve()
    expect(painted()).not.toBeNull()
    page?.insertAdjacentHTML('beforeend', '<h1>Title</h1>')
    await Promise.resolve()
    expect(painted()).toBeNull()
  })
})
