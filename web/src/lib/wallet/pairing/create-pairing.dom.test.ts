import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '../../env'
import { createScriptedRelay, type ScriptedRelay } from '../../testing/scripted-pairing'
import { accountA, createScriptedConfig } from '../../testing/scripted-wallet'
import { disconnectWallet } from '../disconnect-wallet'
import {
  ConnectorAlreadyConnectedError,
  PairingNotConfiguredError,
  PairingTimeoutError,
  RelayError,
  UserRejectedError,
} from '../wallet-errors'
import { readWalletState } from '../wallet-state'
import { createPairing } from './create-pairing'

// The provider needs a real relay and real time; the end-to-end tests have both.
const far = vi.hoisted(() => ({ relay: undefined as unknown }))
vi.mock('wagmi/connectors', () => ({ walletConnect: () => (far.relay as ScriptedRelay).walletConnect() }))

let relay: ScriptedRelay
beforeEach(() => {
  vi.useFakeTimers()
  relay = createScriptedRelay()
  far.relay = relay
  env.VITE_WALLETCONNECT_PROJECT_ID = 'test'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete env.VITE_WALLETCONNECT_PROJECT_ID
})

function createPage() {
  const config = createScriptedConfig()
  const onConnected = vi.fn()
  const pairing = createPairing(config, onConnected)
  const step = () => pairing.store.getState().step
  const link = () => {
    const state = pairing.store.getState()
    return state.step === 'ready' ? state.uri.split('@')[0] : undefined
  }
  return { config, pairing, onConnected, step, link }
}

/** The module that holds the connector is loaded in real time, once. */
beforeEach(async () => void (await import('wagmi/connectors')))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Starts and comes to where the relay is asked. */
async function start(page = createPage()) {
  page.pairing.start()
  await pass(0)
  await pass(0)
  return page
}

test('[O2] before it is started nothing is loaded, and nobody is called', async () => {
  const { config, step } = createPage()
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(config.connectors).toEqual([])
  expect(relay.proposals).toEqual([])
})

test('[O2] [c136] the link is looked for every 200 ms, and shown with the next look', async () => {
  relay.link = 500
  const { step, link, pairing } = await start()
  expect(step()).toBe('preparing')
  await pass(599)
  expect(step()).toBe('preparing')
  await pass(1)
  expect(link()).toBe('wc:link1')
  expect(pairing.store.getState()).toMatchObject({ expiresAt: expect.any(Number) })
})

test('[O2] without a link after 10 s it is slow, and after 20 s failed with the reason', async () => {
  relay.link = 'never'
  const { step, pairing } = await start()
  await pass(9_999)
  expect(step()).toBe('preparing')
  await pass(1)
  expect(step()).toBe('slow')
  await pass(9_999)
  expect(step()).toBe('slow')
  await pass(1)
  const state = pairing.store.getState()
  expect(state).toMatchObject({ step: 'failed', error: { values: { relay: 'relay.walletconnect.org', seconds: 20 } } })
  expect(state.step === 'failed' && state.error).toBeInstanceOf(PairingTimeoutError)
  expect(vi.getTimerCount()).toBe(0)
})

test('[O2] a link that comes while it is slow is shown', async () => {
  relay.link = 15_000
  const { link } = await start()
  await pass(15_200)
  expect(link()).toBe('wc:link1')
})

test('[O2] stopping while it waits cancels: no timer is left, and a late link changes nothing', async () => {
  relay.link = 5_000
  const { config, pairing, step } = await start()
  await pass(1_000)
  pairing.stop()
  expect(step()).toBe('idle')
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(vi.getTimerCount()).toBe(0)
  expect(relay.proposals).toHaveLength(1)
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', error: undefined })
})

test('[O2] stopping while the provider is loaded asks nobody afterwards', async () => {
  const { pairing, step } = createPage()
  pairing.start()
  pairing.stop()
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(relay.proposals).toEqual([])
})

test('[O2] starting twice is starting once', async () => {
  relay.link = 1_000
  const page = await start()
  await start(page)
  const timers = vi.getTimerCount()
  page.pairing.start()
  expect(vi.getTimerCount()).toBe(timers)
  await pass(5_000)
  expect(relay.proposals).toHaveLength(1)
})

test('[O2] trying anew, while it is slow or after it failed, asks for another link', async () => {
  for (const wait of [12_000, 25_000]) {
    relay.link = 'never'
    relay.proposals.length = 0
    const { link, pairing } = await start()
    await pass(wait)
    relay.link = 0
    pairing.retry()
    await pass(200)
    expect(link()).toBe('wc:link2')
    pairing.stop()
  }
})

test('[P1] the link is renewed every 240 s while it is shown', async () => {
  const { link } = await start()
  await pass(200)
  expect(link()).toBe('wc:link1')
  await pass(239_999)
  expect(link()).toBe('wc:link1')
  await pass(201)
  expect(link()).toBe('wc:link2')
  await pass(240_200)
  expect(link()).toBe('wc:link3')
})

test('[P1] nothing is renewed once it was stopped', async () => {
  const { pairing, step } = await start()
  await pass(200)
  pairing.stop()
  await pass(1_000_000)
  expect(step()).toBe('idle')
  expect(relay.proposals).toHaveLength(1)
  expect(relay.left).toBeGreaterThan(0)
})

test('[P1] nor once a wallet is connected', async () => {
  const { config, onConnected, step } = await start()
  await pass(200)
  relay.proposals[0]?.approve()
  await pass(0)
  expect(step()).toBe('connected')
  expect(onConnected).toHaveBeenCalledExactlyOnceWith({ account: accountA, chain: { id: 31337, unsupported: false } })
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  await pass(1_000_000)
  expect(relay.proposals).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('[P1] a wallet that took the link before it was renewed, and says yes after that, is connected', async () => {
  const { config, onConnected, step } = await start()
  await pass(240_400)
  expect(relay.proposals).toHaveLength(2)
  relay.proposals[0]?.approve()
  await pass(0)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  expect(step()).toBe('connected')
  expect(onConnected).toHaveBeenCalledOnce()
  await pass(1_000_000)
  expect(step()).toBe('connected')
  expect(relay.proposals).toHaveLength(2)
})

test('[P1] a link that the relay lets expire is renewed too', async () => {
  const { link } = await start()
  await pass(200)
  relay.proposals[0]?.fail(new Error('Proposal expired'))
  await pass(200)
  expect(link()).toBe('wc:link2')
})

/** The user looks at another tab, or comes back. */
function look(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[P1] nothing is renewed while another tab is looked at; the next link comes with the look back', async () => {
  const { link } = await start()
  await pass(200)
  look('hidden')
  await pass(280_000)
  expect(link()).toBe('wc:link1')
  expect(relay.proposals).toHaveLength(1)

  look('visible')
  await pass(201)
  expect(link()).toBe('wc:link2')
})

test('[P1] a link that is due is still answered as long as nobody looks', async () => {
  const { onConnected, step } = await start()
  await pass(200)
  look('hidden')
  await pass(280_000)
  relay.proposals[0]?.approve()
  await pass(0)
  expect(step()).toBe('connected')
  expect(onConnected).toHaveBeenCalledOnce()
})

test('[P1] nor where the link expires meanwhile; and who closes the dialog first gets none', async () => {
  const { link, pairing } = await start()
  await pass(200)
  look('hidden')
  relay.proposals[0]?.fail(new Error('Proposal expired'))
  await pass(60_000)
  expect(relay.proposals).toHaveLength(1)
  look('visible')
  await pass(201)
  expect(link()).toBe('wc:link2')

  look('hidden')
  relay.proposals[1]?.fail(new Error('Proposal expired'))
  await pass(0)
  pairing.stop()
  look('visible')
  await pass(60_000)
  expect(relay.proposals).toHaveLength(2)
})

test('code that cannot be loaded is no fault of the relay', async () => {
  relay.walletConnect = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const { pairing } = await start()
  const state = pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(TypeError)
})

test('a decline in the wallet is a rejection by the user', async () => {
  const { pairing } = await start()
  await pass(200)
  relay.proposals[0]?.fail(new Error('User rejected.'))
  await pass(0)
  const state = pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(UserRejectedError)
})

test('[E1] a relay that refuses is named', async () => {
  relay.link = new Error('Unauthorized: invalid key')
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
  relay.proposals[0]?.approve()
  await pass(0)
  await disconnectWallet(page.config)
  await start(page)
  await pass(200)
  expect(page.link()).toBe('wc:link2')
  relay.proposals[1]?.approve()
  await pass(0)
  expect(readWalletState(page.config).status).toBe('connected')
})

test('[c117] who is paired and pairs again is told that, and not that the relay refused', async () => {
  const page = await start()
  await pass(200)
  relay.proposals[0]?.approve()
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
  expect(relay.left).toBe(0)
  relay.proposals[0]?.approve()
  await pass(0)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  expect(onConnected).not.toHaveBeenCalled()
  await pass(200_000)
  expect([relay.left, vi.getTimerCount()]).toEqual([0, 0])
})

test('[P1] a link that nobody answers is kept for as long as it is good, without another', async () => {
  const { pairing } = await start()
  await pass(200)
  pairing.stop()
  await pass(295_000)
  expect(relay.left).toBe(0)
  await pass(5_000)
  expect([relay.left, relay.proposals.length, vi.getTimerCount()]).toEqual([1, 1, 0])
})

test('the relay is left at once where no link was shown, or where it was answered', async () => {
  relay.link = 'never'
  const silent = await start()
  silent.pairing.stop()
  await pass(0)
  expect(relay.left).toBe(1)

  relay.link = 0
  const declined = await start()
  await pass(200)
  relay.proposals[1]?.fail(new Error('User rejected.'))
  await pass(0)
  declined.pairing.stop()
  await pass(0)
  expect(relay.left).toBe(2)
})

test('the relay is not left while the next link is shown', async () => {
  const page = await start()
  await pass(200)
  page.pairing.stop()
  await pass(200_000)
  await start(page)
  await pass(150_000)
  expect([relay.left, page.link()]).toEqual([0, 'wc:link2'])
})
