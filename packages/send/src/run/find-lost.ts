// Looks for batches of which no transaction is known: by the nonces that they may have got, and by what waits in the pool.

import { findLostTransaction } from '@saleyard/chain/transactions/find-lost-transaction.ts'
import { findReplacement } from '@saleyard/chain/transactions/find-replacement.ts'
import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { type Client, type Transaction, TransactionNotFoundError } from 'viem'
import { getBlock, getCode, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { BatchRecord, ChainFacts, Successor } from './batch-record.ts'
import { isInDoubt, isResting } from './doubt.ts'
import { isBatchItself, undefinedIfMissing } from './read-transactions.ts'
import type { StoredRun } from './types.ts'

type Doubts = Pick<ChainFacts, 'pendingNonce' | 'pendingTime' | 'isGone' | 'found' | 'successors'>

/** What is asked only where a batch counts as not sent, or where a plain transfer is lost. */
export async function readDoubts(client: Client, run: StoredRun, facts: ChainFacts): Promise<Doubts> {
  const [pending, lost] = await Promise.all([readPending(client, run), readLost(client, run, facts)])
  return { ...pending, ...lost }
}

/** Nothing where the account may act without using a nonce: by its own code, or through a bundle. */
async function readPending(
  client: Client,
  { plan, records }: StoredRun,
): Promise<Pick<Doubts, 'pendingNonce' | 'pendingTime'>> {
  if (!records.some(isInDoubt) || plan.approval === 'calls') return {}
  const address = plan.sender
  const code = await getCode(client, { address })
  if (code !== undefined) return {}
  // The time first: it has been quiet until then.
  const { timestamp } = await getBlock(client)
  return { pendingTime: timestamp, pendingNonce: await getTransactionCount(client, { address, blockTag: 'pending' }) }
}

/** Looks through the nonces that a plain transfer may have got, where nothing of it is known. */
async function readLost(client: Client, run: StoredRun, facts: ChainFacts): Promise<Omit<Doubts, 'pendingNonce'>> {
  const [batch] = run.plan.batches
  const [record] = run.records
  if (!batch || !record || !isLost(batch, record, facts)) return {}

  const { nonce = 0, firstNonce = nonce } = record
  const acts = await activityStore.list()
  const own = `batch:${run.summary.id}:`
  // An equal payment by another run is not this one.
  const others = new Set(acts.flatMap(({ key, hash }) => (hash && !key.startsWith(own) ? [hash] : [])))
  const { successors = [], transactions } = facts
  if (successors.some(({ isSame, hash }) => isSame && !others.has(hash))) return {}

  // A reverted transaction of this batch pays nobody.
  const failed = transactions.flatMap(({ hash, status }) => (status === 'reverted' ? [hash] : []))
  const unseen = await findLostTransaction(client, {
    account: run.plan.sender,
    firstNonce,
    nonce,
    requested: toRequestedCall(batch),
    othersHashes: new Set([...others, ...failed]),
    confirmations: facts.confirmations,
  })
  if ('hash' in unseen) {
    const { status, blockNumber } = await getTransactionReceipt(client, { hash: unseen.hash })
    return { found: { hash: unseen.hash, status, blockNumber, nonce: unseen.nonce, isSame: true } }
  }
  return {
    ...(successors.length > 0 && { successors: successors.map((each) => ({ ...each, isSame: false })) }),
    ...(unseen.finding === 'gone' && { isGone: true }),
  }
}

function isLost({ id }: Batch, record: BatchRecord, { accountNonce, transactions }: ChainFacts): boolean {
  const { nonce, firstNonce = nonce, isHandedOver, isNonceSeen, doubt, state, hashes } = record
  if (id !== 0n || !isHandedOver || firstNonce === undefined || firstNonce >= accountNonce) return false
  // Those of before a decline are over.
  if (doubt && isResting(state)) return !transactions.some(({ status }) => status === 'success' || status === 'pending')
  const latest = transactions.find(({ hash }) => hash === hashes.at(-1))
  return !isNonceSeen && (latest?.status ?? 'unknown') === 'unknown'
}

/**
 * What used the nonce of a batch of which the node knows no transaction: a wallet that sped it up or cancelled it, or
 * something else. Undefined when nothing did, or when the node cannot tell; then nothing is released.
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
    // Public nodes refuse to look far back.
    (await findReplacement(client, { account: sender, nonce }).catch(() => undefined))
  const receipt = found && (await getTransactionReceipt(client, { hash: found.hash }).catch(() => undefined))
  if (!receipt) return undefined
  const { status, blockNumber } = receipt
  // Its own hash, which another node did not have a moment ago.
  const isSame = hashes.includes(found.hash) || isBatchItself(found, batch)
  return { hash: found.hash, status, blockNumber, nonce, isSame }
}

async function readMined(client: Client, hash: Transaction['hash']): Promise<Transaction | undefined> {
  const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
  return transaction?.blockNumber ? transaction : undefined
}
