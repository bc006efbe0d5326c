import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { env } from '@/lib/env.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { reconnectWallet } from '@/lib/wallet/reconnect-wallet.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { createScriptedRelay, type ScriptedRelay } from '@/testing/scripted-pairing.ts'
import { createScriptedConfig } from '@/testing/scripted-wallet.ts'
import { loadPairing } from './load-pairing.ts'

// The provider needs a real relay; the end-to-end tests have one.
const remote = vi.hoisted(() => ({ relay: undefined as unknown }))
vi.mock('wagmi/connectors', () => ({ walletConnect: () => (remote.relay as ScriptedRelay).walletConnect() }))

beforeEach(() => {
  env.VITE_WALLETCONNECT_PROJECT_ID = 'test'
})
afterEach(() => {
  delete env.VITE_WALLETCONNECT_PROJECT_ID
})

const load = () => createScriptedConfig({ storage: localStorage })

/** A page that is paired with a phone. */
async function pair() {
  const relay = createScriptedRelay()
  remote.relay = relay
  const config = load()
  const connector: Connector = await loadPairing(config)
  const connecting = connectWallet(config, { connector })
  await expect.poll(() => relay.proposals).toHaveLength(1)
  relay.proposals[0]?.approve()
  await connecting
  return { config, connector }
}

/** Connectors that a reload of the page ends with. */
async function reload() {
  const config = load()
  const { persist } = config._internal.store as unknown as { persist: { hasHydrated(): boolean } }
  await expect.poll(() => persist.hasHydrated()).toBe(true)
  await reconnectWallet(config)
  expect(readWalletState(config).status).toBe('disconnected')
  return config.connectors.length
}

test('[c110] once the phone ended its session, a reload loads nothing of pairing', async () => {
  const { connector } = await pair()
  connector.emitter.emit('disconnect')
  expect(await reload()).toBe(0)
})

test('[c110] where the session is found to be over, it is looked for once', async () => {
  await pair()
  expect(await reload()).toBe(1)
  expect(await reload()).toBe(0)
})
