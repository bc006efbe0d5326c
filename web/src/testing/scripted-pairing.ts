// Scripts the remote end of a pairing (relay and wallet), and a page that pairs with it.

import { afterEach, beforeEach, vi } from 'vitest'
import { createConnector } from 'wagmi'
import { env } from '@/lib/env.ts'
import { createPairing } from '@/lib/wallet/pairing/create-pairing.ts'
import { accountA, createScriptedConfig } from './scripted-wallet.ts'

type Proposal = { approve: () => void; fail: (reason: unknown) => void }

export type ScriptedRelay = ReturnType<typeof createScriptedRelay>

/** Creates the remote end of a pairing: the relay, and a wallet that scans the link. */
export function createScriptedRelay() {
  const relay = {
    /** Delay of the link, ms; `never`, or the error with which the relay refuses. */
    link: 0 as number | 'never' | Error,
    /** Each requested link, oldest first. */
    proposals: [] as Proposal[],
    /** How often the page has closed its connection to the relay. */
    left: 0,
    /** wagmi's pairing connector, with this remote end. */
    walletConnect: () =>
      createConnector((config) => {
        let isPaired = false
        const transportClose = async () => {
          relay.left += 1
        }
        const core = { verify: {}, relayer: { transportClose } }
        const provider = {
          get session() {
            return isPaired ? {} : undefined
          },
          signer: { client: { core } },
        }
        return {
          id: 'walletConnect',
          name: 'WalletConnect',
          type: 'walletConnect',
          async connect() {
            if (relay.link instanceof Error) throw relay.link
            let count = 0
            const approved = new Promise<void>((resolve, reject) => {
              count = relay.proposals.push({ approve: resolve, fail: reject })
            })
            const seconds = Math.floor(Date.now() / 1000) + 300
            const data = `wc:link${count}@2?expiryTimestamp=${seconds}`
            const give = () => config.emitter.emit('message', { type: 'display_uri', data })
            if (relay.link !== 'never') setTimeout(give, relay.link)
            await approved
            isPaired = true
            return { accounts: [accountA] as never, chainId: 31337 }
          },
          async disconnect() {
            isPaired = false
          },
          getAccounts: async () => [accountA],
          getChainId: async () => 31337,
          getProvider: async () => provider,
          isAuthorized: async () => isPaired,
          onAccountsChanged() {},
          onChainChanged() {},
          onDisconnect() {},
        }
      }),
  }
  return relay
}

/**
 * Replaces `wagmi/connectors`: the provider needs a real relay and real time, and the end-to-end tests have both.
 *
 * @example vi.mock('wagmi/connectors', async () => (await import('@/testing/scripted-pairing.ts')).scriptedConnectors)
 */
export const scriptedConnectors = { walletConnect: () => remote.relay.walletConnect() }

/** The relay of the running test. */
export const remote = {} as { relay: ScriptedRelay }

/** Gives each test its own relay, a project id, and a fake clock. */
export function usePairing(): void {
  beforeEach(async () => {
    // The connector's module loads in real time, once.
    await import('wagmi/connectors')
    vi.useFakeTimers()
    remote.relay = createScriptedRelay()
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

/** @param ms Time by which the clock advances. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Starts a pairing and advances to its request to the relay. */
export async function start(page = createPage()) {
  page.pairing.start()
  await pass(0)
  await pass(0)
  return page
}
