// Searches for batches without a known transaction: by their possible nonces, and by pending transactions.

import { findLostTransaction } from '@saleyard/chain/transactions/find-lost-transaction.ts'
import { findReplacement } from '@saleyard/chain/transactions/find-replacement.ts'
import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Client, type Hash, type Transaction, TransactionNotFoundError } from 'viem'
import { getBlock, getCode, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import type { BatchRecord, ChainFacts, Successor } from './batch-record.ts'
import { isInDoubt, isResting } from './doubt.ts'
import { isBatchItself, undefinedIfMissing } from './read-transactions.ts'
import type { StoredRun } from './types.ts'

type Doubts = Pick<ChainFacts, 'pendingNonce' | 'pendingTime' | 'isGone' | 'found' | 'successors'>

/**
 * Lists the transactions that this device has sent, runs included. The key of a run's own begins with `batch:`, its id
 * and a colon: an equal transfer under any other key does not belong to the run.
 */
export type ListActivity = () => Promise<readonly { key: string; hash?: Hash }[]>

/** Reads the facts that matter only if a batch counts as not sent, or a plain transfer is lost. */
export async function readDoubts(
  client: Client,
  run: StoredRun,
  facts: ChainFacts,
  listActivity: ListActivity,
): Promise<Doubts> {
  const [pending, lost] = await Promise.all([readPending(client, run), readLost(client, run, facts, listActivity)])
  return { ...pending, ...lost }
}

/** Returns nothing if the account may act without using a nonce: by its own code, or through a bundle. */
async function readPending(
  client: Client,
  { plan, records }: StoredRun,
): Promise<Pick<Doubts, 'pendingNonce' | 'pendingTime'>> {
  if (!records.some(isInDoubt) || plan.approval === 'calls') return {}
  const address = plan.sender
  const code = await getCode(client, { address })
  if (code !== undefined) return {}
  // The time comes first: the account was quiet until then.
  const { timestamp } = await getBlock(client)
  return { pendingTime: timestamp, pendingNonce: await getTransactionCount(client, { address, blockTag: 'pending' }) }
}

/** Searches the possible nonces of a plain transfer without a known transaction. */
async function readLost(
  client: Client,
  run: StoredRun,
  facts: ChainFacts,
  listActivity: ListActivity,
): Promise<Omit<Doubts, 'pendingNonce'>> {
  const [batch] = run.plan.batches
  const [record] = run.records
  if (!batch || !record || !isLost(batch, record, facts)) return {}

  const { nonce = 0, firstNonce = nonce } = record
  const actions = await listActivity()
  const own = `batch:${run.summary.id}:`
  // An equal payment by another run is not this one.
  const others = new Set(actions.flatMap(({ key, hash }) => (hash && !key.startsWith(own) ? [hash] : [])))
  const { successors = [], transactions } = facts
  if (successors.some(({ isSame, hash }) => isSame && !others.has(hash))) return {}

  // A reverted transaction of this batch has paid nothing.
  const failed = transactions.flatMap(({ hash, status }) => (status === 'reverted' ? [hash] : []))
  const lost = await findLostTransaction(client, {
    account: run.plan.sender,
    firstNonce,
    nonce,
    requested: toRequestedCall(batch),
    othersHashes: new Set([...others, ...failed]),
    confirmations: facts.confirmations,
  })
  if ('hash' in lost) {
    const { status, blockNumber } = await getTransactionReceipt(client, { hash: lost.hash })
    return { found: { hash: lost.hash, status, blockNumber, nonce: lost.nonce, isSame: true } }
  }
  return {
    ...(successors.length > 0 && { successors: successors.map((each) => ({ ...each, isSame: false })) }),
    ...(lost.finding === 'gone' && { isGone: true }),
  }
}

function isLost({ id }: Batch, record: BatchRecord, { accountNonce, transactions }: ChainFacts): boolean {
  const { nonce, firstNonce = nonce, isHandedOver, isNonceSeen, doubt, state, hashes } = record
  if (id !== 0n || !isHandedOver || firstNonce === undefined || firstNonce >= accountNonce) return false
  // Transactions from before the decline are over.
  if (doubt && isResting(state)) return !transactions.some(({ status }) => status === 'success' || status === 'pending')
  const latest = transactions.find(({ hash }) => hash === hashes.at(-1))
  return !isNonceSeen && (latest?.status ?? 'unknown') === 'unknown'
}

/**
 * Reads the transaction that used the nonce of a batch whose own transaction the node does not know: the wallet sped it
 * up or cancelled it, or it is unrelated. Undefined if there is none, or if the node cannot answer; then nothing is
 * released.
 */
export async function readSuccessor(
  client: Client,
  { sender }: Plan,
  batch: Batch,
  { nonce, takenBy, hashes }: BatchRecord,
  accountNonce: number,
): Promise<Successor | undefined> {
  if (nonce === undefined || nonce >= accountNonce) return undefined
  const found =
    (takenBy && (await readMined(client, takenBy))) ??
    // Public nodes refuse searches far back.
    (await findReplacement(client, { account: sender, nonce }).catch(() => undefined))
  const receipt = found && (await getTransactionReceipt(client, { hash: found.hash }).catch(() => undefined))
  if (!receipt) return undefined
  const { status, blockNumber } = receipt
  // The batch's own hash, which another node did not have a moment ago.
  const isSame = hashes.includes(found.hash) || isBatchItself(found, batch)
  return { hash: found.hash, status, blockNumber, nonce, isSame }
}

async function readMined(client: Client, hash: Transaction['hash']): Promise<Transaction | undefined> {
  const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
  return transaction?.blockNumber ? transaction : undefined
}
