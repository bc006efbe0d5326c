// Follows what a Safe was asked to do, from the wallet's answer, which may be a proposal, or its failure, to its execution or its end.

import { sleep } from '@saleyard/chain/abort.ts'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { findExecutions, findOutcome } from '@saleyard/safe/read/find-outcome.ts'
import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { identifyProposal } from '@saleyard/safe/run/identify-proposal.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { CallsError, type CallsErrorCode, isNotUnderstood } from '@saleyard/send/calls/calls-error.ts'
import { type Address, type Client, type Hash, isAddressEqual } from 'viem'
import { getBlock, getBlockNumber } from 'viem/actions'
import type { Config } from 'wagmi'
import type { ActivityRecord, ActivityStore, Proposal } from '@/lib/transactions/activity-store.ts'
import { hasChanged } from '@/lib/transactions/follow-transaction.ts'
import type { SafeStart } from '@/lib/transactions/transaction-intent.ts'
import { isSettled, type TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { checkProposal, findExecuted, findSame, isSameCall, type ProposalTrail, waiting } from './check-proposal.ts'
import { isContractAccount } from './contract-account.ts'
import { proposalStore } from './proposal-store.ts'
import { wasForgotten } from './propose.ts'

export type FollowSafeOptions = {
  config: Config
  store: ActivityStore
  /** Blocks until an execution, or the loss of the nonce, counts as final. */
  confirmations: number
  /** What was asked, in order: known in the visit that asked. */
  calls?: readonly SafeCall[] | undefined
  onChange?: ((progress: TransactionProgress) => void) | undefined
  signal?: AbortSignal | undefined
}

type ProposedRecord = ActivityRecord & { proposal: Proposal }

/** A proposal may wait for days: it is read as many times less often than a transaction. */
const patience = 4
/** Reads without a transaction of this hash after which the hash counts as a proposal's: nodes lag. */
const missesUntilProposed = 3
/** Blocks by which the start of the search moves before it is stored again. */
const storedEvery = 500n

/**
 * Follows a proposal until the Safe has executed it in a final block, or another transaction has its nonce for good. Only
 * the Safe's own nonce and logs decide, never a nonce of the network; a silent node is no news. What the wallet has answered
 * may also be the hash of a transaction that it has sent at once: the node shows it.
 */
export async function followSafeRecord(
  record: ProposedRecord,
  options: FollowSafeOptions,
): Promise<TransactionProgress> {
  const { signal } = options
  const trail = openTrail(record, options)
  const { pollingInterval } = trail.client
  let progress = begin(trail)
  await keepProposal(record, trail, progress, options)
  await report(record, trail, progress, options)
  while (!signal?.aborted) {
    progress = await readOnce(record, trail, progress, options)
    if (isSettled(progress)) return progress
    const isSlow = progress.state === 'proposed' && isProposal(trail)
    await sleep(isSlow ? patience * pollingInterval : pollingInterval, signal)
  }
  return progress
}

async function readOnce(
  record: ProposedRecord,
  trail: FollowedTrail,
  before: TransactionProgress,
  options: FollowSafeOptions,
): Promise<TransactionProgress> {
  if (!isProposal(trail)) await identify(trail, record.safe?.nonce, options.calls)
  const next = await checkProposal(trail).catch(() => before)
  await keepProposal(record, trail, next, options)
  const hasMoved = trail.proposal.fromBlock - trail.storedStart >= storedEvery
  const isIdentified = before.proposal?.nonce !== next.proposal?.nonce
  if (hasMoved || isIdentified || hasChanged(before, next)) await report(record, trail, next, options)
  return next
}

/** `kept`: how it is in the list of this device's proposals. */
type FollowedTrail = ProposalTrail & { kept?: 'unchecked' | 'checked' | 'no'; storedStart: bigint }

function openTrail(record: ProposedRecord, options: FollowSafeOptions): FollowedTrail {
  const { key, chainId, account, safe, hash, asked, proposal } = record
  const { config, store, confirmations } = options
  const { fromBlock } = proposal
  const startNonce = safe?.fromBlock === fromBlock ? safe.nonce : undefined
  return {
    client: config.getClient({ chainId }),
    chainId,
    safe: account,
    confirmations,
    misses: 0,
    listOthers: () => listOthers(store, { key, asked }),
    ...(asked && { asked }),
    since: searchStart(record),
    ...(hash && { executedBy: hash }),
    proposal: { ...(startNonce !== undefined && { startNonce }), ...proposal },
    storedStart: fromBlock,
  }
}

/** That of the proposal moves on with each read; an equal call may be in an earlier block. */
const searchStart = ({ safe, proposal }: ProposedRecord) => safe?.fromBlock ?? proposal.fromBlock

function begin(trail: ProposalTrail): TransactionProgress {
  const { executedBy: hash, proposal } = trail
  return hash ? { state: 'submitted', hash, proposal } : waiting(trail)
}

async function report(
  { key, safe }: ProposedRecord,
  trail: FollowedTrail,
  progress: TransactionProgress,
  { store, onChange }: FollowSafeOptions,
): Promise<void> {
  const { proposal } = trail
  trail.storedStart = proposal.fromBlock
  const { state, hash, dropReason } = progress
  // The owners may have it by now: a failing store must not stop the reports.
  await store.patch(key, { state, hash, dropReason, proposal, safe, isInterrupted: false }).catch(() => undefined)
  onChange?.(progress)
}

/** Whether the hash is certainly, or as good as certainly, that of a proposal. */
function isProposal({ tx, misses }: ProposalTrail): boolean {
  return tx !== undefined || misses >= missesUntilProposed
}

/** The transactions of a store's other actions that asked for an equal call, or of which that is not known. */
async function listOthers(store: ActivityStore, { key, asked }: Asked): Promise<Hash[]> {
  const mayBeSame = (other: ActivityRecord) => !asked || !other.asked || isSameCall(other.asked, asked)
  const records = await store.list()
  return records.flatMap((other) => (other.hash && other.key !== key && mayBeSame(other) ? [other.hash] : []))
}

type Asked = Pick<ActivityRecord, 'key' | 'asked'>

/**
 * Finds what became of a request that the wallet has not answered: among the proposals that this device has made itself, or
 * among what the Safe has executed. A proposal that waits at the Safe's own page is in neither.
 *
 * @returns Undefined if nothing is found, or the node is silent.
 */
export async function recoverSafeRecord(
  record: ActivityRecord,
  options: FollowSafeOptions,
): Promise<TransactionProgress | undefined> {
  const proposal = (await findStored(record, options)) ?? (await findOnChain(record, options).catch(() => undefined))
  return proposal && followSafeRecord({ ...record, proposal }, options)
}

async function findStored({ chainId, account, asked, createdAt }: ActivityRecord, { store }: FollowSafeOptions) {
  // A dropped one may have been made again: equal calls with the same nonce have the same hash.
  const taken = new Set((await store.list()).map(({ state, proposal }) => state !== 'dropped' && proposal?.safeTxHash))
  const stored = await proposalStore.list().catch(() => [])
  const own = stored.find(
    (each) =>
      each.chainId === chainId &&
      isAddressEqual(each.safe, account) &&
      each.createdAt >= createdAt &&
      !taken.has(each.safeTxHash) &&
      each.calls.some((call) => asked && isSameCall(toRequestedCall(call), asked)),
  )
  return own && { safeTxHash: own.safeTxHash, fromBlock: own.fromBlock }
}

async function findOnChain(record: ActivityRecord, { config, store }: FollowSafeOptions) {
  const { key, chainId, account, asked, safe } = record
  if (!asked || !safe) return undefined
  const client = config.getClient({ chainId })
  const found = await findExecuted(
    { client, safe: account, asked, listOthers: () => listOthers(store, { key, asked }) },
    safe.fromBlock,
  )
  return found && { safeTxHash: found.safeTxHash, fromBlock: safe.fromBlock }
}

/** Finds the transaction behind the hash: as this device has it, or computed from the calls. A silent node is asked again. */
async function identify(
  trail: FollowedTrail,
  nonce: bigint | undefined,
  calls: FollowSafeOptions['calls'] = [],
): Promise<void> {
  const { client, chainId, safe, proposal } = trail
  const { safeTxHash: hash } = proposal
  const stored = await proposalStore.get(hash).catch(() => undefined)
  const domain = { chainId, safe }
  // After a reload only this device's list has the calls.
  const asked = calls.length > 0 ? calls : (stored?.calls ?? [])
  const found =
    stored?.tx || asked.length === 0 ? undefined : await identifyProposal(client, { domain, calls: asked, hash, nonce })
  const tx = stored?.tx ?? (found?.kind === 'proposal' ? found.tx : undefined)
  if (!tx) return
  trail.tx = tx
  trail.proposal = { ...proposal, nonce: tx.nonce }
}

/**
 * Keeps on this device what may be a proposal from the first moment on: a page that closes now could neither show nor withdraw it
 * later. Until the hash was looked for, or led to its transaction, it is marked as unchecked; what is itself a transaction is
 * removed.
 */
async function keepProposal(
  { chainId, account: safe, summary, createdAt }: ProposedRecord,
  trail: FollowedTrail,
  { hash }: TransactionProgress,
  { calls = [] }: FollowSafeOptions,
): Promise<void> {
  const { proposal, tx } = trail
  const { safeTxHash, fromBlock } = proposal
  const kept = tx || !hash ? nameKept(trail) : 'no'
  if (kept === trail.kept || (kept === 'no' && hash !== safeTxHash)) return
  trail.kept = kept
  const of = { safeTxHash, chainId, safe, calls, way: 'wallet' as const, signatures: [], summary, createdAt, fromBlock }
  const next = { ...of, ...(tx && { tx }), ...(kept === 'unchecked' && { isUnchecked: true as const }) }
  // The owners may have it by now: a failing store must not stop the reports.
  await (kept === 'no' ? removeUnproven(safeTxHash) : proposalStore.add(next)).catch(() => undefined)
}

const nameKept = (trail: ProposalTrail) => (isProposal(trail) ? 'checked' : 'unchecked')

async function removeUnproven(safeTxHash: Hash): Promise<void> {
  const stored = await proposalStore.get(safeTxHash)
  if (stored?.way === 'wallet' && !stored.tx) await proposalStore.remove(safeTxHash)
}

/**
 * Whether a dropped proposal is still not executed, nor its call by another transaction: only then is asking the owners again no
 * second action.
 *
 * @throws The node's error; the store's.
 */
export async function isStillDropped(
  record: ProposedRecord,
  { config, store }: Pick<FollowSafeOptions, 'config' | 'store'>,
): Promise<boolean> {
  const { key, chainId, account: safe, asked, proposal, dropReason } = record
  const { safeTxHash, fromBlock } = proposal
  const client = config.getClient({ chainId })
  const stored = await proposalStore.get(safeTxHash)
  if (stored?.tx) {
    const { state } = await findOutcome(client, { chainId, safe, tx: stored.tx, fromBlock })
    // It may have been made again since, and then owners may have it.
    if (state === 'possible') return dropReason === 'proposalWithdrawn' && wasForgotten(stored)
    if (state !== 'replaced') return false
  }
  const toBlock = await getBlockNumber(client, { cacheTime: 0 })
  const executions = await findExecutions(client, { safe, fromBlock: searchStart(record), toBlock })
  if (executions.some((each) => each.safeTxHash === safeTxHash)) return false
  const sought = { client, safe, ...(asked && { asked }), listOthers: () => listOthers(store, { key, asked }) }
  return (await findSame(sought, executions)) === undefined
}

/** Reads the newest block, and the next nonce of a known Safe: another contract may have none. @throws The node's error. */
export async function readSafeStart(client: Client, account: Address): Promise<SafeStart> {
  try {
    const { blockNumber, nonce } = await readSafe(client, account)
    return { fromBlock: blockNumber, nonce }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return { fromBlock: await getBlockNumber(client, { cacheTime: 0 }) }
  }
}

/** Blocks whose mean time is taken, and what is added to a number that is estimated by it. */
const sampled = 1_000n
const margin = 100n

/** Estimates a block before a time, for an account that was found to be a contract only later. @param time Unix time, ms. @throws The node's error. */
export async function estimateSafeStart(client: Client, time: number): Promise<SafeStart> {
  const { number, timestamp } = await getBlock(client)
  const before = await getBlock(client, { blockNumber: number > sampled ? number - sampled : 0n })
  const perBlock =
    Math.max(1, Number(timestamp - before.timestamp) * 1_000) / Math.max(1, Number(number - before.number))
  const age = BigInt(Math.ceil((2 * Math.max(0, Date.now() - time)) / perBlock)) + margin
  return { fromBlock: number > age ? number - age : 0n }
}

/** Refusals of calls that are not understood, not allowed or of another network: nothing of them is kept. */
export const notTaken: readonly CallsErrorCode[] = ['unauthorized', 'unsupported', 'capability', 'chain', 'notAtomic']

/** Found by the page before it asked the wallet, or by our own connector before it kept anything. */
const notAsked: readonly ErrorCode[] = [
  'outdated',
  'connectorMissing',
  'connectorIdMissing',
  'accountMissing',
  'accountChanged',
  'chainMismatch',
  'chainNotConfigured',
  'runningElsewhere',
  'storageUnavailable',
  'storageBlocked',
  'storageNewer',
]

/**
 * Reads whether the owners of a contract may have what its wallet has declined or failed at: Safe's page keeps a proposal before it
 * asks an owner's device to execute it. As for payments, only what is not understood leaves nothing.
 *
 * @returns Undefined if nothing can be left, or the account has a key; otherwise where to search, if the record lacks that.
 * @throws The node's error: then it is open.
 */
export async function findDoubt(
  client: Client,
  { account, safe, createdAt }: ActivityRecord,
  error: unknown,
): Promise<Pick<ActivityRecord, 'safe'> | undefined> {
  if (isNotKept(error)) return undefined
  if (safe) return {}
  if (!(await isContractAccount(client, account))) return undefined
  return { safe: await estimateSafeStart(client, createdAt) }
}

function isNotKept(error: unknown): boolean {
  const refusal = getCauses(error).find((cause) => cause instanceof CallsError)
  if (refusal) return notTaken.includes(refusal.code)
  return isNotUnderstood(error) || notAsked.includes(toUserError(error).code)
}
