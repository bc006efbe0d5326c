import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getPickedNetworkStore } from '@/features/wallet/picked-network.ts'
import { nameAccounts } from '@/features/wallet/testing/account-fixture.ts'
import { renderHeader } from '@/features/wallet/testing/render-header.tsx'
import { connect, connectScripted } from '@/features/wallet/testing/render-modal.tsx'
import en from '@/locales/en.json'
import { createLateAnswer, createScriptedConfig, createScriptedWallet, refuse } from '@/testing/scripted-wallet.ts'

const notSupported = en.networks.notSupported
const toLocal = en.networks.switchTo.replace('{{name}}', 'Local chain')
const accountButton = () =>
  screen.findByRole('button', { name: en.wallet.readAloud.replace('{{address}}', '0xf39F...2266') })
const networkButton = (name: string) =>
  screen.findByRole('button', { name: en.networks.button.replace('{{name}}', name) })

test('[c68] [c69] [c71] without a wallet the header offers a network and a wallet', async () => {
  const onWallet = vi.fn()
  const onNetwork = vi.fn()
  renderHeader(createScriptedConfig(), { onWallet, onNetwork })
  await userEvent.click(await screen.findByRole('button', { name: en.wallet.connect }))
  await userEvent.click(await screen.findByRole('button', { name: en.networks.choose }))
  expect([onWallet, onNetwork].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('[c105] [c121] while a wallet is asked the button says so; then it shows the account', async () => {
  const late = createLateAnswer()
  const wallet = createScriptedWallet()
  wallet.answers.wallet_requestPermissions = late.answer
  const config = createScriptedConfig({ wallets: [wallet] })
  renderHeader(config)
  await screen.findByRole('button', { name: en.wallet.connect })
  act(() => void connect(config))
  await screen.findByRole('button', { name: en.wallet.connecting })

  wallet.granted = true
  late.give([])
  await accountButton()
})

test('"Choose network" stands in the header until one is picked or a wallet is there', async () => {
  const wallet = createScriptedWallet()
  const config = createScriptedConfig({ wallets: [wallet] })
  renderHeader(config)
  await screen.findByRole('button', { name: en.networks.choose })
  expect(screen.queryByText('Local chain')).toBeNull()
  // Also where it is the one that the page read from before.
  act(() => getPickedNetworkStore(config).setState({ chainId: 31337 }))
  await networkButton('Local chain')
  act(() => getPickedNetworkStore(config).setState({ chainId: undefined }))
  await screen.findByRole('button', { name: en.networks.choose })
  await act(() => connect(config))
  await networkButton('Local chain')
})

test('[A1] [c122] an account with a name is called by it; readers hear the address too', async () => {
  const end = nameAccounts({ name: 'ada.eth', avatar: 'data:image/png;base64,AAAA' })
  const { config } = await connectScripted()
  renderHeader(config)
  const button = await screen.findByRole('button', {
    name: en.wallet.readAloud.replace('{{address}}', 'ada.eth, 0xf39F...2266'),
  })
  expect(button.textContent).toBe('ada.eth')
  expect(button.title).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(button.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AAAA')
  end()
})

test('[c112] [c113] account and network follow what the user changes in the wallet', async () => {
  const { wallet, config } = await connectScripted()
  renderHeader(config)
  await accountButton()
  act(() => wallet.emit('accountsChanged', ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']))
  await screen.findByText('0x7099...79C8')
  act(() => wallet.emit('chainChanged', '0x38'))
  await networkButton('BNB Smart Chain')
})

test('[U2] [c72] [c116] on another network the header says so and asks nothing by itself; one click leads to the first configured one', async () => {
  const { wallet, config } = await connectScripted({ chainId: '0x1' })
  renderHeader(config)
  await screen.findByRole('button', { name: notSupported })
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain(en.networks.wrongKnown.replace('{{name}}', 'Ethereum'))
  expect(wallet.requested).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: toLocal }))
  await networkButton('Local chain')
  expect(screen.queryByRole('button', { name: notSupported })).toBeNull()
  expect(screen.queryByText(en.networks.wrongKnown.replace('{{name}}', 'Ethereum'))).toBeNull()
})

test('[U2] a network that nobody knows is said to be unknown', async () => {
  const { config } = await connectScripted({ chainId: '0x539' })
  renderHeader(config)
  await screen.findByText(en.networks.wrong)
})

test('[U2] the banner says a refusal quietly and another failure with its sentence; what it said is gone with it', async () => {
  const { wallet, config } = await connectScripted({ chainId: '0x1' })
  renderHeader(config)
  const press = async () => userEvent.click(await screen.findByRole('button', { name: toLocal }))
  wallet.answers.wallet_switchEthereumChain = refuse(4001)
  await press()
  await screen.findByText(en.networks.declined)

  wallet.answers.wallet_switchEthereumChain = refuse(4200)
  await press()
  await screen.findByText(en.errors.switchUnsupported, { exact: false })

  act(() => wallet.emit('chainChanged', '0x38'))
  await networkButton('BNB Smart Chain')
  act(() => wallet.emit('chainChanged', '0x1'))
  await screen.findByRole('alert')
  expect(screen.queryByText(en.errors.switchUnsupported, { exact: false })).toBeNull()
})

test('[U2] a second click while the prompt is open: the first question stays, and its answer is the one that is said', async () => {
  const { wallet, config } = await connectScripted({ chainId: '0x1' })
  const late = createLateAnswer()
  wallet.answers.wallet_switchEthereumChain = late.answer
  renderHeader(config)
  await userEvent.click(await screen.findByRole('button', { name: toLocal }))
  const button = await screen.findByRole('button', { name: en.networks.switching })
  wallet.answers.wallet_switchEthereumChain = refuse(-32002)
  await userEvent.click(button)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryByText(en.errors.walletBusy)).toBeNull()
  await screen.findByRole('button', { name: en.networks.switching })

  late.give(Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
  await screen.findByText(en.networks.declined)
  await screen.findByRole('button', { name: toLocal })
})

test('[U2] a prompt that was open before this page is said, and the button asks again', async () => {
  const { config } = await connectScripted({
    chainId: '0x1',
    answers: { wallet_switchEthereumChain: refuse(-32002) },
  })
  renderHeader(config)
  await userEvent.click(await screen.findByRole('button', { name: toLocal }))
  await screen.findByText(en.errors.walletBusy)
  await screen.findByRole('button', { name: toLocal })
})

test('[c115] a wallet that does not know the network is asked by the banner to add it', async () => {
  const add = vi.fn(() => null)
  const { config } = await connectScripted({
    chainId: '0x1',
    answers: { wallet_switchEthereumChain: refuse(4902), wallet_addEthereumChain: add },
  })
  renderHeader(config)
  await userEvent.click(await screen.findByRole('button', { name: toLocal }))
  await waitFor(() => expect(add).toHaveBeenCalledWith([expect.objectContaining({ chainId: '0x7a69' })]))
})
