import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { accountA, accountB, createScriptedWallet, neverAnswer } from '@/testing/scripted-wallet.ts'
import {
  choose,
  chooseEach,
  chooseWith,
  click,
  findAccountButton,
  findConnectButton,
  flushWallets,
  renderPage,
} from './render-page.tsx'

test('a locked wallet that gives no account: “The wallet gave no account …”', async () => {
  await chooseWith({ accounts: [] })
  await screen.findByText(en.errors.accountMissing)
  await findConnectButton()
})

test('a wallet that agrees and then never names its network: “Confirm in …” with “Cancel”', async () => {
  await chooseWith({ answers: { eth_chainId: neverAnswer } })
  await screen.findByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))
  await click(screen.getByText(en.common.cancel))
  await findConnectButton()
})

test('a wallet that answers twice, by its answer and by its events: one account, one session', async () => {
  const { config, wallet } = await chooseWith({
    answers: {
      wallet_requestPermissions() {
        wallet.granted = true
        wallet.emit('connect', { chainId: '0x7a69' })
        wallet.emit('accountsChanged', [accountA])
        wallet.emit('accountsChanged', [accountA])
        return [{ caveats: [{ value: [accountA] }] }]
      },
    },
  })
  await findAccountButton(accountA)
  await flushWallets()
  expect(config.state.connections.size).toBe(1)
})

test('a wallet that names its network as a decimal text: that network', async () => {
  await chooseWith({ chainId: '31337' })
  await findAccountButton(accountA)
  screen.getByLabelText(i18n.t('networks.button', { name: 'Local chain' }))
})

test('wallets that name a network that is none: “… gave an answer that makes no sense …”', async () => {
  await chooseEach(
    ['0x', '', 'mainnet', Number.NaN, null, -1].map((chainId) => ({ chainId })),
    (name) => screen.findByText(i18n.t('errors.walletAnswerInvalid', { wallet: name })),
  )
  await findConnectButton()
})

test('wallets that call something else their accounts: “… gave an answer that makes no sense …”', async () => {
  await chooseEach(
    [['me'], [7], [null], [{}], 'none' as never].map((accounts) => ({ accounts })),
    (name) => screen.findByText(i18n.t('errors.walletAnswerInvalid', { wallet: name })),
  )
  await findConnectButton()
})

test('a wallet that writes its account in small letters: the account in its proper letters', async () => {
  const { config } = await chooseWith({ accounts: [accountA.toLowerCase(), accountA.toLowerCase()] })
  await findAccountButton(accountA)
  expect([...config.state.connections.values()][0]?.accounts[0]).toBe(accountA)
})

test('a wallet that grants one account and lists another: the one it lists, now and after a reload', async () => {
  const answers = {
    wallet_requestPermissions: () => [{ caveats: [{ value: [accountB] }] }],
    eth_accounts: () => [accountA],
  }
  const wallet = createScriptedWallet({ answers })
  const { config } = await renderPage([wallet])
  await choose('Test wallet')
  await findAccountButton(accountA)
  expect([...config.state.connections.values()][0]?.accounts).toEqual([accountA])
})
