import { expect, test, vi } from 'vitest'
import { env } from '@/lib/env.ts'
import {
  PairingNotConfiguredError,
  PairingTimeoutError,
  RelayError,
  UserRejectedError,
} from '@/lib/wallet/wallet-errors.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { createPage, pass, remote, start, usePairing } from '@/testing/scripted-pairing.ts'

vi.mock('wagmi/connectors', async () => (await import('@/testing/scripted-pairing.ts')).scriptedConnectors)

usePairing()

test('[O2] before it is started nothing is loaded, and nobody is called', async () => {
  const { config, step } = createPage()
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(config.connectors).toEqual([])
  expect(remote.relay.proposals).toEqual([])
})

test('[O2] [c136] the link is looked for every 200 ms, and shown with the next look', async () => {
  remote.relay.link = 500
  const { step, link, pairing } = await start()
  expect(step()).toBe('preparing')
  await pass(599)
  expect(step()).toBe('preparing')
  await pass(1)
  expect(link()).toBe('wc:link1')
  expect(pairing.store.getState()).toMatchObject({ expiresAt: expect.any(Number) })
})

test('[O2] without a link after 10 s it is slow, and after 20 s failed with the reason', async () => {
  remote.relay.link = 'never'
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
  remote.relay.link = 15_000
  const { link } = await start()
  await pass(15_200)
  expect(link()).toBe('wc:link1')
})

test('[O2] stopping while it waits cancels: no timer is left, and a late link changes nothing', async () => {
  remote.relay.link = 5_000
  const { config, pairing, step } = await start()
  await pass(1_000)
  pairing.stop()
  expect(step()).toBe('idle')
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(vi.getTimerCount()).toBe(0)
  expect(remote.relay.proposals).toHaveLength(1)
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', error: undefined })
})

test('[O2] stopping while the provider is loaded asks nobody afterwards', async () => {
  const { pairing, step } = createPage()
  pairing.start()
  pairing.stop()
  await pass(60_000)
  expect(step()).toBe('idle')
  expect(remote.relay.proposals).toEqual([])
})

test('[O2] starting twice is starting once', async () => {
  remote.relay.link = 1_000
  const page = await start()
  await start(page)
  const timers = vi.getTimerCount()
  page.pairing.start()
  expect(vi.getTimerCount()).toBe(timers)
  await pass(5_000)
  expect(remote.relay.proposals).toHaveLength(1)
})

test('[O2] trying anew, while it is slow or after it failed, asks for another link', async () => {
  for (const wait of [12_000, 25_000]) {
    remote.relay.link = 'never'
    remote.relay.proposals.length = 0
    const { link, pairing } = await start()
    await pass(wait)
    remote.relay.link = 0
    pairing.retry()
    await pass(200)
    expect(link()).toBe('wc:link2')
    pairing.stop()
  }
})

test('code that cannot be loaded is no fault of the relay', async () => {
  remote.relay.walletConnect = () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const { pairing } = await start()
  const state = pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(TypeError)
})

test('a decline in the wallet is a rejection by the user', async () => {
  const { pairing } = await start()
  await pass(200)
  remote.relay.proposals[0]?.fail(new Error('User rejected.'))
  await pass(0)
  const state = pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(UserRejectedError)
})

test('[E1] a relay that refuses is named', async () => {
  remote.relay.link = new Error('Unauthorized: invalid key')
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
