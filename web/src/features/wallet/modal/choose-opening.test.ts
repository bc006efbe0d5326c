import { describe, expect, test } from 'vitest'
import { chooseOpening, isInjectedPreferred, type OpeningFacts } from './choose-opening.ts'

describe('chooseOpening', () => {
  const facts: OpeningFacts = { isConnected: false, networkView: false, preferInjected: false }

  test('[O1] a route that is asked for comes first', () => {
    expect(chooseOpening({ route: 'ConnectWallet', isConnected: true, networkView: true, preferInjected: true })).toBe(
      'ConnectWallet',
    )
  })

  test('[O1] [c132] who is connected sees the account, whatever else is set', () => {
    expect(chooseOpening({ isConnected: true, networkView: true, preferInjected: true })).toBe('Account')
  })

  test('[O1] [c133] else, where the network view is enabled, networks are chosen first', () => {
    expect(chooseOpening({ ...facts, networkView: true, preferInjected: true })).toBe('SelectNetwork')
  })

  test('[O1] [c134] else, where the wallet of the browser is preferred, it is asked at once', () => {
    expect(chooseOpening({ ...facts, preferInjected: true })).toBe('connect')
  })

  test('[O1] [c135] else wallets are chosen', () => {
    expect(chooseOpening(facts)).toBe('ConnectWallet')
  })
})

describe('isInjectedPreferred', () => {
  const desktop = { search: '', wallets: 1, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
  const phones = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
  ]

  test('[O3] a wallet of the browser is preferred where the address says so', () => {
    for (const search of ['?w3mPreferInjected', '?w3mPreferInjected=', '?a=b&w3mPreferInjected=true'])
      expect(isInjectedPreferred({ ...desktop, search, wallets: 2 })).toBe(true)
    expect(isInjectedPreferred(desktop)).toBe(false)
    expect(isInjectedPreferred({ ...desktop, search: '?W3MPREFERINJECTED&x=w3mPreferInjected' })).toBe(false)
  })

  test('[O3] without a wallet nothing is preferred', () => {
    expect(isInjectedPreferred({ ...desktop, search: '?w3mPreferInjected', wallets: 0 })).toBe(false)
    for (const userAgent of phones) expect(isInjectedPreferred({ ...desktop, userAgent, wallets: 0 })).toBe(false)
  })

  test('[O3] on a phone the only wallet there is, is preferred; a choice of two is left to the user', () => {
    for (const userAgent of phones) {
      expect(isInjectedPreferred({ ...desktop, userAgent })).toBe(true)
      expect(isInjectedPreferred({ ...desktop, userAgent, wallets: 2 })).toBe(false)
    }
  })
})
