import { expect, test } from 'vitest'
import { SwitchNetworkDataMissingError, WalletDataMissingError } from '@/lib/wallet/wallet-errors.ts'
import { router } from './router.ts'

const { start, push, reset, replace, goBack, canGoBack } = router
const data = { Wallet: { id: 'io.metamask', name: 'MetaMask' } }
const other = { SwitchNetwork: { chainId: 56 } }

test('[R1] [c126] it starts at ConnectWallet, with that as its history and without data', () => {
  expect(start).toEqual({ view: 'ConnectWallet', history: ['ConnectWallet'], data: undefined })
})

test('[R2] [c127] push shows the view, adds it to the history and takes the data with it', () => {
  expect(push(start, 'Wallet', data)).toEqual({ view: 'Wallet', history: ['ConnectWallet', 'Wallet'], data })
})

test('[R2] [c127] push of the view in force does nothing, its data included', () => {
  const state = push(start, 'Wallet', data)
  expect(push(state, 'Wallet', other)).toBe(state)
})

test('[R2] push without data keeps what is there', () => {
  expect(push(push(start, 'Wallet', data), 'Account').data).toBe(data)
  expect(push(push(start, 'Wallet', data), 'SwitchNetwork', other).data).toBe(other)
})

test('[R3] [c128] reset makes the history that one view; data is kept', () => {
  const state = push(push(start, 'Wallet', data), 'Account')
  expect(reset(state, 'SelectNetwork')).toEqual({ view: 'SelectNetwork', history: ['SelectNetwork'], data })
})

test('[R4] [c129] replace swaps the top of the history', () => {
  const state = push(push(start, 'SelectNetwork'), 'Wallet', data)
  expect(replace(state, 'Account')).toEqual({
    view: 'Account',
    history: ['ConnectWallet', 'SelectNetwork', 'Account'],
    data,
  })
})

test('[R4] [c130] go back returns to the view before', () => {
  const state = push(push(start, 'Wallet', data), 'Account')
  expect(goBack(state)).toEqual({ view: 'Wallet', history: ['ConnectWallet', 'Wallet'], data })
})

test('[R4] [c129] [c130] with a history of one, replace and go back do nothing', () => {
  expect(replace(start, 'Account')).toBe(start)
  expect(goBack(start)).toBe(start)
})

test('[R5] there is a way back exactly where the history is longer than one', () => {
  expect(canGoBack(start)).toBe(false)
  const pushed = push(start, 'Account')
  expect(canGoBack(pushed)).toBe(true)
  expect(canGoBack(reset(pushed, 'Account'))).toBe(false)
  expect(canGoBack(goBack(pushed))).toBe(false)
})

test('no step changes the state that it was given', () => {
  const state = Object.freeze({
    ...push(start, 'Account'),
    history: Object.freeze(['ConnectWallet', 'Account'] as const),
  })
  for (const step of [push, reset, replace]) step(state, 'Wallet')
  goBack(state)
  expect(state).toEqual({ view: 'Account', history: ['ConnectWallet', 'Account'], data: undefined })
})

test('[E1] [c138] the views that need data say so where it is missing', () => {
  expect(() => router.getWallet(start)).toThrow(WalletDataMissingError)
  expect(() => router.getWallet(start)).toThrow(/^Missing "Wallet" view data$/)
  expect(() => router.getSwitchNetwork(push(start, 'Wallet', data))).toThrow(SwitchNetworkDataMissingError)
  expect(() => router.getSwitchNetwork(start)).toThrow(/^Missing "SwitchNetwork" view data$/)
  expect(router.getWallet(push(start, 'Wallet', data))).toBe(data.Wallet)
  expect(router.getSwitchNetwork(push(start, 'SwitchNetwork', other))).toBe(other.SwitchNetwork)
})
