// Describes what a wallet knows, and opens its connection to the node.

import { createWalletClient, type Hash, type HDAccount, type Hex, http, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import type { createPrompts } from './create-prompts.ts'

/** What a wallet knows, as a real one keeps it: in itself and not in the page, so it outlives a reload. */
export type WalletState = {
  account: HDAccount
  /** The one that signs transactions, where the wallet takes another than the one that it shows. */
  signer?: HDAccount
  chainId: number
  /** Chains that the user has in the wallet; others answer 4902 to a switch. */
  knownChains: Set<number>
  /** Whether adding a chain also goes there. The standard leaves it open, and wallets differ. */
  switchesWhenAdding: boolean
  /** Longest calldata that the device signs, in bytes; without it any length. */
  longestData?: number
  /** Whether this page may see the account. */
  permitted: boolean
}

export type WalletContext = {
  state: WalletState
  client: NodeClient
  prompts: ReturnType<typeof createPrompts>
  emit(event: string, data: unknown): Promise<void>
  /** Hashes of the transactions that the wallet has broadcast. */
  sent: Hash[]
  /** Signatures that the wallet is to keep to itself, the next first. */
  withholding: Withholding[]
  /** Called with each hash before the page gets it; a test may keep the page from ever getting it. */
  beforeAnswer(hash: Hash): Promise<void>
}

/** `ahead`: how many transactions of its own the wallet believes to be before this one. */
export type Withholding = { ahead: number; onSigned: (raw: Hex) => void }

type NodeClient = ReturnType<typeof createNodeClient>

/** The wallet's way to its node, which caches and repeats nothing. */
export function createNodeClient(rpcUrl: string) {
  return createWalletClient({ chain: foundry, transport: http(rpcUrl, { retryCount: 0 }), cacheTime: 0 }).extend(
    publicActions,
  )
}
