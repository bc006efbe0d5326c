// Defines the record of a batch and the facts of the chain about it, and derives whether a batch is new, unresolved or
// ended.

import type { Batch } from '@saleyard/send/plan/types.ts'
import type { Address, Hash } from 'viem'

/**
 * queued → signing (bytes are at the wallet) → sent (hash known) → mined (marked, not final) → reconciled (final).
 *
 * `proposed`: the sender is a Safe, and its owners have a proposal of the batch; it comes in place of `sent`, and lasts
 * until the batch is marked or none of its proposals can be executed any more.
 *
 * `replaced`: another transaction took the nonce. `failed`: reverted on chain, nothing was paid. `cancelling`: its id
 * is given up in a block that is not final. `cancelled`: permanently given up; for a plain transfer, its nonce is final
 * for another transaction. `stopped`: given up before its bytes had left this page. `paidByOther`: the wallet signed
 * with another account, which paid it; final, and never sent again. A reorg leads from mined or cancelling back to
 * sent.
 */
export type BatchState =
  | 'queued'
  | 'signing'
  | 'proposed'
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
 * Open doubt about a batch that rests here without a proof from the chain, or is given up: its bytes stay stored and
 * the chain is searched for them, since a wallet may have sent them after all.
 */
export type Doubt = {
  /**
   * The wallet answered that its user declined, or its user confirms that the wallet holds nothing any more.
   * `signerUnknown`: its id is given up, and no node has shown who signed the hash that the wallet reported; giving an
   * id up stops only the sender's own transactions.
   */
  why: 'declined' | 'seenCancelled' | 'signerUnknown'
  /** The account's next nonce since `since`. */
  nonce?: number
  /** Since this block no transaction of the account was mined, and none is pending. */
  since?: bigint
  /** The chain's time at `since`, in s since 1970. */
  sinceTime?: bigint
  /** True if nothing came for the confirmation depth and for five minutes: the batch's recipients may get new ids. */
  isCleared?: boolean
}

/** `index` is the position in the batch, from 0. */
export type SkippedRecipient = { index: number; recipient: Address; amount: bigint }

/** A transaction of a batch from another account than the plan's sender. */
export type SignedByOther = { hash: Hash; account: Address }

/**
 * A transaction of a Safe that its owners have to sign, with one batch in it. Any account may execute it, on any day, and
 * its owners may reject or replace it.
 */
export type BatchProposal = {
  /** The hash that the wallet has reported. Owners see it in Safe's own page. */
  safeTxHash: Hash
  /**
   * The Safe's own nonce, not the account's. Known only if the hash is proven to be that of the batch's calls: otherwise
   * nothing shows what the owners sign, and marks alone decide.
   */
  nonce?: bigint
  /** In ms since 1970. */
  proposedAt: number
  /** The latest block before the wallet opened: the proposal is not executed in an earlier one. */
  fromBlock: bigint
  /**
   * As of the last check. `executed`: the Safe has logged its hash, and the mark of the batch is not found yet.
   * `replaced`: a final block has its nonce used by another transaction. `failed`: in a final block it was executed, and
   * its calls were taken back, or did not include the batch. `unclear`: its nonce is used, and no node shows by what.
   */
  state: 'waiting' | 'executed' | 'replaced' | 'failed' | 'unclear'
  /** With `replaced`: the owners have rejected it. */
  isRejected?: boolean
  /** A transaction that executed it and has reverted: it used no nonce of the Safe, and its signatures are public. */
  revertedBy?: Hash
}

export type BatchRecord = {
  /** {@link Batch.number}. */
  number: number
  state: BatchState
  /**
   * Set permanently at the first wallet prompt or export. From then on the batch may only be resent unchanged, until
   * its id is marked.
   */
  isHandedOver: boolean
  /** The latest request to a wallet, at random: the answer to an earlier one, in any window, says nothing about this one. */
  request?: number
  /** All known hashes, the latest last. */
  hashes: Hash[]
  /** Those of `hashes` that a file has brought: what another account has sent in them counts only with the batch's bytes. */
  importedHashes?: Hash[]
  /** The transaction that paid or cancelled the batch, once known. */
  minedHash?: Hash
  minedBlock?: bigint
  /** Account nonce: guessed before the prompt, known once the node has the transaction. */
  nonce?: number
  /** The account's mined transactions before the first prompt on this device: none of the batch has a lower nonce. */
  firstNonce?: number
  /** The node has shown a transaction of the batch with this nonce, so it is not guessed. */
  isNonceSeen?: boolean
  /**
   * Since the last submission to the wallet, the chain has shown a transaction of the batch that the plan's sender
   * pays: the mark prevents a second payment.
   */
  isGuarded?: boolean
  /** Other transaction that used a plain transfer's nonce. */
  takenBy?: Hash
  /**
   * A plain transfer that can no longer pay: the transaction that used its nonce is final. It may be sent again, or
   * given up.
   */
  isReleased?: boolean
  /** Present only if no other device has the bytes, and none of the batch's own prompts is unanswered. */
  doubt?: Doubt
  /** EIP-5792 call id. */
  callId?: string
  /** The latest proposal of a batch whose sender is a Safe. */
  proposal?: BatchProposal
  /** The batch's proposals before the latest one, the oldest first: each may still be executed unless it is replaced. */
  earlierProposals?: BatchProposal[]
  /** Owners of a Safe have executed other bytes under its mark, which paid others; with `cancelling` and `cancelled`. */
  isOtherContent?: boolean
  /** It is marked as sent, and no node shows whom it has paid; with `mined` and `reconciled`. */
  isUnproven?: boolean
  /**
   * The mark is set on chain, but no event is found yet: never resent, and not yet distinguishable from a cancellation.
   */
  isMarkedOnly: boolean
  /** The node knows a transaction of the batch that is neither marked nor reverted: it is pending. */
  isPending?: boolean
  /**
   * Transactions of the batch from other accounts. Marks belong to one account each, so the sender's does not prevent
   * these from paying too. Nor do these use the sender's nonces.
   */
  signedByOthers?: SignedByOther[]
  /** One of `signedByOthers` may still pay: sending the batch again could pay it twice. */
  isUnguarded?: boolean
  /** The other account that paid the batch; with `mined` and `paidByOther`. */
  paidBy?: Address
  /** The other account that also paid the batch; with `mined` and `reconciled`. */
  alsoPaidBy?: Address
  /**
   * A plain transfer whose transaction is final and carries more than the transfer: it does not show whether it paid.
   */
  isUnclear?: boolean
  /** Consecutive checks, the first at block `since`, that found the nonce used by an uncertain transaction. */
  missed?: { looks: number; since: bigint }
  skipped: SkippedRecipient[]
}

/**
 * `by`: the account that the contract names as sender, if it is not the plan's. Of a Safe, any owner may propose other bytes
 * under the mark of a batch. `isUnproven`: no node shows the bytes that were sent. `isOtherContent`: they were others, so that
 * the batch is given up: its people were not paid, and it can never be sent.
 */
export type BatchLog = { blockNumber: bigint; transactionHash: Hash; id: bigint; by?: Address } & (
  | { kind: 'sent'; isUnproven?: boolean }
  | { kind: 'cancelled'; isOtherContent?: boolean }
  | ({ kind: 'skipped' } & SkippedRecipient)
)

/** A node's answer about a known hash. `unknown`: the node has never had it, or no longer has it. */
export type TransactionFact = {
  hash: Hash
  status: 'pending' | 'success' | 'reverted' | 'unknown'
  blockNumber?: bigint
  /** Known while pending, only for the plan's sender. */
  nonce?: number
  /** The sender of the transaction, if it is not the plan's: also a bundler or a relay. */
  signer?: Address
  /**
   * For a mined plain transfer: whether the money has moved as planned. `unclear`: the transaction carries more than
   * the transfer, and neither an event nor the balances show it.
   */
  transfer?: 'paid' | 'unclear'
  /** The transaction is unrelated: the wallet has reported a wrong hash. With `unknown`. */
  isOther?: boolean
  /** With `reverted`: what it would have executed for a Safe, with the batch in it. It may still be executed. */
  proposal?: BatchProposal
}

export type ChainFacts = {
  /** Block of nonce and marks, so that they fit together whichever node answers. */
  latestBlock: bigint
  /**
   * Blocks with batches are gone, and `latestBlock` is below them. Otherwise `latestBlock` comes from a node that is
   * behind.
   */
  isShorter?: boolean
  /** The chain's confirmation depth; a block is final when `latestBlock - block + 1 >= confirmations`. */
  confirmations: number
  /**
   * `marksOf(sender, job)` per job of the plan, read at `latestBlock`; with `by`, of an account that paid in place of
   * the sender.
   */
  marks: { job: bigint; marks: bigint; by?: Address }[]
  logs: BatchLog[]
  transactions: TransactionFact[]
  /** The account's nonce at `latestBlock`: a recorded nonce below it is used up. */
  accountNonce: number
  /** The account's nonce some blocks deeper; read only if a recorded nonce is used up. */
  finalNonce?: number
  /** Transactions that used the nonces of batches whose own hashes the node does not know. */
  successors?: Successor[]
  /**
   * The account's nonce including pending transactions. Read only for a {@link Doubt}, and only if it covers all that
   * the account does.
   */
  pendingNonce?: number
  /** The chain's time before `pendingNonce` was read, in s since 1970. */
  pendingTime?: bigint
  /** The payment of a plain transfer without a known hash, under one of its possible nonces. */
  found?: Successor
  /** What became of the proposals of open batches. One that is missing could not be read. */
  proposals?: ProposalFact[]
  /**
   * Every possible nonce of a plain transfer is final for another transaction, and nothing of the account is pending.
   */
  isGone?: boolean
}

/**
 * What a Safe's chain shows of a proposal. `possible`: its nonce is not used. `blockNumber`: the block that decided, or the
 * first one in which its nonce was seen used. `hash`: the transaction that executed it, or the one in its place.
 */
export type ProposalFact = Pick<BatchProposal, 'safeTxHash' | 'nonce' | 'isRejected'> & {
  /** Of the batch: a file may list the same hash under several, of which it pays one. */
  number: number
  state: 'possible' | 'executed' | 'replaced' | 'failed' | 'unclear'
  hash?: Hash
  blockNumber?: bigint
  /** The recorded nonce does not give this hash: it is dropped. */
  isUnproven?: boolean
}

/** `isSame`: the transaction is the batch itself, with another fee. */
export type Successor = Required<Pick<TransactionFact, 'hash' | 'blockNumber' | 'nonce'>> & {
  status: 'success' | 'reverted'
  isSame: boolean
}

/** Creates the record of an untouched batch. */
export function newRecord({ number }: Pick<Batch, 'number'>): BatchRecord {
  return { number, state: 'queued', isHandedOver: false, hashes: [], isMarkedOnly: false, skipped: [] }
}

/** Whether a batch has ended: it is final on chain, or was given up before it left this page. */
export function isEnded({ state }: Pick<BatchRecord, 'state'>): boolean {
  return ['reconciled', 'paidByOther', 'cancelled', 'stopped'].includes(state)
}

/** Whether a batch is neither mined nor given up. */
export function isUnresolved(record: Pick<BatchRecord, 'state'>): boolean {
  return !isEnded(record) && record.state !== 'mined' && record.state !== 'cancelling'
}
