import { CoreUtil } from '@web3modal/core'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { readWalletRedirect, toDeepLink } from './app-links.ts'
import { pairingId } from './load-pairing.ts'

describe('toDeepLink', () => {
  const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=58a7&expiryTimestamp=1700000000'
  const encoded = 'wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3D58a7%26expiryTimestamp%3D1700000000'

  test.each([
    ['metamask:', `metamask://wc?uri=${encoded}`],
    ['metamask://', `metamask://wc?uri=${encoded}`],
    ['rabby', `rabby://wc?uri=${encoded}`],
    ['okex://main', `okex://main/wc?uri=${encoded}`],
    ['bnc://app.binance.com/cedefi/', `bnc://app.binance.com/cedefi/wc?uri=${encoded}`],
    ['https://metamask.app.link', `https://metamask.app.link/wc?uri=${encoded}`],
    ['https://rnbwapp.com/', `https://rnbwapp.com/wc?uri=${encoded}`],
  ])('a wallet at %s is opened with the pairing', (address, expected) => {
    expect(toDeepLink(address, uri)).toBe(expected)
  })

  test('any address gives the link of the original modal, native or universal', () => {
    vi.spyOn(console, 'info').mockImplementation(() => {}) // the original complains where it cannot store its choice
    const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{1,12}$/)
    const path = fc.stringMatching(/^([a-z0-9]{1,8}(\.[a-z]{2,4})?\/?){0,3}$/)
    const address = fc.oneof(
      scheme,
      scheme.map((name) => `${name}:`),
      fc.tuple(scheme, path).map(([name, rest]) => `${name}://${rest}`),
      path.map((rest) => `https://wallet.example/${rest}`),
    )
    fc.assert(
      fc.property(address, fc.string({ minLength: 1 }), (where, link) => {
        expect(toDeepLink(where, link)).toBe(CoreUtil.formatNativeUrl(where, link, 'Wallet'))
        expect(toDeepLink(where, link)).toBe(CoreUtil.formatUniversalUrl(where, link, 'Wallet'))
      }),
    )
  })
})

describe('readWalletRedirect', () => {
  const createConnector = (id: string, metadata?: object) =>
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
    expect(await readWalletRedirect(createConnector(pairingId, { name: 'Amber', redirect }))).toEqual({
      wallet: 'Amber',
      href,
    })
  })

  test.each([
    ['named none', createConnector(pairingId, { name: 'Amber' })],
    [
      'named one that a browser would run',
      createConnector(pairingId, { redirect: { native: 'javascript:x', universal: 'data:x' } }),
    ],
    ['has no session', createConnector(pairingId)],
    ['is in this browser', createConnector('io.amber', { redirect: { native: 'amber://' } })],
  ])('there is no way to a wallet that %s', async (_, connector) => {
    expect(await readWalletRedirect(connector)).toBeUndefined()
  })
})
