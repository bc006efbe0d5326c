import { beforeEach, expect, test, vi } from 'vitest'
import { initialState } from './app-state'

const account = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 56 }

async function freshStore() {
  vi.resetModules()
  return (await import('./app-store')).appStore
}

beforeEach(() => vi.restoreAllMocks())

test('[c230] choices are kept under the name store in version 2', async () => {
  const store = await freshStore()
  store.setState({ theme: 'dark', language: 'ae' })
  expect(JSON.parse(localStorage.getItem('store') ?? '')).toMatchObject({
    state: { theme: 'dark', language: 'ae' },
    version: 2,
  })
  expect((await freshStore()).getState()).toMatchObject({ theme: 'dark', language: 'ae' })
})

test('another version is dropped', async () => {
  localStorage.setItem('store', JSON.stringify({ state: { theme: 'dark' }, version: 1 }))
  expect((await freshStore()).getState().theme).toBe('system')
})

test('what makes no sense counts as no choice, the rest is kept', async () => {
  const state = { theme: 'pink', language: 'xx', recentAccount: { address: 'me', chainId: 1 } }
  localStorage.setItem('store', JSON.stringify({ state, version: 2 }))
  expect((await freshStore()).getState()).toEqual(initialState)

  localStorage.setItem('store', JSON.stringify({ state: { ...state, recentAccount: account }, version: 2 }))
  expect((await freshStore()).getState().recentAccount).toEqual(account)

  localStorage.setItem('store', 'not JSON')
  expect((await freshStore()).getState().theme).toBe('system')
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
