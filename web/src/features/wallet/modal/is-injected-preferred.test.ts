import { expect, test } from 'vitest'
import { isInjectedPreferred } from './choose-opening.ts'

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
