// Creates a wallet on another device, behind the software that wallets pair with.

import { createRequire } from 'node:module'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { createWallet, type Wallet } from '@saleyard/testkit/wallet/create-wallet.ts'
import { toWalletErrorObject } from '@saleyard/testkit/wallet/wallet-error.ts'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { createCoreOptions } from './core-options.ts'

export type CreateWalletPeerParameters = {
  relayUrl: string
  rpcUrl: string
  /** Which of anvil's accounts signs; default: 1, so that it is not mistaken for the extension's. */
  accountIndex?: number
  /** Chains that it shares when it pairs; default: the local one. */
  chains?: number[]
}

export type WalletPeer = Awaited<ReturnType<typeof createWalletPeer>>

/**
 * A wallet on another device: the wallet of the other tests, behind the real software that wallets pair with. It
 * approves by itself; say otherwise beforehand, `prompts.rejectNext('eth_requestAccounts')` for a proposal.
 */
export async function createWalletPeer({
  relayUrl,
  rpcUrl,
  accountIndex = 1,
  chains = [foundry.id],
}: CreateWalletPeerParameters) {
  const kit = await openWalletKit(relayUrl)
  const wallet: Wallet = createWallet({
    rpcUrl,
    emit: (event, data) => emitToSessions({ kit, wallet, shared }, event, data),
  })
  const shared = new Set(chains)
  await wallet.switchAccount(accountIndex)

  kit.on('session_request', (event) => answerRequest({ kit, wallet, shared }, event))
  // The page ended the session; the wallet forgets that it was permitted.
  kit.on('session_delete', () => wallet.disconnect())

  return Object.assign(wallet, {
    /** Reads the link that the page shows, and settles when the proposal is answered, either way. */
    async pair(uri: string) {
      const proposed = new Promise<WalletKitTypes.SessionProposal>((resolve) => kit.once('session_proposal', resolve))
      await kit.pair({ uri })
      await answerProposal({ kit, wallet, shared }, await proposed)
    },

    /** Sessions that are open now. */
    sessions: () => Object.keys(kit.getActiveSessions()),

    close: () => kit.close(),
  })
}

type Peer = { kit: OpenedWalletKit; wallet: Wallet; shared: Set<number> }

async function answerProposal({ kit, wallet, shared }: Peer, { id, params }: WalletKitTypes.SessionProposal) {
  try {
    await wallet.request({ method: 'eth_requestAccounts', params: [] })
  } catch {
    await kit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
    return
  }
  await kit.approveSession({ id, namespaces: toNamespaces(params, { chains: shared, account: wallet.address }) })
}

async function answerRequest({ kit, wallet }: Peer, { id, topic, params }: WalletKitTypes.SessionRequest) {
  const { method, params: requestParams } = params.request
  const answer = await wallet.request({ method, params: requestParams }).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: toWalletErrorObject(error) }),
  )
  await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } as never })
}

/** What happens in the wallet, as a session carries it: a new chain or account belongs to the session first. */
async function emitToSessions({ kit, wallet, shared }: Peer, event: string, data: unknown) {
  const disconnected = event === 'accountsChanged' && (data as Address[]).length === 0
  if (event === 'chainChanged') shared.add(Number(data))
  for (const session of Object.values(kit.getActiveSessions())) {
    const { topic } = session
    if (disconnected) {
      await kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
      continue
    }
    const namespaces = toNamespaces(session, { chains: shared, account: wallet.address })
    // A page that is away acknowledges it later.
    await kit.updateSession({ topic, namespaces })
    const chainId = event === 'chainChanged' ? Number(data) : [...shared][0]
    await kit.emitSessionEvent({
      topic,
      event: { name: event, data: event === 'chainChanged' ? chainId : data },
      chainId: `eip155:${chainId}`,
    })
  }
}

type Core = WalletKitTypes.Options['core']
type CoreConstructor = new (options: Core['opts']) => Core

// The kit wants a core and does not hand it out; this is the very copy that it is made with.
const requireOfKit = createRequire(createRequire(import.meta.url).resolve('@reown/walletkit'))
const { Core } = requireOfKit('@walletconnect/core') as { Core: CoreConstructor }

type OpenedWalletKit = Awaited<ReturnType<typeof openWalletKit>>

/** Opens the software that wallets pair with; it contacts only the relay. */
export async function openWalletKit(relayUrl: string) {
  const core = new Core(createCoreOptions({ relayUrl }))
  // Whether the page is genuine is asked of a server of the kit's makers, which these tests do not have.
  core.verify.resolve = async () => undefined as never

  const kit = await WalletKit.init({
    core,
    metadata: { name: 'Paired Wallet', description: 'A wallet in a test', url: 'https://wallet.example', icons: [] },
  })
  return Object.assign(kit, {
    async close() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  })
}

type Proposal = Pick<WalletKitTypes.SessionProposal['params'], 'requiredNamespaces' | 'optionalNamespaces'>

/** What a session gives the page: these chains with this account, and every method and event that it asked for. */
export function toNamespaces(proposal: Proposal, { chains, account }: { chains: Iterable<number>; account: Address }) {
  const requested = [proposal.requiredNamespaces.eip155, proposal.optionalNamespaces.eip155]
  const ids = [...chains].map((chain) => `eip155:${chain}`)
  return {
    eip155: {
      chains: ids,
      accounts: ids.map((id) => `${id}:${account}`),
      methods: [...new Set(requested.flatMap((namespace) => namespace?.methods ?? []))],
      events: [...new Set(requested.flatMap((namespace) => namespace?.events ?? []))],
    },
  }
}
