import { expect, test } from 'vitest'
import { chooseOpening, type OpeningFacts } from './choose-opening.ts'

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
