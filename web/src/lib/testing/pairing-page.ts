import { afterEach, beforeEach, vi } from 'vitest'
import { env } from '@/lib/env.ts'
import { createPairing } from '@/lib/wallet/pairing/create-pairing.ts'
import { createScriptedRelay, type ScriptedRelay } from './scripted-pairing.ts'
import { createScriptedConfig } from './scripted-wallet.ts'

/**
 * Stands in for `wagmi/connectors`: the provider needs a real relay and real time, and the end-to-end tests have both.
 *
 * @example vi.mock('wagmi/connectors', async () => (await import('../../testing/pairing-page')).farConnectors)
 */
export const farConnectors = { walletConnect: () => far.relay.walletConnect() }

/** The relay of the test that runs. */
export const far = {} as { relay: ScriptedRelay }

/** Each test has a relay of its own, a project id, and a clock that stands. */
export function usePairing(): void {
  beforeEach(async () => {
    // The module that holds the connector is loaded in real time, once.
    await import('wagmi/connectors')
    vi.useFakeTimers()
    far.relay = createScriptedRelay()
    env.VITE_WALLETCONNECT_PROJECT_ID = 'test'
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    delete env.VITE_WALLETCONNECT_PROJECT_ID
  })
}

export function createPage() {
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

/** @param ms that the clock moves on. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Starts and comes to where the relay is asked. */
export async function start(page = createPage()) {
  page.pairing.start()
  await pass(0)
  await pass(0)
  return page
}
