import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestConfig, renderApp, type WalletAnswer } from '../../lib/testing/render-app'
import en from '../../locales/en.json'
import { NetworkBanner } from './network-banner'
import { NetworkButton } from './network-button'
import { NetworksDialog } from './networks-dialog'
import { WalletDialog } from './wallet-dialog'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const answers =
  (changes: Record<string, unknown> = {}): WalletAnswer =>
  (method, params) => {
    const known: Record<string, unknown> = {
      eth_requestAccounts: [account],
      eth_accounts: [account],
      wallet_requestPermissions: [],
      eth_chainId: '0x7a69',
      eth_getBalance: '0xde0b6b3a7640000',
      ...changes,
    }
    const answer = known[method]
    return typeof answer === 'function' ? answer(params) : (answer ?? null)
  }

const refuse = (code: number) => () => {
  throw Object.assign(new Error('no'), { code })
}

const dialog = (onClose = () => {}) => (
  <>
    <NetworkButton onOpen={() => {}} />
    <NetworkBanner />
    <WalletDialog open onClose={onClose} />
  </>
)

const connect = async () => userEvent.click(await screen.findByRole('button', { name: 'Test wallet' }))

test('[c3] [c121] a wallet found in the browser is connected and shows its account', async () => {
  const onClose = vi.fn()
  renderApp(dialog(onClose), createTestConfig(answers()))
  await connect()

  await screen.findByText('0xf39F...2266')
  expect(onClose).toHaveBeenCalled()
  await screen.findByText(/^1/, { selector: '.figure' })
})

test('[c106] while the wallet asks, the dialog says what is asked', async () => {
  renderApp(dialog(), createTestConfig(answers({ wallet_requestPermissions: () => new Promise(() => {}) })))
  await connect()
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
})

test('[c107] [c227] a decline is said quietly and the list stays', async () => {
  const no = refuse(4001)
  renderApp(dialog(), createTestConfig(answers({ wallet_requestPermissions: no, eth_requestAccounts: no })))
  await connect()

  await screen.findByText(en.wallet.declined)
  expect(screen.getByRole('button', { name: 'Test wallet' })).toHaveProperty('disabled', false)
})

test('another failure says what went wrong', async () => {
  const busy = refuse(-32002)
  renderApp(dialog(), createTestConfig(answers({ wallet_requestPermissions: busy, eth_requestAccounts: busy })))
  await connect()
  await screen.findByText(en.wallet.failed.replace('{{wallet}}', 'Test wallet'))
})

test('[c109] disconnecting leads back to the wallets', async () => {
  renderApp(dialog(), createTestConfig(answers()))
  await connect()
  await userEvent.click(await screen.findByRole('button', { name: en.wallet.disconnect }))
  await screen.findByRole('button', { name: 'Test wallet' })
})

test('[c72] [c116] on another network the page says so and offers the first configured one', async () => {
  const switchChain = vi.fn(() => null)
  const changes = { eth_chainId: '0x1', wallet_switchEthereumChain: switchChain }
  renderApp(dialog(), createTestConfig(answers(changes)))
  await connect()

  await screen.findByRole('button', { name: en.networks.notSupported })
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain(en.networks.wrongKnown.replace('{{name}}', 'Ethereum'))
  expect(switchChain).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: en.networks.switchTo.replace('{{name}}', 'Local chain') }))
  await waitFor(() => expect(switchChain).toHaveBeenCalledWith([{ chainId: '0x7a69' }]))
})

test('[c115] a wallet that does not know the network is asked to add it', async () => {
  const add = vi.fn(() => null)
  const changes = { eth_chainId: '0x1', wallet_switchEthereumChain: refuse(4902), wallet_addEthereumChain: add }
  renderApp(dialog(), createTestConfig(answers(changes)))
  await connect()
  await userEvent.click(await screen.findByRole('button', { name: /^Switch to/ }))
  await waitFor(() => expect(add).toHaveBeenCalledWith([expect.objectContaining({ chainId: '0x7a69' })]))
})

test('[c86] [c93] [c94] Choose Networks shows tiles, the note and what a network is', async () => {
  renderApp(<NetworksDialog open onClose={() => {}} />)
  await screen.findByRole('heading', { name: 'Choose Networks' })
  screen.getByText('Your connected wallet may not support some of the networks available for this dApp')
  await userEvent.click(screen.getByRole('button', { name: 'What is a network' }))
  screen.getByText(en.networks.whatIsText)
  expect(screen.getByRole('button', { name: 'Polygon' }).textContent).toBe('Polygon')
  expect(screen.getByRole('button', { name: 'Ethereum' }).textContent).toBe('Ethereu...')
})

test('[c88] [c90] the active tile is marked; one that cannot be used says why and asks no wallet', async () => {
  renderApp(<NetworksDialog open onClose={() => {}} />)
  const active = await screen.findByRole('button', { name: /Local chain/ })
  expect(active.getAttribute('aria-pressed')).toBe('true')
  expect(active.querySelector('img')?.getAttribute('src')).toContain('assets/images/wallet/31337.svg')

  await userEvent.click(screen.getByRole('button', { name: 'Goerli' }))
  screen.getByText(en.networks.reasons.goerliRetired)
  await userEvent.click(screen.getByRole('button', { name: 'Avalanche' }))
  screen.getByText(en.networks.reasons.notConfigured.replace('{{name}}', 'Avalanche'))
})

test('without any wallet the dialog says what to do', async () => {
  const config = createTestConfig(answers())
  config._internal.connectors.setState([])
  renderApp(dialog(), config)
  await screen.findByText(en.wallet.none)
  screen.getByText(en.wallet.noneHelp)
})
