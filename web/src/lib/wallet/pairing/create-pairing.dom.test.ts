import { expect, test, vi } from 'vitest'
import { env } from '../../env'
import { createPage, far, pass, start, usePairing } from '../../testing/pairing-page'
import { accountA } from '../../testing/scripted-wallet'
import { disconnectWallet } from '../disconnect-wallet'
import {
  ConnectorAlreadyConnectedError,
  PairingNotConfiguredError,
  PairingTimeoutError,
  RelayError,
  UserRejectedError,
} from '../wallet-errors'
import { readWalletState } from '../wallet-state'

vi.mock('wagmi/connectors', async () => (await import('../../testing/pairing-page')).farConnectors)

usePairing()

test('[O2] before it is started nothing is loaded, and nobody is called', async () => {
  const { config, step } = createPage()
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(config.connectors).toEqual([])
  expect(far.relay.proposals).toEqual([])
})

test('[O2] [c136] the link is looked for every 200 ms, and shown with the next look', async () => {
  far.relay.link = 500
  const { step, link, pairing } = await start()
  expect(step()).toBe('preparing')
  await pass(599)
  expect(step()).toBe('preparing')
  await pass(1)
  expect(link()).toBe('wc:link1')
  expect(pairing.store.getState()).toMatchObject({ expiresAt: expect.any(Number) })
})

test('[O2] without a link after 10 s it is slow, and after 20 s failed with the reason', async () => {
  far.relay.link = 'never'
  const { step, pairing } = await start()
  await pass(9_999)
  expect(step()).toBe('preparing')
  await pass(1)
  expect(step()).toBe('slow')
  await pass(9_999)
  expect(step()).toBe('slow')
  await pass(1)
  const state = pairing.store.getState()
  expect(state).toMatchObject({
    step: 'failed',
    error: { values: { relay: 'relay.walletconnect.org', seconds: 20 } },
  })
  expect(state.step === 'failed' && state.error).toBeInstanceOf(PairingTimeoutError)
  expect(vi.getTimerCount()).toBe(0)
})

test('[O2] a link that comes while it is slow is shown', async () => {
  far.relay.link = 15_000
  const { link } = await start()
  await pass(15_200)
  expect(link()).toBe('wc:link1')
})

test('[O2] stopping while it waits cancels: no timer is left, and a late link changes nothing', async () => {
  far.relay.link = 5_000
  const { config, pairing, step } = await start()
  await pass(1_000)
  pairing.stop()
  expect(step()).toBe('idle')
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(vi.getTimerCount()).toBe(0)
  expect(far.relay.proposals).toHaveLength(1)
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', error: undefined })
})

test('[O2] stopping while the provider is loaded asks nobody afterwards', async () => {
  const { pairing, step } = createPage()
  pairing.start()
  pairing.stop()
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(far.relay.proposals).toEqual([])
})

test('[O2] starting twice is starting once', async () => {
  far.relay.link = 1_000
  const page = await start()
  await start(page)
  const timers = vi.getTimerCount()
  page.pairing.start()
  expect(vi.getTimerCount()).toBe(timers)
  await pass(5_000)
  expect(far.relay.proposals).toHaveLength(1)
})

test('[O2] trying anew, while it is slow or after it failed, asks for another link', async () => {
  for (const wait of [12_000, 25_000]) {
    far.relay.link = 'never'
    far.relay.proposals.length = 0
    const { link, pairing } = await start()
    await pass(wait)
    far.relay.link = 0
    pairing.retry()
    await pass(200)
    expect(link()).toBe('wc:link2')
    pairing.stop()
  }
})

test('code that cannot be loaded is no fault of the relay', async () => {
  far.relay.walletConnect = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const { pairing } = await start()
  const state = pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(TypeError)
})

test('a decline in the wallet is a rejection by the user', async () => {
  const { pairing } = await start()
  await pass(200)
  far.relay.proposals[0]?.fail(new Error('User rejected.'))
  await pass(0)
  const state = pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(UserRejectedError)
})

test('[E1] a relay that refuses is named', async () => {
  far.relay.link = new Error('Unauthorized: invalid key')
  const { pairing } = await start()
  await pass(200)
  const state = pairing.store.getState()
  expect(state).toMatchObject({ step: 'failed', error: { message: 'relay.walletconnect.org refused' } })
  expect(state.step === 'failed' && state.error).toBeInstanceOf(RelayError)
})

test('[E1] without a project id the reason is that, and not the relay', async () => {
  delete env.VITE_WALLETCONNECT_PROJECT_ID
  const { pairing } = await start()
  await pass(200)
  const state = pairing.store.getState()
  expect(state).toMatchObject({ step: 'failed', error: { message: 'WalletConnectConnector is required' } })
  expect(state.step === 'failed' && state.error).toBeInstanceOf(PairingNotConfiguredError)
})

test('a paired session that ended can be followed by another', async () => {
  const page = await start()
  await pass(200)
  far.relay.proposals[0]?.approve()
  await pass(0)
  await disconnectWallet(page.config)
  await start(page)
  await pass(200)
  expect(page.link()).toBe('wc:link2')
  far.relay.proposals[1]?.approve()
  await pass(0)
  expect(readWalletState(page.config).status).toBe('connected')
})

test('[c117] who is paired and pairs again is told that, and not that the relay refused', async () => {
  const page = await start()
  await pass(200)
  far.relay.proposals[0]?.approve()
  await pass(0)
  page.pairing.stop()
  await start(page)
  await pass(400)
  const state = page.pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(ConnectorAlreadyConnectedError)
  expect(readWalletState(page.config)).toMatchObject({ status: 'connected', account: accountA })
})

test('a phone that says yes after the dialog was closed is connected, and the relay is kept for it', async () => {
  const { config, pairing, onConnected } = await start()
  await pass(200)
  pairing.stop()
  await pass(200_000)
  expect(far.relay.left).toBe(0)
  far.relay.proposals[0]?.approve()
  await pass(0)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  expect(onConnected).not.toHaveBeenCalled()
  await pass(200_000)
  expect([far.relay.left, vi.getTimerCount()]).toEqual([0, 0])
})

test('the relay is left at once where no link was shown, or where it was answered', async () => {
  far.relay.link = 'never'
  const silent = await start()
  silent.pairing.stop()
  await pass(0)
  expect(far.relay.left).toBe(1)

  far.relay.link = 0
  const declined = await start()
  await pass(200)
  far.relay.proposals[1]?.fail(new Error('User rejected.'))
  await pass(0)
  declined.pairing.stop()
  await pass(0)
  expect(far.relay.left).toBe(2)
})

test('the relay is not left while the next link is shown', async () => {
  const page = await start()
  await pass(200)
  page.pairing.stop()
  await pass(200_000)
  await start(page)
  await pass(150_000)
  expect([far.relay.left, page.link()]).toEqual([0, 'wc:link2'])
})
