import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { accountA, accountB, createScriptedWallet, neverAnswer, refuse, throwing } from '@/testing/scripted-wallet.ts'
import {
  choose,
  chooseEach,
  chooseShown,
  chooseWith,
  click,
  findAccountButton,
  findConnectButton,
  openWallets,
  readPage,
  renderPage,
} from './render-page.tsx'

const failed = i18n.t('wallet.failed', { wallet: 'Test wallet' })

const always = (answer: (params: readonly unknown[]) => unknown) => ({
  answers: { wallet_requestPermissions: answer, eth_requestAccounts: answer },
})

test('of two wallets the one that is chosen is connected, and only that one is asked', async () => {
  const [a, b] = [
    createScriptedWallet({ name: 'A', rdns: 'a' }),
    createScriptedWallet({ name: 'B', rdns: 'b', accounts: [accountB] }),
  ]
  await renderPage([a, b])
  await choose('B')
  await findAccountButton(accountB)
  expect(a.requested.filter((method) => method !== 'eth_accounts')).toEqual([])
})

test('a wallet that is locked and never answers: “Confirm in …”, with a way out and another wallet to choose', async () => {
  const other = createScriptedWallet({ name: 'Other', rdns: 'other', accounts: [accountB] })
  const locked = createScriptedWallet(always(neverAnswer))
  await renderPage([locked, other])
  await choose('Test wallet')
  await screen.findByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))
  await chooseShown('Other')
  await findAccountButton(accountB)
})

test('a wallet that is locked and never answers: “Cancel” leaves the page as it was', async () => {
  await chooseWith(always(neverAnswer))
  await click(await screen.findByText(en.common.cancel))
  expect(screen.queryByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))).toBeNull()
  await findConnectButton()
})

test('a locked wallet that says -32002: “Your wallet has a request open already …”', async () => {
  await chooseWith(always(refuse(-32002)))
  await screen.findByText(failed)
  screen.getByText(en.errors.walletBusy)
})

test('a locked wallet that says 4100: “Your wallet does not allow this page to do that …”', async () => {
  await chooseWith(always(refuse(4100)))
  await screen.findByText(en.errors.unauthorized)
})

test('wallets that decline with an object, a text, a code as a text or that of WalletConnect: “Connection declined”, and none is asked twice', async () => {
  const declines = [throwing({ code: 4001 }), throwing('User rejected the request'), refuse('4001'), refuse(5000)]
  const wallets = await chooseEach(declines.map(always), (name) =>
    screen.findByText(i18n.t('wallet.declinedLead', { wallet: name })),
  )
  for (const { requested } of wallets)
    expect(requested.filter((method) => /request/.test(method))).toEqual(['wallet_requestPermissions'])
})

test('wallets that throw texts, objects, nothing, errors without a code: “… gave an answer that makes no sense …”, and no raw text', async () => {
  const raw = 'ERR_INTERNAL_7'
  await chooseEach(
    [raw, undefined, null, {}, { message: raw }, new Error(raw), Object.assign(new Error(raw), { code: -32603 })].map(
      (value) => always(throwing(value)),
    ),
    (name) => screen.findByText(i18n.t('errors.walletAnswerInvalid', { wallet: name })),
  )
  expect(readPage()).not.toMatch(/ERR_INTERNAL_7|undefined|object Object/)
  await findConnectButton()
})

test('a wallet that throws undefined for the newer request only is asked by the older one, and connects', async () => {
  await chooseWith({ answers: { wallet_requestPermissions: throwing(undefined) } })
  await findAccountButton(accountA)
})

test('a wallet whose provider cannot stop listening is connected and disconnected', async () => {
  const wallet = createScriptedWallet()
  const { request, on } = wallet.provider
  wallet.provider = { request, on } as never
  await renderPage([wallet])
  await choose('Test wallet')
  await click(await findAccountButton(accountA))
  await click(await screen.findByText(en.wallet.disconnect))
  await findConnectButton()
})

test('a wallet that fails while it was preferred by the address: the dialog opens and says why, until it is asked again', async () => {
  window.history.replaceState(null, '', '/?w3mPreferInjected')
  const wallet = createScriptedWallet(always(refuse(-32002)))
  await renderPage([wallet])
  await openWallets()
  await screen.findByText(en.errors.walletBusy)

  // Asked again and given up, it is not said to have failed: that was the time before.
  wallet.answers = { wallet_requestPermissions: neverAnswer }
  await chooseShown('Test wallet')
  await click(await screen.findByText(en.common.cancel))
  expect(screen.queryByText(failed)).toBeNull()
  window.history.replaceState(null, '', '/')
})
