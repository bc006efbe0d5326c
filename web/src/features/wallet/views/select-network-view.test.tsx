import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { connectScripted, renderModal } from '@/features/wallet/testing/render-modal.tsx'
import { configuredChains } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import { createScriptedConfig, createScriptedWallet } from '@/testing/scripted-wallet.ts'

const { active, whatIs, whatIsText, reasons } = en.networks
const open = (config = createScriptedConfig()) => renderModal(config, 'SelectNetwork')
const tile = (name: string) => screen.findByRole('button', { name })
const choose = async (name: string) => userEvent.click(await tile(name))
const marked = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('title'))
    .join()

test('[c86] [c87] the dialog is titled, and is open or closed', async () => {
  const modal = open()
  const dialog = await screen.findByRole('dialog', { name: 'Choose Networks' })
  expect(dialog).toHaveProperty('open', true)

  modal.close()
  await waitFor(() => expect(dialog).toHaveProperty('open', false))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('[c88] [c92] there is a tile with picture and title for each network, in the order of the specification', async () => {
  open()
  await tile('Polygon')
  const tiles = screen.getAllByRole('listitem').map((item) => item.querySelector('button'))
  expect(tiles.map((each) => each?.title)).toEqual([
    'Ethereum',
    'BNB Smart Chain',
    'Polygon',
    'Arbitrum One',
    'Fantom',
    'Avalanche',
    'Goerli',
    'Binance Smart Chain Testnet',
    'Local chain',
  ])
  const pictures = tiles.map((each) => each?.querySelector('img')?.getAttribute('src')?.split('/').at(-1))
  expect(pictures).toEqual(['1', '56', '137', '42161', '250', '43114', '5', '97', '31337'].map((id) => `${id}.svg`))
})

test('[c89] titles are cut after seven characters; readers hear them whole', async () => {
  open()
  expect((await tile('Polygon')).textContent).toBe('Polygon')
  expect((await tile('BNB Smart Chain')).textContent).toBe('BNB Sma...')
})

test('[c89] a title that is cut ends in its dots in Arabic, too', async () => {
  open()
  const cut = (await tile('BNB Smart Chain')).querySelector('bdi')
  expect(cut?.dir).toBe('ltr')
  expect(cut?.textContent).toBe('BNB Sma...')
})

test('[c91] Ethereum is active by default', async () => {
  open()
  await tile(`Ethereum, ${active}`)
  expect(marked()).toBe('Ethereum')
})

test("[c90] with a wallet, the wallet's network is active, also one that is not enabled here", async () => {
  const { config } = await connectScripted({ chainId: '0x38' })
  open(config)
  await tile(`BNB Smart Chain, ${active}`)
  expect(marked()).toBe('BNB Smart Chain')

  config.connectors[0]?.emitter.emit('change', { chainId: 1 })
  await tile(`Ethereum, ${active}`)
  expect(marked()).toBe('Ethereum')
})

test('[c93] [c94] the note stands below, and what a network is opens in place, with a way to more', async () => {
  open()
  await screen.findByText('Your connected wallet may not support some of the networks available for this dApp')
  expect(screen.queryByRole('link')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'What is a network', expanded: false }))
  expect(screen.getByText(whatIsText).closest('[hidden]')).toBeNull()
  const link = screen.getByRole('link', { name: new RegExp(en.walletModal.network.readMore) })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/ethereum\.org\//)
  expect(link.getAttribute('rel')).toContain('noreferrer')

  await userEvent.click(screen.getByRole('button', { name: whatIs, expanded: true }))
  expect(screen.queryByRole('link')).toBeNull()
})

const enabled = en.networks.enabled.replace(
  '{{names}}',
  new Intl.ListFormat('en').format(configuredChains.map(({ title }) => title)),
)

test('[c91] the active tile Ethereum, where it is not enabled, says which networks are, and offers the first', async () => {
  const config = createScriptedConfig()
  open(config)
  await choose(`Ethereum, ${active}`)
  expect(marked()).toBe('Ethereum')
  expect(screen.getByRole('status').textContent).toBe(
    `${reasons.notConfigured.replace('{{name}}', 'Ethereum')} ${enabled}`,
  )
  expect(enabled).toContain('Local chain')
  await userEvent.click(screen.getByRole('button', { name: en.networks.use.replace('{{name}}', 'Local chain') }))
  await screen.findByRole('dialog', { name: en.wallet.choose })
  await userEvent.click(screen.getByRole('button', { name: en.walletModal.back }))
  await tile(`Local chain, ${active}`)
})

test.each([
  ['Goerli', reasons.goerliRetired],
  ['Fantom', reasons.fantomRetired],
  ['Avalanche', reasons.notConfigured.replace('{{name}}', 'Avalanche')],
])('%s cannot be used here: it says why, and no wallet is asked', async (name, reason) => {
  const { wallet, config } = await connectScripted()
  const modal = open(config)
  await choose(name)

  expect(screen.getByRole('status').textContent).toBe(`${reason} ${enabled}`)
  expect(modal.store.getState().router.view).toBe('SelectNetwork')
  expect(wallet.requested).toEqual([])
})

test('[N1] the network that the wallet is on leads to the account', async () => {
  const { wallet, config } = await connectScripted()
  const modal = open(config)
  await choose(`Local chain, ${active}`)

  await screen.findByRole('dialog', { name: en.wallet.account })
  expect(modal.store.getState().router.history).toEqual(['Account'])
  expect(wallet.requested).not.toContain('wallet_switchEthereumChain')
})

test('[N1] another one leads to the switch, which is told which', async () => {
  const { wallet, config } = await connectScripted()
  wallet.answers.wallet_switchEthereumChain = () => new Promise(() => {})
  const modal = open(config)
  await choose('BNB Smart Chain')

  const { view, data, history } = modal.store.getState().router
  expect(view).toBe('SwitchNetwork')
  expect(data?.SwitchNetwork).toEqual({ chainId: 56 })
  expect(history).toEqual(['SelectNetwork', 'SwitchNetwork'])
})

test('[N1] [c8] [c90] without a wallet the network is remembered and marked, and a wallet is to be chosen', async () => {
  const wallet = createScriptedWallet()
  const config = createScriptedConfig({ wallets: [wallet] })
  const modal = open(config)
  await choose('BNB Smart Chain')

  await screen.findByRole('dialog', { name: en.wallet.choose })
  expect(config.state.chainId).toBe(56)
  expect(wallet.requested).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: en.walletModal.back }))
  await tile(`BNB Smart Chain, ${active}`)
  expect(modal.store.getState().router.history).toEqual(['SelectNetwork'])
})

test('[N1] the first network of the page can be picked as well, although it was read from before', async () => {
  const config = createScriptedConfig()
  open(config)
  await choose('Local chain')
  await userEvent.click(await screen.findByRole('button', { name: en.walletModal.back }))
  await tile(`Local chain, ${active}`)
  expect(marked()).toBe('Local chain')
})
