// Defines the record of a batch and the facts of the chain about it, and says whether a batch is new, unresolved or ended.

import type { Batch } from '@saleyard/send/plan/types.ts'
import type { Address, Hash } from 'viem'

/**
 * queued → signing (bytes are at the wallet) → sent (hash known) → mined (marked, not final) → reconciled (final).
 * `replaced`: another transaction took the nonce. `failed`: reverted on chain, nothing was paid.
 * `cancelling`: its id was given up in a block that is not final. `cancelled`: given up for good; for a plain transfer, its
 * nonce is final for something else. `stopped`: given up here before its bytes had left this page.
 * `paidByOther`: the wallet signed with another account, which paid it; final, and never sent again.
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
  | 'paidByOther'

/**
 * What is open about a batch that rests here without a proof from the chain, or was given up: its bytes stay stored and are looked
 * for, since a wallet may have sent them all the same.
 */
export type Doubt = {
  /**
   * The wallet answered that its user declined, or its user says that it holds nothing any more. `signerUnknown`: its id was given
   * up, and no node has shown who signed the hash that the wallet told; given up, an id stops the sender's own transactions only.
   */
  why: 'declined' | 'seenCancelled' | 'signerUnknown'
  /** The account's next nonce since `since`. */
  nonce?: number
  /** Since this block nothing of the account was mined, and nothing of it waits. */
  since?: bigint
  /** The chain's time then, s since 1970. */
  sinceTime?: bigint
  /** Nothing came for as many blocks as make a transaction final, and for five minutes: its recipients may get new ids. */
  isCleared?: boolean
}

/** `index` is the position inside the batch, from 0. */
export type SkippedRecipient = { index: number; recipient: Address; amount: bigint }

/** A transaction of a batch from another account than the plan's sender. */
export type SignedByOther = { hash: Hash; account: Address }

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
  /** The account's transactions in blocks before the first prompt on this device: none of the batch has a lower nonce. */
  firstNonce?: number
  /** The node has shown a transaction of it with this nonce: it is no guess. */
  isNonceSeen?: boolean
  /**
   * The chain has shown a transaction of it, since it was last handed to the wallet, that the plan's sender pays: the mark keeps a
   * second one from paying.
   */
  isGuarded?: boolean
  /** A plain transfer's nonce was used by this other transaction. */
  takenBy?: Hash
  /** A plain transfer that can no longer pay: what used its nonce is final. It may be sent again, or given up. */
  isReleased?: boolean
  /** Only where no other device has the bytes, and none of its own prompts is unanswered. */
  doubt?: Doubt
  /** EIP-5792 call id. */
  callId?: string
  /** The mark is set on chain but no event was found yet: never resent, not yet told apart from a cancellation. */
  isMarkedOnly: boolean
  /** The node knows a transaction of it that is neither marked nor reverted: it is on its way. */
  isPending?: boolean
  /**
   * Marks are each account's own: they do not keep these from paying beside a transaction of the sender. Nor is the nonce of
   * these the sender's.
   */
  signedByOthers?: SignedByOther[]
  /** One of `signedByOthers` may still pay: sent again, the batch could be paid twice. */
  isUnguarded?: boolean
  /** The other account that paid it; with `mined` and `paidByOther`. */
  paidBy?: Address
  /** The other account that paid it as well; with `mined` and `reconciled`. */
  alsoPaidBy?: Address
  /** A plain transfer whose transaction is final and carries more than the transfer: whether it paid, it does not show. */
  isUnclear?: boolean
  /** Looks in a row, the first of them at block `since`, in which the nonce was used and by what was not certain. */
  missed?: { looks: number; since: bigint }
  skipped: SkippedRecipient[]
}

/** `by`: the account that the contract names as sender, where that is another than the plan's. */
export type BatchLog = { blockNumber: bigint; transactionHash: Hash; id: bigint; by?: Address } & (
  | { kind: 'sent' }
  | { kind: 'cancelled' }
  | ({ kind: 'skipped' } & SkippedRecipient)
)

/** What the node says about a hash we know. `unknown`: the node has never heard of it, or has forgotten it. */
export type TransactionFact = {
  hash: Hash
  status: 'pending' | 'success' | 'reverted' | 'unknown'
  blockNumber?: bigint
  /** Known while pending, of the plan's sender only. */
  nonce?: number
  /** Who it is from, where that is another account than the plan's sender: also a bundler or a relay. */
  signer?: Address
  /**
   * Of a plain transfer in a block: whether the money has moved as planned. `unclear`: it carries more than the transfer, and
   * neither an event nor the balances show it.
   */
  transfer?: 'paid' | 'unclear'
  /** It is of something else: the wallet has told a wrong hash. With `unknown`. */
  isOther?: boolean
}

export type ChainFacts = {
  /** Nonce and marks are read at this block, so that they fit together whichever node answers. */
  latestBlock: bigint
  /** Blocks in which batches were seen are gone, and `latestBlock` is below them. Otherwise it is of a node that is behind. */
  isShorter?: boolean
  /** The chain's confirmation depth; a block is final when `latestBlock - block + 1 >= confirmations`. */
  confirmations: number
  /** `marksOf(sender, job)` per job of the plan, read at `latestBlock`; with `by`, of an account that paid in the sender's place. */
  marks: { job: bigint; marks: bigint; by?: Address }[]
  logs: BatchLog[]
  transactions: TransactionFact[]
  /** The account's nonce at `latestBlock`: a noted nonce below it is used up. */
  accountNonce: number
  /** The same some blocks deep; read only where a noted nonce is used up. */
  finalNonce?: number
  /** What used the nonces of batches whose own hashes the node does not know. */
  successors?: Successor[]
  /** The same with those that wait for a block. Read only for a {@link Doubt}, and where it says all that the account does. */
  pendingNonce?: number
  /** The chain's time before `pendingNonce` was read, s since 1970. */
  pendingTime?: bigint
  /** The payment of a plain transfer, under one of the nonces that it may have got; no hash of it came back. */
  found?: Successor
  /** Every nonce that a plain transfer could have got is final for something else, and nothing of the account waits. */
  isGone?: boolean
}

/** `isSame`: it is the batch itself, with another fee. */
export type Successor = Required<Pick<TransactionFact, 'hash' | 'blockNumber' | 'nonce'>> & {
  status: 'success' | 'reverted'
  isSame: boolean
}

/** The record of a batch that nobody has touched. */
export function newRecord({ number }: Pick<Batch, 'number'>): BatchRecord {
  return { number, state: 'queued', isHandedOver: false, hashes: [], isMarkedOnly: false, skipped: [] }
}

/** Whether nothing will happen to a batch any more: it is final on chain, or was given up before anybody had it. */
export function isEnded({ state }: Pick<BatchRecord, 'state'>): boolean {
  return ['reconciled', 'paidByOther', 'cancelled', 'stopped'].includes(state)
}

/** Whether a batch is neither in a block nor given up. */
export function isUnresolved(record: Pick<BatchRecord, 'state'>): boolean {
  return !isEnded(record) && record.state !== 'mined' && record.state !== 'cancelling'
}
