import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseEther, toHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import '@/features/wallet/testing/project-id.ts'
import { nameAccounts, record } from '@/features/wallet/testing/account-fixture.ts'
import { connectScripted, renderModal } from '@/features/wallet/testing/render-modal.tsx'
import { filesId } from '@/lib/safe/load-files-connector.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import safe from '@/locales/parts/safe/en.json'
import { accountB, neverAnswer, refuse } from '@/testing/scripted-wallet.ts'

const { switchAccount, switchNetwork, switchWallet, declined, activityEmpty } = en.walletModal.account
const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const balance = () => screen.getByText(en.wallet.balance).nextElementSibling?.textContent

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

async function open(script?: Parameters<typeof connectScripted>[0]) {
  const { wallet, config } = await connectScripted(script)
  return { wallet, config, modal: renderModal(config, 'Account') }
}

test('[c121] [c123] the account is shown in short with its wallet, and copied whole', async () => {
  await open()
  await screen.findByText('0xf39F...2266')
  screen.getByText(en.wallet.connectedWith.replace('{{wallet}}', 'Test wallet'))
  expect(screen.queryByRole('link', { name: en.nav.safe }), 'only a Safe has proposals').toBeNull()

  await press(en.common.copyAddress)
  expect(await navigator.clipboard.readText()).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})

test('[A1] [c122] a name and a picture stand beside the address; a picture that cannot be had gives way to the disc', async () => {
  const end = nameAccounts({ name: 'ada.eth', avatar: 'https://ada.example/a.png' })
  await open()
  await screen.findByText('ada.eth')
  screen.getByText('0xf39F...2266')
  const picture = document.querySelector('dialog img[src="https://ada.example/a.png"]')
  expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer')

  fireEvent.error(picture as Element)
  expect(document.querySelector('dialog img[src^="https://ada"]')).toBeNull()
  end()
})

test('inside a Safe the account has no way to another wallet, network or account, and the page opens by itself', async () => {
  const { config } = await connectScripted({ name: 'Safe' })
  Object.assign(config.connectors[0] ?? {}, { type: 'safe' })
  renderModal(config, 'Account')
  await screen.findByText(safe.frame.only)
  screen.getByText(en.wallet.connectedWith.replace('{{wallet}}', 'Safe'))
  for (const name of [switchAccount, switchNetwork, switchWallet, en.wallet.disconnect])
    expect(screen.queryByRole('button', { name })).toBeNull()
  const link = screen.getByRole('link', { name: new RegExp(safe.frame.open) })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([window.location.href, '_blank'])
  expect(screen.getByRole('link', { name: en.nav.safe }).getAttribute('href')).toBe('/safe')
})

test('a Safe that is connected by its address has its proposals one step away', async () => {
  const { config } = await connectScripted({ name: 'Safe' })
  Object.assign(config.connectors[0] ?? {}, { type: filesId })
  const modal = renderModal(config, 'Account')
  await user.click(await screen.findByRole('link', { name: en.nav.safe }))
  await waitFor(() => expect(modal.store.getState().open).toBe(false))
})

test.each([
  ['0x6080', 'a contract, it may be a Safe: its proposals are one step away'],
  ['0x', 'no contract, it has none'],
])('a paired account with the code %s is %s', async (code) => {
  const { config } = await connectScripted()
  const client = config.getClient()
  const { request } = client
  const asked: string[] = []
  const answer = async (sent: { method: string }) => {
    asked.push(sent.method)
    return sent.method === 'eth_getCode' ? code : request(sent as never)
  }
  vi.spyOn(client, 'request').mockImplementation(answer as never)
  Object.assign(config.connectors[0] ?? {}, { type: 'walletConnect' })
  renderModal(config, 'Account')
  await waitFor(() => expect(asked).toContain('eth_getCode'))
  await screen.findByText(activityEmpty)
  const links = () => screen.getAllByRole('link').map((link) => link.textContent)
  const isContract = code !== '0x'
  await waitFor(() => expect(links()).toEqual(isContract ? [en.nav.safe, en.home.pay] : [en.home.pay]))
})

test('[c123] what it holds stands there with the coin and the network', async () => {
  await open()
  await waitFor(() => expect(balance()).toBe('1 ETH'))
  screen.getByText(en.activity.on.replace('{{network}}', 'Local chain'))
})

test('a balance is grouped and has the decimal sign of the language', async () => {
  document.documentElement.lang = 'de'
  try {
    const { config } = await connectScripted()
    vi.spyOn(config.getClient(), 'request').mockResolvedValueOnce(toHex(parseEther('43575.000000000000000001')))
    renderModal(config, 'Account')
    await waitFor(() => expect(balance()).toBe('43.575,000000000000000001 ETH'))
  } finally {
    document.documentElement.removeAttribute('lang')
  }
})

test("[c206] the network's coin has the directory's picture, by its id; where that does not come, our own of the network", async () => {
  await open({ chainId: '0x38' })
  const picture = () => screen.getByText(en.wallet.balance).querySelector('img')
  await waitFor(() =>
    expect(picture()?.getAttribute('src')).toMatch(
      /[/]w3m[/]v1[/]getAssetImage[/]93564157-2e8e-4ce7-81df-b264dbee9b00[?]projectId=test$/,
    ),
  )
  expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  fireEvent.error(picture() as Element)
  expect(picture()?.getAttribute('src')).toBe('/assets/images/wallet/56.svg')
})

test('[c123] a balance that could not be read is said to be unknown, not 0, and is read again at a click', async () => {
  const { wallet, config } = await connectScripted()
  const request = vi.spyOn(config.getClient(), 'request').mockRejectedValueOnce(new Error('down'))
  expect(wallet).toBeDefined()
  renderModal(config, 'Account')

  await screen.findByText(en.wallet.balanceUnknown)
  expect(balance()).toBe(en.wallet.balanceUnknown)
  expect(request).toHaveBeenCalledTimes(1)
  await press(en.common.tryAgain)
  await waitFor(() => expect(balance()).toBe('1 ETH'))
})

test('[c123] a balance that can no longer be read stays with its age, and is read again at a click', async () => {
  const { config, modal } = await open()
  await waitFor(() => expect(balance()).toBe('1 ETH'))
  expect(screen.queryByText(/^as of/)).toBeNull()
  vi.spyOn(config.getClient(), 'request').mockRejectedValueOnce(new Error('down'))
  act(() => modal.close())
  act(() => void modal.open('Account'))

  await screen.findByText(/^as of \d+ sec\. ago$/)
  expect(balance()).toBe('1 ETH')
  await press(en.common.tryAgain)
  await waitFor(() => expect(screen.queryByText(/^as of/)).toBeNull())
})

test('[c119] on a network that is not enabled here the balance is unknown, and nobody is asked', async () => {
  await open({ chainId: '0xa' })
  await screen.findByText(en.wallet.balanceUnknown)
  await screen.findByText(activityEmpty)
  expect(screen.queryByRole('button', { name: en.common.tryAgain })).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links, 'no explorer is known of it').toEqual([en.home.pay])
})

test('the explorer of the network shows the account', async () => {
  await open({ chainId: '0x38' })
  const link = await screen.findByRole('link', { name: new RegExp(en.tx.viewOnExplorer) })
  expect(link.getAttribute('href')).toBe('https://bscscan.com/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})

test('the newest that this account sent on this network is listed with its state, nothing else', async () => {
  const hash = `0x${'ab'.repeat(32)}` as const
  await activityStore.put(record('First', { createdAt: 1 }))
  await activityStore.put(record('Second', { createdAt: 2 }))
  await activityStore.put(record('Third', { createdAt: 3, state: 'reverted', hash }))
  await activityStore.put(record('Fourth', { createdAt: 4, state: 'submitted' }))
  await activityStore.put(record('Elsewhere', { createdAt: 5, chainId: 56 }))
  await activityStore.put(record('Of another', { createdAt: 6, account: accountB }))
  await open()

  const list = within(await screen.findByRole('region', { name: en.home.activity }))
  await list.findByText('Fourth')
  expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Fourth',
    'Third',
    'Second',
  ])
  list.getByText(en.activity.states.reverted)
  list.getByTitle(hash)
})

test('who has sent nothing reads so, with the way to a list; where the browser keeps nothing, that is said', async () => {
  const { modal } = await open()
  await screen.findByText(activityEmpty)
  await user.click(screen.getByRole('link', { name: en.home.pay }))
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false))
  act(() => void modal.open())
  vi.spyOn(activityStore, 'list').mockRejectedValue(new DOMException('blocked', 'SecurityError'))
  act(() => modal.close())
  act(() => void modal.open())
  await screen.findByText(en.home.activityUnreadable)
})

test('[c109] disconnecting closes the dialog and clears the session', async () => {
  const { config, modal } = await open()
  await press(en.wallet.disconnect)
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
  expect(modal.store.getState().open).toBe(false)
  expect(config.state.connections.size).toBe(0)
})

test('[c110] a wallet that takes its accounts back leads to the choice of wallets', async () => {
  const { wallet } = await open()
  await screen.findByText('0xf39F...2266')
  act(() => wallet.emit('accountsChanged', []))
  await screen.findByRole('dialog', { name: en.wallet.choose })
})

test('another network and another wallet are one step away, and back', async () => {
  await open()
  await press(switchNetwork)
  await screen.findByRole('dialog', { name: en.networks.title })
  await press(en.walletModal.back)
  await press(switchWallet)
  await screen.findByRole('dialog', { name: en.wallet.choose })
  await press(en.walletModal.back)
  await screen.findByText('0xf39F...2266')
})

test('[c112] the connected wallet is asked for another account, which is shown then', async () => {
  const { wallet } = await open()
  wallet.accounts = [accountB]
  await press(switchAccount)
  await screen.findByText('0x7099...79C8')
  expect(wallet.requested.filter((method) => method.startsWith('wallet_'))).toEqual(['wallet_requestPermissions'])
})

test('while the wallet asks for accounts that is said; a refusal leaves the account', async () => {
  const { wallet } = await open()
  wallet.answers.wallet_requestPermissions = neverAnswer
  await press(switchAccount)
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
  expect(screen.getByRole('button', { name: switchAccount })).toHaveProperty('disabled', true)
})

test.each([
  ['a refusal', refuse(4001), declined.replace('{{wallet}}', 'Test wallet')],
  ['a wallet that cannot', refuse(4200), en.errors.methodUnsupported],
])('%s is said, and the account stays', async (_, answer, sentence) => {
  const { wallet } = await open()
  wallet.answers.wallet_requestPermissions = answer
  await press(switchAccount)
  await screen.findByText(sentence, { exact: false })
  screen.getByText('0xf39F...2266')
})
