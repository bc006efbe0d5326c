import { afterEach, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { hasLegacyWallet, listWallets } from './list-wallets.ts'
import { byRecent } from './reconnect-wallet.ts'

const wallets = (...ids: string[]) => ids.map((id) => ({ id })) as unknown as Connector[]
const getIds = (connectors: readonly Connector[]) => connectors.map(({ id }) => id)

afterEach(() => vi.unstubAllGlobals())

test('wallets that announced themselves are listed, window.ethereum then is not', () => {
  expect(getIds(listWallets(wallets('injected', 'io.a', 'io.b'), true))).toEqual(['io.a', 'io.b'])
})

test('window.ethereum is listed only if nothing was announced and it is there', () => {
  expect(getIds(listWallets(wallets('injected'), true))).toEqual(['injected'])
  expect(listWallets(wallets('injected'), false)).toEqual([])
})

test('[c111] the wallet used last is tried first', () => {
  expect(getIds(byRecent(wallets('io.a', 'io.b', 'io.c'), 'io.c'))).toEqual(['io.c', 'io.a', 'io.b'])
})

test('without a page there is no window.ethereum', () => {
  expect(hasLegacyWallet()).toBe(false)
})

test.each([
  ['none', {}, false],
  ['one that is taken away', { ethereum: undefined }, false],
  ['one', { ethereum: { request() {} } }, true],
])('the page has a wallet of its own where window.ethereum is something: %s', (_, page, expected) => {
  vi.stubGlobal('window', page)
  expect(hasLegacyWallet()).toBe(expected)
})
