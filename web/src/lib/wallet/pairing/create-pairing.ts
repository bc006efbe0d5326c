import type { Config } from 'wagmi'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConnectionResult } from '@/lib/wallet/wallet-state.ts'
import { attemptPairing, type PairingState, pairingTimes, Renewal, waitUntilVisible } from './attempt-pairing.ts'
import { closeRelay, isPairing } from './load-pairing.ts'

export type Pairing = {
  store: StoreApi<PairingState>
  /** Starts, unless it is running. Before that nothing is loaded and no relay is called. */
  start(): void
  /** Starts over after a failure, or while it is slow. */
  retry(): void
  /**
   * Ends it: no link is renewed behind a closed modal. A phone that has scanned the link may still approve it, so the
   * page leaves the relay once the link has expired, and at once if none was shown.
   */
  stop(): void
}

/**
 * Pairs with a wallet on another device, from the first click to the session, and renews the link while it is shown, so
 * that it never expires.
 */
export function createPairing(config: Config, onConnected: (result: ConnectionResult) => void = () => {}): Pairing {
  const store = createStore<PairingState>(() => ({ step: 'idle' }))
  const set = (state: PairingState) => store.setState(state, true)
  let running: AbortController | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  /** Expiry of the link that was shown, in ms since 1970. */
  let validUntil = 0

  async function run(controller: AbortController): Promise<void> {
    const { signal } = controller
    const onChange = (state: PairingState) => {
      if (signal.aborted) return
      if (state.step === 'ready') validUntil = state.expiresAt
      if (state.step === 'failed') validUntil = 0
      set(state)
    }
    onChange({ step: 'preparing' })
    try {
      const result = await pairUntilConnected(config, { signal, onChange })
      onChange({ step: 'connected', result })
      if (!signal.aborted) onConnected(result)
    } catch (error) {
      onChange({ step: 'failed', error })
    } finally {
      if (running === controller) running = undefined
    }
  }

  function start() {
    if (running) return
    clearTimeout(leaving)
    running = new AbortController()
    void run(running)
  }

  function end() {
    running?.abort()
    running = undefined
    set({ step: 'idle' })
    clearTimeout(leaving)
  }

  function leaveRelay() {
    validUntil = 0
    const connector = config.connectors.find(isPairing)
    if (connector) closeRelay(connector).catch(() => {}) // a relay that cannot be closed does not answer anyway
  }

  function stop() {
    end()
    const wait = Math.min(validUntil - Date.now(), pairingTimes.linkLife)
    if (wait > 0) leaving = setTimeout(leaveRelay, wait)
    else leaveRelay()
  }

  return {
    store,
    start,
    stop,
    retry() {
      end()
      leaveRelay()
      start()
    },
  }
}

type Attempt = Parameters<typeof attemptPairing>[1]

async function pairUntilConnected(config: Config, attempt: Attempt): Promise<ConnectionResult> {
  for (;;) {
    const outcome = await attemptPairing(config, attempt)
    if (!(outcome instanceof Renewal)) return outcome
    await waitUntilVisible(attempt.signal)
    attempt.signal.throwIfAborted()
  }
}
