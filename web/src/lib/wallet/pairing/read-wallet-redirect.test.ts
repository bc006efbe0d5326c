import { expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { readWalletRedirect } from './app-links.ts'
import { pairingId } from './load-pairing.ts'

const connectorOf = (id: string, metadata?: object) =>
  ({
    id,
    name: 'WalletConnect',
    getProvider: async () => ({ session: metadata && { peer: { metadata } } }),
  }) as unknown as Connector

test.each([
  ['its native address', { native: 'amber://', universal: 'https://amber.example' }, 'amber://'],
  ['its universal one', { universal: 'https://amber.example/app' }, 'https://amber.example/app'],
  [
    'the safe one of two',
    { native: 'javascript:alert(1)', universal: 'https://amber.example/' },
    'https://amber.example/',
  ],
])('a paired wallet is opened at %s', async (_, redirect, href) => {
  expect(await readWalletRedirect(connectorOf(pairingId, { name: 'Amber', redirect }))).toEqual({
    wallet: 'Amber',
    href,
  })
})

test.each([
  ['named none', connectorOf(pairingId, { name: 'Amber' })],
  [
    'named one that a browser would run',
    connectorOf(pairingId, { redirect: { native: 'javascript:x', universal: 'data:x' } }),
  ],
  ['has no session', connectorOf(pairingId)],
  ['is in this browser', connectorOf('io.amber', { redirect: { native: 'amber://' } })],
])('there is no way to a wallet that %s', async (_, connector) => {
  expect(await readWalletRedirect(connector)).toBeUndefined()
})
