import { expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { listWallets } from './list-wallets'
import { byRecent } from './reconnect-wallet'

const wallets = (...ids: string[]) => ids.map((id) => ({ id })) as unknown as Connector[]
const idsOf = (connectors: readonly Connector[]) => connectors.map(({ id }) => id)

test('wallets that announced themselves are listed, window.ethereum then is not', () => {
  expect(idsOf(listWallets(wallets('injected', 'io.a', 'io.b'), true))).toEqual(['io.a', 'io.b'])
})

test('window.ethereum is listed only if nothing was announced and it is there', () => {
  expect(idsOf(listWallets(wallets('injected'), true))).toEqual(['injected'])
  expect(listWallets(wallets('injected'), false)).toEqual([])
})

test('[c111] the wallet used last is tried first', () => {
  expect(idsOf(byRecent(wallets('io.a', 'io.b', 'io.c'), 'io.c'))).toEqual(['io.c', 'io.a', 'io.b'])
})
