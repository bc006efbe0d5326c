import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModal, type ModalState } from '@/features/wallet/modal/create-modal.ts'
import type { ViewData } from '@/features/wallet/modal/router.ts'
import { env } from '@/lib/env.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'
import type { ModalRoute, ModalView } from '@/lib/wallet/wallet-modal.ts'
import { createScriptedConfig, createScriptedWallet, refuse } from '@/testing/scripted-wallet.ts'
import { type Difference, differences, type Facts } from './differences.ts'
import { type Mood, originalModal } from './original-modal.ts'

const seed = 20_270
const steps = 10_000
const poll = 200

type Step =
  | { do: 'push'; view: ModalView; data?: ViewData }
  | { do: 'reset' | 'replace'; view: ModalView }
  | { do: 'open'; route?: ModalRoute }
  | { do: 'goBack' | 'close' | 'connect' | 'disconnect' | 'wait' }
  | { do: 'networkView' | 'preferInjected' | 'installed' | 'ready'; on: boolean }
  | { do: 'mood'; mood: Mood }

const view = fc.constantFrom<ModalView>('ConnectWallet', 'Account', 'SelectNetwork', 'Wallet', 'SwitchNetwork')
const data = fc.oneof(
  fc.constant(undefined),
  fc.record({ Wallet: fc.record({ id: fc.constantFrom('a', 'b'), name: fc.constant('Wallet') }) }),
  fc.record({ SwitchNetwork: fc.record({ chainId: fc.constantFrom(56, 97) }) }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('push' as const), view, data }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reset' as const, 'replace' as const), view }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('open' as const),
      route: fc.constantFrom<ModalRoute | undefined>(undefined, undefined, 'ConnectWallet', 'Account', 'SelectNetwork'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'goBack' as const,
        'close' as const,
        'connect' as const,
        'disconnect' as const,
        'wait' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('networkView' as const, 'preferInjected' as const, 'installed' as const, 'ready' as const),
      on: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mood' as const),
      mood: fc.constantFrom<Mood>('agrees', 'declines', 'is busy'),
    }),
  },
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  originalModal.restart()
})
afterEach(() => {
  vi.useRealTimers()
  env.VITE_WALLET_NETWORK_VIEW = false
  window.history.replaceState(null, '', '/')
})

const refusals = { agrees: undefined, declines: refuse(4001), 'is busy': refuse(-32002) }

/** Both modals, and the steps that are done to them at the same time. */
function createPair() {
  const wallet = createScriptedWallet()
  const config = createScriptedConfig({ wallets: [wallet] })
  const connectors = config.connectors
  const [connector] = connectors
  if (!connector) throw new Error('There is no wallet.')
  const modal = createModal(config)
  const isConnected = () => config.state.status === 'connected'

  const ours = {
    push: ({ view, data }) => modal.push(view, data),
    reset: ({ view }) => modal.reset(view),
    replace: ({ view }) => modal.replace(view),
    goBack: () => modal.goBack(),
    open: ({ route }) => modal.open(route),
    close: () => modal.close(),
    connect: () => (isConnected() ? undefined : connectWallet(config, { connector }).catch(() => {})),
    disconnect: () => disconnectWallet(config),
    wait: () => {},
    networkView: ({ on }) => Object.assign(env, { VITE_WALLET_NETWORK_VIEW: on }),
    preferInjected: ({ on }) => window.history.replaceState(null, '', on ? '/?w3mPreferInjected' : '/'),
    installed: ({ on }) => config._internal.connectors.setState(on ? [...connectors] : []),
    ready: () => {},
    mood: ({ mood }) => {
      const answer = refusals[mood]
      wallet.answers = answer ? { wallet_requestPermissions: answer } : {}
    },
  } satisfies { [Do in Step['do']]: (step: Extract<Step, { do: Do }>) => unknown }

  const configure = () => originalModal.configure({ networkView: env.VITE_WALLET_NETWORK_VIEW })
  const theirs = {
    ...originalModal,
    push: ({ view, data }) => originalModal.push(view, data),
    reset: ({ view }) => originalModal.reset(view),
    replace: ({ view }) => originalModal.replace(view),
    open: ({ route }) => originalModal.open(route),
    connect: () => isConnected() && originalModal.connect(),
    wait: () => vi.advanceTimersByTime(poll),
    networkView: configure,
    preferInjected: configure,
    installed: ({ on }) => {
      originalModal.setInstalled(on)
      configure()
    },
    ready: ({ on }) => originalModal.setReady(on),
    mood: ({ mood }) => Object.assign(originalModal, { mood }),
  } satisfies { [Do in Step['do']]: (step: Extract<Step, { do: Do }>) => unknown }

  return {
    modal,
    asked: () => wallet.requested.filter((method) => method === 'wallet_requestPermissions').length,
    async take(step: Step) {
      await ours[step.do](step as never)
      const ownTimers = vi.getTimerCount() - polls
      theirs[step.do](step as never)
      polls = vi.getTimerCount() - ownTimers
      return { ownTimers, polls }
    },
  }
}
let polls = 0

test(`[R1] [O1] [O2] ${steps} random steps (seed ${seed}) lead both modals to the same views, histories, data and state`, async () => {
  polls = 0
  const { modal, take, asked } = createPair()
  vi.clearAllTimers() // of the start
  const seen = new Set<string>()
  const trail: Step[] = []
  for (const next of fc.sample(step, { numRuns: steps, seed })) {
    trail.push(next)
    const before = { polls, asked: asked(), connects: originalModal.directConnects }
    const { ownTimers } = await take(next)
    const where = `after step ${trail.length}: ${JSON.stringify(trail.slice(-5))}`
    const connected = originalModal.directConnects > before.connects
    if (next.do === 'open') expect(asked() > before.asked, where).toBe(connected)
    expect(ownTimers, `ours waits for nothing, ${where}`).toBe(0)

    const facts: Omit<Facts, 'ours' | 'theirs'> = {
      step: next.do,
      pollsBefore: before.polls,
      polls,
      connected,
      mood: originalModal.mood,
    }
    compare(modal.store.getState(), { facts, seen, where })
  }
  expect([...seen].sort()).toEqual(Object.keys(differences).sort())
  // It takes more than the others' 20 s on a busy machine.
}, 60_000)

type Comparison = { facts: Omit<Facts, 'ours' | 'theirs'>; seen: Set<string>; where: string }

/** Notes the differences that occur, and finds no others. */
function compare(ours: ModalState, { facts, seen, where }: Comparison) {
  const all = Object.entries<Difference>(differences)
  const occurring = all.filter(([, { occurs }]) =>
    occurs({ ...facts, ours: ours.open, theirs: originalModal.read().open }),
  )
  for (const [name, { settle }] of occurring) {
    seen.add(name)
    settle?.()
  }
  const { open, router } = originalModal.read()
  expect(ours.router, where).toEqual(router)
  if (occurring.every(([, { settle }]) => settle)) expect(ours.open, where).toBe(open)
}
