import { beforeEach, expect, test, vi } from 'vitest'
import { initialState } from './app-store.ts'

const account = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 56 }

async function freshStore() {
  vi.resetModules()
  return (await import('./app-store.ts')).appStore
}

const stored = () => JSON.parse(localStorage.getItem('store') ?? '')

beforeEach(() => vi.restoreAllMocks())

test('[c230] choices are kept under the name store in version 2', async () => {
  const store = await freshStore()
  store.setState({ theme: 'dark', language: 'ae' })
  expect(stored()).toMatchObject({
    state: { theme: 'dark', language: 'ae' },
    version: 2,
  })
  expect((await freshStore()).getState()).toMatchObject({ theme: 'dark', language: 'ae' })
})

test.each([0, 1])(
  '[c230] what version %i kept is taken over as far as it makes sense, and kept as version 2',
  async (version) => {
    const state = { theme: 'dark', language: 'xx', pinedMenu: ['', 'myTokens'], colour: 'red' }
    localStorage.setItem('store', JSON.stringify({ state, version }))
    const store = await freshStore()
    expect(store.getState()).toEqual({ ...initialState, theme: 'dark', pinedMenu: ['', 'myTokens'] })
    store.setState({ boxed: true })
    expect(stored()).toEqual({ state: store.getState(), version: 2 })
  },
)

test.each([
  JSON.stringify({ state: { theme: 'dark' }, version: 3 }),
  JSON.stringify({ state: { theme: 'dark' }, version: '2' }),
  JSON.stringify({ state: { theme: 'dark' } }),
  JSON.stringify([{ theme: 'dark' }]),
  JSON.stringify({ state: 'dark', version: 2 }),
  'null',
  '7',
  '',
  'not JSON',
])('of %s nothing is taken, and nothing breaks', async (text) => {
  localStorage.setItem('store', text)
  const store = await freshStore()
  expect(store.getState()).toEqual(initialState)
  store.setState({ theme: 'light' })
  expect(stored()).toMatchObject({ state: { theme: 'light' }, version: 2 })
})

test('what makes no sense counts as no choice, the rest is kept', async () => {
  const state = { theme: 'pink', language: 'xx', recentAccount: { address: 'me', chainId: 1 } }
  const senseless: object[] = [
    state,
    { recentAccount: { ...account, chainId: '56' } },
    { pinedMenu: Array(101).fill('myTokens'), bookmarks: [1] },
    { primaryColor: 'red;', secondaryColor: '#12345' },
    { toString: 'a name that every object has' },
  ]
  for (const each of senseless) {
    localStorage.setItem('store', JSON.stringify({ state: each, version: 2 }))
    expect((await freshStore()).getState(), JSON.stringify(each)).toEqual(initialState)
  }

  localStorage.setItem('store', JSON.stringify({ state: { ...state, recentAccount: account }, version: 2 }))
  expect((await freshStore()).getState().recentAccount).toEqual(account)
})

test('a full or blocked storage does no harm', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = await freshStore()
  store.setState({ theme: 'light' })
  expect(store.getState().theme).toBe('light')

  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect((await freshStore()).getState().theme).toBe('system')
})

test('[c230] what another tab chooses is chosen here, and this one writes nothing back', async () => {
  const store = await freshStore()
  const { followOtherTabs } = await import('./app-store.ts')
  const stop = followOtherTabs()
  const receiveStored = (text: string | null, key = 'store') => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  const otherTab = JSON.stringify({ state: { ...initialState, theme: 'dark', bookmarks: ['/my-tokens'] }, version: 2 })
  receiveStored(otherTab)
  expect(store.getState()).toMatchObject({ theme: 'dark', bookmarks: ['/my-tokens'] })
  expect(localStorage.getItem('store')).toBe(otherTab)

  const newerVersion = JSON.stringify({ state: { theme: 'light' }, version: 3 })
  receiveStored(newerVersion)
  expect(store.getState().theme).toBe('dark')
  expect(localStorage.getItem('store')).toBe(newerVersion)
  receiveStored(null)
  expect(store.getState().theme).toBe('dark')

  localStorage.setItem('store', JSON.stringify({ state: { theme: 'light' }, version: 2 }))
  receiveStored('something', 'cache')
  expect(store.getState().theme).toBe('dark')

  const none = { theme: 'dark', bookmarks: null, primaryColor: null }
  store.setState({ primaryColor: '#0b5fa5' })
  receiveStored(JSON.stringify({ state: none, version: 2 }))
  expect(store.getState()).toMatchObject(none)
  stop()
  receiveStored(JSON.stringify({ state: { theme: 'light' }, version: 2 }))
  expect(store.getState().theme).toBe('dark')
})

test('the account is each tab’s own: what another tab connects to or leaves changes nothing here', async () => {
  const store = await freshStore()
  const { followOtherTabs } = await import('./app-store.ts')
  const stop = followOtherTabs()
  const receiveStored = (recentAccount: unknown) => {
    localStorage.setItem('store', JSON.stringify({ state: { ...initialState, recentAccount }, version: 2 }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'store' }))
  }
  receiveStored(account)
  expect(store.getState().recentAccount).toBeNull()
  store.setState({ recentAccount: account as never })
  receiveStored(null)
  expect(store.getState().recentAccount).toEqual(account)
  stop()
})
