// Creates scripted EIP-1193 wallets and the page's config with them, for tests of the page.
import { createClient, custom } from 'viem'
import { type Config, createConfig, createStorage, injected } from 'wagmi'
import { configuredChains } from '@/lib/networks/chains.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { startSession } from '@/lib/wallet/session.ts'

export const accountA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const accountB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const localChain = '0x7a69'

/** A wallet's answer to a request; the wallet refuses with what this throws. */
type Answer = (params: readonly unknown[]) => unknown

export type WalletScript = {
  name?: string
  rdns?: string
  icon?: string
  accounts?: readonly unknown[]
  chainId?: unknown
  /** Answers by method that replace those of a well-behaved wallet. */
  answers?: Record<string, Answer>
  /** Overrides of the provider's own properties. */
  provider?: Record<string, unknown>
}

export type ScriptedWallet = ReturnType<typeof createScriptedWallet>

/** Creates an EIP-1193 wallet that behaves well except where its script says otherwise. */
export function createScriptedWallet({
  name = 'Test wallet',
  rdns = 'test.wallet',
  icon = 'data:image/svg+xml,<svg/>',
  accounts = [accountA],
  chainId = localChain,
  answers = {},
  provider: changes = {},
}: WalletScript = {}) {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const wallet = {
    name,
    rdns,
    accounts,
    chainId,
    answers,
    granted: false,
    /** Requested methods, in order. */
    requested: [] as string[],
    emit(event: string, value?: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
    /** Number of listeners of an event. */
    countListeners: (event: string) => listeners.get(event)?.size ?? 0,
    provider: {
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        wallet.requested.push(method)
        const answer = wallet.answers[method] ?? wellBehaved[method]
        if (!answer) throw Object.assign(new Error(`${method} is not supported`), { code: -32601 })
        return answer(params)
      },
      on(event: string, listener: (value: unknown) => void) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      },
      removeListener(event: string, listener: (value: unknown) => void) {
        listeners.get(event)?.delete(listener)
      },
      ...changes,
    },
    /** Announces the wallet as EIP-6963 defines it. */
    announce(info: Record<string, unknown> = {}) {
      const uuid = crypto.randomUUID()
      const detail = { info: { uuid, name, icon, rdns, ...info }, provider: wallet.provider }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }))
    },
    /** Creates the page's connector of this wallet. */
    connector: () => injected({ target: { id: rdns, name, icon, provider: wallet.provider as never } }),
  }
  const grant = () => {
    wallet.granted = true
    return wallet.accounts
  }
  const wellBehaved: Record<string, Answer> = {
    wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts', caveats: [{ value: grant() }] }],
    wallet_revokePermissions() {
      wallet.granted = false
      return null
    },
    wallet_addEthereumChain: () => null,
    wallet_switchEthereumChain([request]) {
      wallet.chainId = (request as { chainId: string }).chainId
      wallet.emit('chainChanged', wallet.chainId)
      return null
    },
    eth_requestAccounts: grant,
    eth_accounts: () => (wallet.granted ? wallet.accounts : []),
    eth_chainId: () => wallet.chainId,
  }
  return wallet
}

type ScriptedConfigOptions = {
  wallets?: readonly ScriptedWallet[]
  /** Survives a reload of the page, which is a second config. */
  storage?: Storage
  /** Whether the config listens to wallets that announce themselves. */
  discovery?: boolean
}

/** Creates the page's config with these wallets; its chains answer a balance of 1 coin. */
export function createScriptedConfig({ wallets = [], storage, discovery = false }: ScriptedConfigOptions = {}): Config {
  const request = async ({ method }: { method: string }) => (method === 'eth_getBalance' ? '0xde0b6b3a7640000' : null)
  const config = createConfig({
    chains: configuredChains,
    client: ({ chain }) => createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }),
    connectors: wallets.map((wallet) => wallet.connector()),
    storage: storage ? createStorage({ storage }) : null,
    multiInjectedProviderDiscovery: discovery,
  })
  startSession(config)
  return config
}

/** Answers with an EIP-1193 error. */
export function refuse(code: unknown, message = 'no', more: object = {}): Answer {
  return () => {
    throw Object.assign(new Error(message), { code, ...more })
  }
}

/** Answers by throwing any value. */
export function throwing(thrown: unknown): Answer {
  return () => {
    throw thrown
  }
}

export const neverAnswer: Answer = () => new Promise(() => {})

/** Creates an answer that the test gives at a moment of its choice. */
export function createLateAnswer() {
  let give: (answer: unknown) => void = () => {}
  const promise = new Promise((resolve) => {
    give = resolve
  })
  return { answer: () => promise, give: (answer: unknown) => give(answer) }
}

/** Creates a page with a connected wallet, on {@link accountA}, while a request to another wallet stays unanswered. */
export async function withPendingSecondWallet(): Promise<{
  config: Config
  wallets: readonly [ScriptedWallet, ScriptedWallet]
}> {
  const wallets = [
    createScriptedWallet({ rdns: 'a', name: 'A' }),
    createScriptedWallet({
      rdns: 'b',
      name: 'B',
      accounts: [accountB],
      answers: { wallet_requestPermissions: neverAnswer },
    }),
  ] as const
  const config = createScriptedConfig({ wallets })
  const [a, b] = config.connectors
  if (!a || !b) throw new Error('There are no wallets.')
  await connectWallet(config, { connector: a })
  connectWallet(config, { connector: b }).catch(() => {})
  if (config.state.status !== 'connecting') throw new Error('The other wallet is not asked.')
  return { config, wallets }
}
