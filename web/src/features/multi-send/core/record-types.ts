import type { Address, Hash } from 'viem'

/**
 * queued → signing (bytes are at the wallet) → sent (hash known) → mined (marked, not final) → reconciled (final).
 * `replaced`: another transaction took the nonce. `failed`: reverted on chain, nothing was paid.
 * `cancelling`: its id was given up in a block that is not final. `cancelled`: given up for good; for a plain transfer, its
 * nonce is final for something else. `stopped`: given up here before its bytes had left this page.
 * A reorg leads from mined or cancelling back to sent.
 */
export type BatchState =
  | 'queued'
  | 'signing'
  | 'sent'
  | 'replaced'
  | 'mined'
  | 'reconciled'
  | 'failed'
  | 'cancelling'
  | 'cancelled'
  | 'stopped'

/** `index` is the position inside the batch, from 0. */
export type SkippedRecipient = { index: number; recipient: Address; amount: bigint }

export type BatchRecord = {
  /** {@link Batch.number}. */
  number: number
  state: BatchState
  /**
   * True from the first prompt or the export of the run on, for ever: resent only identically, until its id is marked.
   */
  isHandedOver: boolean
  /** All hashes seen, the latest last. */
  hashes: Hash[]
  /** The transaction that paid or cancelled it, once known. */
  minedHash?: Hash
  minedBlock?: bigint
  /** Account nonce: guessed before the prompt, known once the node has the transaction. */
  nonce?: number
  /** The node has shown a transaction of it with this nonce: it is no guess. */
  isNonceSeen?: boolean
  /** A plain transfer's nonce was used by this other transaction. */
  takenBy?: Hash
  /** A plain transfer that can no longer pay: what used its nonce is final. It may be sent again, or given up. */
  isReleased?: boolean
  /** EIP-5792 call id. */
  callId?: string
  /** The mark is set on chain but no event was found yet: never resent, not yet told apart from a cancellation. */
  isMarkedOnly: boolean
  /** The node knows a transaction of it that is neither marked nor reverted: it is on its way. */
  isPending?: boolean
  skipped: SkippedRecipient[]
}

export type BatchLog = { blockNumber: bigint; transactionHash: Hash; id: bigint } & (
  | { kind: 'sent' }
  | { kind: 'cancelled' }
  | ({ kind: 'skipped' } & SkippedRecipient)
)

/** What the node says about a hash we know. `unknown`: the node has never heard of it, or has forgotten it. */
export type TransactionFact = {
  hash: Hash
  status: 'pending' | 'success' | 'reverted' | 'unknown'
  blockNumber?: bigint
  /** Known while pending. */
  nonce?: number
}

export type ChainFacts = {
  latestBlock: bigint
  /** The chain's confirmation depth; a block is final when `latestBlock - block + 1 >= confirmations`. */
  confirmations: number
  /** `marksOf(sender, job)` per job of the plan, read at `latestBlock`. */
  marks: { job: bigint; marks: bigint }[]
  logs: BatchLog[]
  transactions: TransactionFact[]
  /** The account's nonce at `latestBlock`: a noted nonce below it is used up. */
  accountNonce: number
  /** What used the nonce of a plain transfer whose own hash the node does not know. */
  successor?: Successor
}

/** `isSame`: it pays the same amount to the same recipient, as a sped-up transaction does. */
export type Successor = { hash: Hash; status: 'success' | 'reverted'; blockNumber: bigint; isSame: boolean }
