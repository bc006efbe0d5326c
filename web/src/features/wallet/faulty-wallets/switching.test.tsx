import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { neverAnswer, throwing } from '@/testing/scripted-wallet.ts'
import { click, emitWalletEvent, findNetworkButton, readPage, renderConnected } from './render-page.tsx'

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
