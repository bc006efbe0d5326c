import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { accountA, accountB, createScriptedWallet, neverAnswer, refuse, throwing } from '@/testing/scripted-wallet.ts'
import {
  click,
  emitWalletEvent,
  findAccountButton,
  findConnectButton,
  findNetworkButton,
  flushWallets,
  openWallets,
  readPage,
  renderConnected,
} from './render-page.tsx'

describe('accounts and disconnects', () => {
  test('[c112] the account is switched in the wallet: the header shows the new one', async () => {
    const { wallet } = await renderConnected()
    await emitWalletEvent(wallet, 'accountsChanged', [accountB, accountA])
    await findAccountButton(accountB)
  })

  test('[c110] the wallet is locked: “Connect wallet”', async () => {
    const { wallet } = await renderConnected()
    await emitWalletEvent(wallet, 'accountsChanged', [])
    await findConnectButton()
  })

  test('a wallet that reports no account and then another: the other one, never the one before', async () => {
    const { wallet } = await renderConnected()
    wallet.accounts = [accountB]
    await emitWalletEvent(wallet, 'accountsChanged', [])
    await findConnectButton()
    await emitWalletEvent(wallet, 'accountsChanged', [accountB])
    await findAccountButton(accountB)
  })

  test('a wallet that reports both at the same time: never the one before', async () => {
    const { wallet } = await renderConnected()
    wallet.accounts = [accountB]
    await act(async () => {
      wallet.emit('accountsChanged', [])
      wallet.emit('accountsChanged', [accountB])
    })
    await flushWallets()
    expect(screen.queryByLabelText(/0xf39F/)).toBeNull()
  })

  for (const garbage of [[7], ['me'], [null], [''], 'none', undefined, { 0: accountB }])
    test(`a wallet that reports ${JSON.stringify(garbage)} as its accounts: “Connect wallet”, not the account before`, async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      const { wallet } = await renderConnected()
      await emitWalletEvent(wallet, 'accountsChanged', garbage)
      await findConnectButton()
      warn.mockRestore()
    })

  test('a wallet that reports its accounts twice, in small letters, and with others that are none: each once', async () => {
    const { config, wallet } = await renderConnected()
    await emitWalletEvent(wallet, 'accountsChanged', [accountB.toLowerCase(), 7, accountB, accountA, null])
    await findAccountButton(accountB)
    expect([...config.state.connections.values()][0]?.accounts).toEqual([accountB, accountA])
  })

  test('a wallet that is removed and says so: “Connect wallet”', async () => {
    const { wallet } = await renderConnected()
    await emitWalletEvent(wallet, 'disconnect', Object.assign(new Error('gone'), { code: 4900 }))
    await findConnectButton()
  })

  test('a wallet that is cut off for a moment (1013) and then throws: nothing breaks, and it can be disconnected', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { wallet } = await renderConnected()
    wallet.answers.eth_accounts = throwing(new Error('Extension context invalidated.'))
    await emitWalletEvent(wallet, 'disconnect', Object.assign(new Error('gone'), { code: 1013 }))
    await click(await findAccountButton(accountA))
    await click(await screen.findByText(en.wallet.disconnect))
    await findConnectButton()
    warn.mockRestore()
  })

  test('a wallet that is removed without a word: it can be disconnected, and stays so after a reload', async () => {
    const gone = throwing(new Error('Extension context invalidated.'))
    const { wallet } = await renderConnected({}, { storage: localStorage })
    wallet.provider.request = async () => gone([])
    await click(await findAccountButton(accountA))
    await click(await screen.findByText(en.wallet.disconnect))
    await findConnectButton()
    await waitFor(() => expect(localStorage.getItem('wagmi.test.wallet.disconnected')).toBe('true'))
  })

  test('a wallet that never answers the disconnect: “Connect wallet” at once', async () => {
    await renderConnected({ answers: { wallet_revokePermissions: neverAnswer } })
    await click(await findAccountButton(accountA))
    await click(await screen.findByText(en.wallet.disconnect))
    screen.getByText(en.wallet.connect)
  })

  test('another wallet that connects by itself: the account stays', async () => {
    const other = createScriptedWallet({ name: 'Pushy', rdns: 'pushy', accounts: [accountB] })
    await renderConnected({}, {}, [other])
    other.granted = true
    await emitWalletEvent(other, 'connect', { chainId: '0x1' })
    await emitWalletEvent(other, 'accountsChanged', [accountB])
    await flushWallets()
    await findAccountButton(accountA)
    await findNetworkButton('Local chain')
  })

  test('a wallet that connects by itself after it was disconnected: “Connect wallet”', async () => {
    const { wallet } = await renderConnected(
      { answers: { wallet_revokePermissions: refuse(-32601) } },
      { storage: localStorage },
    )
    await click(await findAccountButton(accountA))
    await click(await screen.findByText(en.wallet.disconnect))
    await findConnectButton()
    await emitWalletEvent(wallet, 'connect', { chainId: '0x7a69' })
    await emitWalletEvent(wallet, 'accountsChanged', [accountB])
    await flushWallets()
    await findConnectButton()
    await openWallets()
  })
})

describe('networks', () => {
  afterEach(() => void vi.useRealTimers())

  const seeUnsupported = () => screen.findByText(en.networks.notSupported)
  const openNetworks = async () => click(await screen.findByLabelText(/^Network:/))

  test('[c113] the network is changed in the wallet: the header follows, and says “Not supported” where it is not', async () => {
    const { wallet } = await renderConnected()
    await emitWalletEvent(wallet, 'chainChanged', '0x38')
    await findNetworkButton('BNB Smart Chain')
    await emitWalletEvent(wallet, 'chainChanged', '0x1')
    await seeUnsupported()
    screen.getByText(i18n.t('networks.wrongKnown', { name: 'Ethereum' }))
    await emitWalletEvent(wallet, 'chainChanged', '0x7a69')
    await findNetworkButton('Local chain')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a wallet that reports a network that is none: “Not supported”, until it reports one', async () => {
    const { wallet } = await renderConnected()
    for (const garbage of ['0x', 'mainnet', undefined, Number.NaN, { chainId: '0x1' }, -5]) {
      await emitWalletEvent(wallet, 'chainChanged', garbage)
      await seeUnsupported()
      screen.getByText(en.networks.wrong)
    }
    await emitWalletEvent(wallet, 'chainChanged', 56)
    await findNetworkButton('BNB Smart Chain')
  })

  test('a wallet that is removed without a word and is asked to switch: “… did not go to …”', async () => {
    const { wallet } = await renderConnected({ chainId: '0x1' })
    wallet.provider.request = async () => throwing(new Error('Extension context invalidated.'))([])
    await click(await screen.findByText(i18n.t('networks.switchTo', { name: 'Local chain' })))
    await screen.findByText(i18n.t('errors.switchFailed', { wallet: 'Test wallet', network: 'Local chain' }))
    expect(readPage()).not.toContain('context')
  })

  test('a wallet that declines to switch with a text: “Switch declined” and “Try again”', async () => {
    await renderConnected({ answers: { wallet_switchEthereumChain: throwing('User rejected the request') } })
    await openNetworks()
    await click(await screen.findByLabelText('BNB Smart Chain'))
    await screen.findByText(en.networks.declined)
    screen.getByText(en.common.tryAgain)
  })

  test('a wallet that says that it switched but stays: “… did not go to …”, and the header shows where it is', async () => {
    await renderConnected({ answers: { wallet_switchEthereumChain: () => null } })
    await openNetworks()
    vi.useFakeTimers()
    await click(screen.getByLabelText('BNB Smart Chain'))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    await screen.findByText(i18n.t('errors.switchFailed', { wallet: 'Test wallet', network: 'BNB Smart Chain' }))
    await findNetworkButton('Local chain')
  })

  test('a wallet that never answers a switch: the way back leads to the other networks, which work', async () => {
    const { wallet } = await renderConnected({ answers: { wallet_switchEthereumChain: neverAnswer } })
    await openNetworks()
    await click(await screen.findByLabelText('BNB Smart Chain'))
    await screen.findByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))
    await click(screen.getByLabelText(en.walletModal.back))
    wallet.answers = {}
    await click(await screen.findByLabelText('Arbitrum One'))
    await findNetworkButton('Arbitrum One')
  })

  test('a wallet that never answers the banner: the button stays, and asks again', async () => {
    const { wallet } = await renderConnected({ chainId: '0x1', answers: { wallet_switchEthereumChain: neverAnswer } })
    await click(await screen.findByText(i18n.t('networks.switchTo', { name: 'Local chain' })))
    const button = await screen.findByText(en.networks.switching)
    wallet.answers = {}
    await click(button)
    await findNetworkButton('Local chain')
  })

  test('a wallet that reports a network on which it is not: a switch to another one is still asked for, and believed', async () => {
    const { wallet } = await renderConnected()
    await emitWalletEvent(wallet, 'chainChanged', '0x38')
    await findNetworkButton('BNB Smart Chain')
    await openNetworks()
    await click(await screen.findByLabelText('Arbitrum One'))
    await findNetworkButton('Arbitrum One')
  })
})
