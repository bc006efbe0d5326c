// Describes one action of the user that results in one transaction, and the states of that transaction.
import type { codeHashes } from '@saleyard/generated/code-hashes'
import type { deployments } from '@saleyard/generated/deployments'
import type { Address, Hash, Hex } from 'viem'

export type TransactionKind =
  | 'createToken'
  | 'approve'
  | 'sendBatch'
  | 'sendPlain'
  | 'cancelBatch'
  | 'revoke'
  | 'deploy'
  | 'seedLiquidity'
  | 'addLiquidity'
  | 'removeLiquidity'
  | 'unwrap'
  | 'lowerFees'
  | 'handOver'
  | 'acceptOwnership'
  | 'renounceOwnership'
  | 'buyback'
  | 'claim'
  | 'processVault'
  | 'releaseLock'
  | 'createLocks'
  | 'fillLock'
  | 'buyToken'
  | 'sellToken'
  | 'safeExecute'

/**
 * Calls that a wallet executes as one. The wallet keeps them under the id. A transaction has executed them if the contract at the
 * address has logged these topics in it.
 */
export type StoredBundle = { id: string; proof: { address: Address; topics: readonly Hex[] } }

/** Where the search for what a Safe executes begins: the newest block before the wallet was asked, and the next nonce of a known Safe in it. */
export type SafeStart = { fromBlock: bigint; nonce?: bigint }

/** Result of the simulation just before the wallet opens. */
export type Simulated = { gas: bigint }

/** One action of the user that results in one transaction; a feature creates it, one place runs and shows it. */
export type TransactionIntent = {
  /**
   * Chosen before signing, unique per action: `create:<salt>`, `approve:<runId>`, `batch:<runId>:<index>`,
   * `deploy:<chainId>:<name>`.
   */
  key: string
  kind: TransactionKind
  chainId: number
  account: Address
  to: Address
  /** If set, the code at `to` is compared with the expected code. */
  contract?: keyof typeof codeHashes
  /**
   * Set if `to` is a token that a factory of ours has created, or its vault: that factory and the token must confirm
   * both. Also set if `to` is a lock, which is then the `token`: the lock factory must confirm it.
   */
  made?: { by: keyof typeof deployments; token: Address; symbol: string }
  /** The token that it is about, for its picture among the activity. By default the one that `approval` or `made` names. */
  token?: Address
  /** A translated sentence: what the transaction will do. */
  summary: string
  /** Base units. */
  amounts: { label: string; value: bigint; decimals: number; symbol: string }[]
  /** Base units before and after. */
  approval?: { token: Address; symbol: string; decimals: number; spender: Address; before: bigint; after: bigint }
  /** Wei sent with the call. */
  value: bigint
  /** Calldata that `write` sends, and the owners of a Safe sign: it identifies the transaction if the wallet returns no hash. */
  data: Hex
  /** Calls that the wallet executes before it in the same step: all of them and this one, or none. */
  before?: readonly { to: Address; data: Hex; value: bigint }[]
  /** Set if the wallet gets it as a bundle. It is recorded before the request, so that the wallet can name the transaction later. */
  bundle?: StoredBundle
  /**
   * Whether the user may still want it, by what the page knows without a request. It is checked again right before the wallet
   * opens, because the way there (a change of the wallet's network) may take any time.
   */
  isCurrent?: () => boolean
  /** Simulates the call on chain. @throws if it would revert. */
  simulate: () => Promise<Simulated>
  /**
   * Opens the wallet and makes no other request, because a transaction may have been sent when this fails. Gets the
   * result of the simulation just before.
   */
  write: (simulated?: Simulated) => Promise<Hash>
  /**
   * As `write`, for a Safe: returns the SafeTxHash. By default the wallet gets `before` and the call itself, as they are here, in
   * one bundle: in a transaction its own page would make the gas part of what the owners sign.
   */
  propose?: ((start: SafeStart) => Promise<Hash>) | undefined
}

export type TransactionState =
  | 'idle'
  | 'simulating'
  | 'awaiting-signature'
  /** The wallet was asked, and it is unknown whether it has sent the transaction. */
  | 'uncertain'
  /** The account is a Safe, and its owners have to sign it. */
  | 'proposed'
  | 'submitted'
  | 'replaced'
  | 'mined'
  | 'final'
  | 'reverted'
  | 'dropped'
  | 'failed'
