import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestConfig, renderApp, type WalletAnswer } from '../../../lib/testing/render-app'
import type { ModalRoute } from '../../../lib/wallet/wallet-modal'
import en from '../../../locales/en.json'
import { NetworkBanner } from '../header/network-banner'
import { NetworkButton } from '../header/network-button'
import { createModal } from './create-modal'
import { WalletModal } from './wallet-modal'

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

/** Everything of the wallet, with the modal open. */
function renderModal(config = createTestConfig(answers()), route?: ModalRoute) {
  const modal = createModal(config)
  void modal.open(route)
  renderApp(
    <>
      <NetworkButton onOpen={() => {}} />
      <NetworkBanner />
      <button type="button" onClick={() => modal.open()}>
        open
      </button>
      <WalletModal modal={modal} />
    </>,
    config,
  )
  return modal
}
const openAgain = () => userEvent.click(screen.getByRole('button', { name: 'open' }))
const connect = async () => userEvent.click(await screen.findByRole('button', { name: 'Test wallet' }))

test('[c3] [c121] a wallet found in the browser is connected and shows its account', async () => {
  const modal = renderModal()
  await connect()
  await waitFor(() => expect(modal.store.getState().open).toBe(false))

  await openAgain()
  await screen.findByText('0xf39F...2266')
  await screen.findByText(/^1/, { selector: '.figure' })
})

test('[c106] while the wallet asks, the dialog says what is asked', async () => {
  renderModal(createTestConfig(answers({ wallet_requestPermissions: () => new Promise(() => {}) })))
  await connect()
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
})

test('[c107] [c227] a decline is said quietly and the list stays', async () => {
  const no = refuse(4001)
  renderModal(createTestConfig(answers({ wallet_requestPermissions: no, eth_requestAccounts: no })))
  await connect()

  await screen.findByText(en.wallet.declined)
  expect(screen.getByRole('button', { name: 'Test wallet' })).toHaveProperty('disabled', false)
})

test('another failure says what went wrong', async () => {
  const busy = refuse(-32002)
  renderModal(createTestConfig(answers({ wallet_requestPermissions: busy, eth_requestAccounts: busy })))
  await connect()
  await screen.findByText(en.wallet.failed.replace('{{wallet}}', 'Test wallet'))
})

test('[c109] disconnecting leads back to the wallets', async () => {
  renderModal()
  await connect()
  await openAgain()
  await userEvent.click(await screen.findByRole('button', { name: en.wallet.disconnect }))
  await openAgain()
  await screen.findByRole('button', { name: 'Test wallet' })
})

test('[c72] [c116] on another network the page says so and offers the first configured one', async () => {
  const switchChain = vi.fn(() => null)
  const changes = { eth_chainId: '0x1', wallet_switchEthereumChain: switchChain }
  renderModal(createTestConfig(answers(changes)))
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
  renderModal(createTestConfig(answers(changes)))
  await connect()
  await userEvent.click(await screen.findByRole('button', { name: /^Switch to/ }))
  await waitFor(() => expect(add).toHaveBeenCalledWith([expect.objectContaining({ chainId: '0x7a69' })]))
})

test('[c86] [c93] [c94] Choose Networks shows tiles, the note and what a network is', async () => {
  renderModal(undefined, 'SelectNetwork')
  await screen.findByRole('heading', { name: 'Choose Networks' })
  screen.getByText('Your connected wallet may not support some of the networks available for this dApp')
  await userEvent.click(screen.getByRole('button', { name: 'What is a network' }))
  screen.getByText(en.networks.whatIsText)
  expect(screen.getByRole('button', { name: 'Polygon' }).textContent).toBe('Polygon')
  expect(screen.getByRole('button', { name: 'Ethereum' }).textContent).toBe('Ethereu...')
})

test('[c88] [c90] the active tile is marked; one that cannot be used says why and asks no wallet', async () => {
  renderModal(undefined, 'SelectNetwork')
  const active = await screen.findByRole('button', { name: `Local chain, ${en.networks.active}` })
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
  renderModal(config)
  await screen.findByText(en.wallet.none)
  screen.getByText(en.wallet.noneHelp)
})
