import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '@/features/wallet/testing/project-id.ts'
import { bundledWallets } from '@/features/wallet/directory/bundled-wallets.ts'
import type { WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import { pass } from '@/features/wallet/testing/render-modal.tsx'
import { fakeTimeAndFetch } from '@/features/wallet/testing/serve-directory.ts'
import { fillWalletName, showWallet } from '@/features/wallet/testing/show-wallet.ts'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import en from '@/locales/en.json'

// The provider needs a real relay and real time; the end-to-end tests have both.
vi.mock('wagmi/connectors', async () => (await import('@/testing/scripted-pairing.ts')).scriptedConnectors)
fakeTimeAndFetch(() => new Promise(() => {}))

const words = en.walletModal.wallet
const [metaMask] = bundledWallets
const generic: WalletEntry = { id: pairingId, name: 'WalletConnect' }
const qr = () => screen.queryByTitle(/^QR code/)

test('a code, a link to copy and its time are shown as soon as the relay gives a link', async () => {
  await showWallet(generic, { link: 5_000 })
  await screen.findByText(words.preparing)
  expect(qr()).toBeNull()

  await pass(5_400)
  await screen.findByTitle(fillWalletName(words.qr, words.yourWallet))
  screen.getByRole('button', { name: en.walletModal.copyLink })
  screen.getByText(/^Expires in 4:5\d$/)
  await pass(60_000)
  screen.getByText(/^Expires in 3:5\d$/)
})

test('[O2] after 10 s without a link a new try is offered, after 20 s the reason; it is asked for once only', async () => {
  const { requested, modal } = await showWallet(metaMask, { link: 'never' })
  await pass(5_000)
  expect(screen.queryByRole('button', { name: en.common.tryAgain })).toBeNull()
  await pass(6_000)
  screen.getByText(words.slow)
  screen.getByRole('button', { name: en.common.tryAgain })

  act(() => modal.pairing.start())
  expect(requested()).toBe(1)

  await pass(10_000)
  screen.getByText(/didn't respond within 20 seconds/)
  fireEvent.click(screen.getByRole('button', { name: en.common.tryAgain }))
  await screen.findByText(words.preparing)
  await expect.poll(() => requested()).toBe(2)
})

test('[O2] closing while it waits ends the waiting', async () => {
  const { modal } = await showWallet(generic, { link: 'never' })
  expect(modal.pairing.store.getState().step).toBe('preparing')
  act(() => modal.close())
  await pass(30_000)
  expect(modal.pairing.store.getState().step).toBe('idle')
})

test('[P1] the link is renewed after 240 s while it is shown, and not behind a closed dialog', async () => {
  const { requested, modal } = await showWallet(generic)
  await screen.findByTitle(fillWalletName(words.qr, words.yourWallet))
  await pass(220_000)
  expect(requested()).toBe(1)
  await pass(21_000)
  expect(requested()).toBe(2)
  expect(qr(), 'a code is there all the time').not.toBeNull()
  await pass(400)
  expect(modal.pairing.store.getState()).toMatchObject({ step: 'ready', uri: expect.stringContaining('wc:link2') })

  act(() => modal.close())
  await pass(600_000)
  expect(requested()).toBe(2)
})

test('[P1] going back ends the pairing', async () => {
  const { requested, modal } = await showWallet(metaMask)
  fireEvent.click(screen.getByRole('button', { name: en.walletModal.back }))
  await screen.findByRole('dialog', { name: en.wallet.choose })
  await pass(600_000)
  expect([modal.pairing.store.getState().step, requested()]).toEqual(['idle', 1])
})

test('a wallet that says yes closes the dialog', async () => {
  const { relay, modal } = await showWallet(metaMask)
  await act(async () => relay.proposals[0]?.approve())
  await expect.poll(() => modal.store.getState().open).toBe(false)
})

test('a decline is named after the wallet, and trying again gives a new link', async () => {
  const { relay, requested } = await showWallet(metaMask)
  await act(async () => relay.proposals[0]?.fail(Object.assign(new Error('User rejected.'), { code: 5000 })))
  await screen.findByText(fillWalletName(words.declined, 'MetaMask'))
  expect(qr()).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: en.common.tryAgain }))
  await expect.poll(() => requested()).toBe(2)
  await pass(400)
  await screen.findByTitle(fillWalletName(words.qr, 'MetaMask'))
})

test('a relay that refuses is named', async () => {
  await showWallet(generic, { link: new Error('closed') })
  await screen.findByText("Couldn't reach relay.walletconnect.org.")
})

test('on a phone the app is opened by a link, and the code waits behind a button', async () => {
  await showWallet(metaMask, { phone: true, link: 5_000 })
  expect(screen.queryByRole('link', { name: 'Open MetaMask' })).toBeNull()
  await pass(5_400)
  const open = await screen.findByRole('link', { name: 'Open MetaMask' })
  expect(open.getAttribute('href')).toMatch(/^metamask:\/\/wc\?uri=wc%3Alink1%402%3FexpiryTimestamp%3D\d+$/)
  expect(screen.getByRole('link', { name: words.openOther }).getAttribute('href')).toMatch(
    /^https:\/\/metamask\.app\.link\/wc\?uri=wc%3Alink1%402/,
  )

  expect(qr()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: words.showQr }))
  await screen.findByTitle(fillWalletName(words.qr, 'MetaMask'))
})

test('on a phone without a certain wallet the pairing link itself opens whichever app takes it', async () => {
  await showWallet(generic, { phone: true })
  const open = await screen.findByRole('link', { name: fillWalletName(words.open, words.yourWallet) })
  expect(open.getAttribute('href')).toMatch(/^wc:link1@2\?/)
})

test('[c117] who is paired already can disconnect in its place, and the next code comes by itself', async () => {
  const { modal, relay, requested } = await showWallet(generic)
  await act(async () => relay.proposals[0]?.approve())
  await expect.poll(() => modal.store.getState().open).toBe(false)
  await act(() => modal.open('ConnectWallet'))
  act(() => modal.push('Wallet', { Wallet: generic }))

  const disconnect = await screen.findByRole('button', { name: words.disconnectFirst })
  screen.getByText(en.errors.alreadyConnected)
  expect(screen.queryByRole('button', { name: en.common.tryAgain })).toBeNull()
  fireEvent.click(disconnect)
  await expect.poll(() => requested()).toBe(2)
  await pass(400)
  await screen.findByTitle(fillWalletName(words.qr, words.yourWallet))
})
