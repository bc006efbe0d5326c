import { deployments } from '@saleyard/generated/deployments'
import { createEvent, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { getChain } from '@/lib/networks/chains.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { byTextContent, renderApp } from '@/testing/render-app.tsx'
import { accountA, accountB } from '@/testing/scripted-wallet.ts'
import { AddressName, findName, NamedAddress, useAddressTexts } from './named-address.tsx'

const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const vault: Address = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'

afterEach(() => knownTokens.setState({ tokens: [] }))

async function show(address: Address, name?: string) {
  renderApp(<NamedAddress chainId={31337} id={address} name={name} />, await connectTestConfig(() => undefined))
  await screen.findByText(/0x.{4}\.\.\./)
}

test("the account's own address is named, whatever the case of its letters", async () => {
  await show(accountA.toLowerCase() as Address)
  screen.getByText(en.names.you)
  screen.getByTitle(accountA) // with its checksum, as everywhere
})

test('a contract of ours and an exchange of the network are named', () => {
  const context = { t: ((key: string) => key) as never, account: undefined, known: knownTokens.getState().tokens }
  expect(findName(31337, deployments.TokenLockFactory, context)).toBe('Saleyard TokenLockFactory')
  expect(findName(56, getChain(56).routers.Panacakeswap as Address, context)).toBe('Panacakeswap')
  expect(findName(31337, getChain(56).routers.Panacakeswap as Address, context)).toBeUndefined()
})

test('a token of this device and its vault are named on their own network, without marks that turn the line', async () => {
  rememberTokens([{ chainId: 31337, token, symbol: 'TI\u202eDE', vault }])
  expect(knownTokens.getState().tokens[0]?.symbol).toBe('TIDE')
  rememberTokens([{ chainId: 31337, token, symbol: 'TIDE' }])
  await show(vault)
  screen.getByText(en.tx.vaultOf.replace('{{symbol}}', 'TIDE'))
  const { tokens: known } = knownTokens.getState()
  const context = { t: ((key: string) => key) as never, account: undefined, known }
  expect(findName(31337, token, context)).toBe('names.token')
  expect(findName(56, token, context)).toBeUndefined()
})

test('a token that calls itself as we do does not get the name of our contract', async () => {
  rememberTokens([{ chainId: 31337, token: deployments.MultiSender, symbol: 'USDC' }])
  await show(deployments.MultiSender)
  screen.getByText('Saleyard MultiSender')
})

test('an address that the page does not know has no name; a name of strangers is isolated', async () => {
  await show(accountB)
  expect(document.querySelector('bdi')).toBeNull()
  await show(accountB, 'HRB')
  expect(screen.getByText('HRB').tagName).toBe('BDI')
})

test('the short text is copied as the whole address', async () => {
  await show(accountB)
  const short = screen.getByText(byTextContent(accountB.slice(0, 6)))
  let copied = ''
  const clipboardData = { setData: (_: string, text: string) => (copied = text) }
  const event = createEvent.copy(short, { clipboardData })
  fireEvent(short, event)
  expect(copied).toBe(accountB)
  expect(event.defaultPrevented).toBe(true)
})

test('what is stored in another shape counts as nothing', () => {
  localStorage.setItem('known-tokens', '{"state":{"tokens":[{"token":"0x1"}]},"version":1}')
  void knownTokens.persist.rehydrate()
  expect(knownTokens.getState().tokens).toEqual([])
})

test('in a sentence the name comes before the address, and never instead of it', () => {
  rememberTokens([{ chainId: 31337, token, symbol: 'TIDE' }])
  const { result } = renderHook(() => useAddressTexts(31337))
  expect(result.current(token)).toBe('TIDE token (0x5FbD...0aa3)')
  expect(result.current(token, token)).toBe(`TIDE token (${token})`)
  expect(result.current(vault)).toBe('0xe7f1...0512')
})

test('on a page without a wallet what the device knows is named', () => {
  rememberTokens([{ chainId: 31337, token, symbol: 'TIDE' }])
  render(<AddressName chainId={31337} address={token} />)
  screen.getByText('TIDE token')
})
