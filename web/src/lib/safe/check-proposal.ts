// Reads from the chain, once, what became of a proposal: by its hash, by the Safe's nonce, and by what the Safe has executed.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { type RequestedCall, toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { type Execution, findExecutions, findOutcome, type ProposalOutcome } from '@saleyard/safe/read/find-outcome.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import { decodeExecution, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import {
  type Address,
  type Client,
  type Hash,
  isAddressEqual,
  type Transaction,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBlockNumber, getTransactionReceipt, readContract } from 'viem/actions'
import type { Proposal } from '@/lib/transactions/activity-store.ts'
import { readTransaction } from '@/lib/transactions/fetch-transaction-status.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { proposalStore } from './proposal-store.ts'
import { wasForgotten } from './propose.ts'

/** What is known of a proposal that is followed; each check adds to it. */
export type ProposalTrail = {
  client: Client
  chainId: number
  safe: Address
  /** Blocks until an execution, or the loss of the nonce, counts as final. */
  confirmations: number
  proposal: Proposal
  /** Missing where the hash leads to no transaction of the calls: then it may be that of a transaction on chain. */
  tx?: SafeTx
  /** The transaction that has executed it, as the last check saw it. */
  executedBy?: Hash
  /** The first block in which its nonce was seen used by another transaction that the node does not name. */
  replacedSince?: bigint
  /** The call that was asked for, to find it under another hash, and the newest block before that. */
  asked?: RequestedCall
  since: bigint
  /** Lists the transactions of other actions that asked for an equal call, one each: so many equal calls in them are not this one. */
  listOthers: () => Promise<readonly Hash[]>
  /** Reads in a row without a transaction of this hash. */
  misses: number
  /** Where the start of the search was last tried to be moved to. */
  triedStart?: bigint
}

export const waiting = ({ proposal }: Pick<ProposalTrail, 'proposal'>): TransactionProgress => ({
  state: 'proposed',
  proposal,
})

/** Reads what became of a proposal. @throws The node's error; {@link findOutcome}'s: then there is no news. */
export async function checkProposal(trail: ProposalTrail): Promise<TransactionProgress> {
  const { client, executedBy } = trail
  const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
  if (executedBy) {
    const receipt = await readReceipt(client, executedBy)
    if (receipt) return toProgress(trail, receipt, blockNumber)
    // A reorg: it is executed again, or not.
    trail.executedBy = undefined
  }
  return trail.tx ? checkByNonce(trail, trail.tx, blockNumber) : checkByHash(trail, blockNumber)
}

/** The Safe's nonce says that nothing has happened; only when it is past the proposal's are logs searched. */
async function checkByNonce(trail: ProposalTrail, tx: SafeTx, blockNumber: bigint): Promise<TransactionProgress> {
  const { client, chainId, safe, proposal } = trail
  const nonce = await readNonce(trail)
  if (nonce <= tx.nonce) {
    trail.replacedSince = undefined
    const stored = await proposalStore.get(proposal.safeTxHash).catch(() => undefined)
    if (stored && wasForgotten(stored)) return { state: 'dropped', dropReason: 'proposalWithdrawn', proposal }
    await moveStart(trail, blockNumber)
    return waiting(trail)
  }
  const outcome = await findOutcome(client, { chainId, safe, tx, fromBlock: proposal.fromBlock })
  if (outcome.state === 'executed' || outcome.state === 'failed')
    return readExecution(trail, { hash: outcome.hash, isSuccess: outcome.state === 'executed' }, blockNumber)
  return outcome.state === 'replaced' ? judgeReplacement(trail, outcome) : waiting(trail)
}

/**
 * A reorg may give the nonce back until the block in which another transaction has used it is final. That one, or an earlier or
 * later one, may hold the call all the same: owners merge transactions, and give them other nonces.
 */
async function judgeReplacement(
  trail: ProposalTrail,
  { by, atBlock }: Extract<ProposalOutcome, { state: 'replaced' }>,
): Promise<TransactionProgress> {
  trail.replacedSince ??= atBlock
  const since = by?.blockNumber ?? trail.replacedSince
  if (atBlock - since + 1n < BigInt(trail.confirmations)) return waiting(trail)
  const { client, safe, since: fromBlock } = trail
  const same = await findSame(trail, await findExecutions(client, { safe, fromBlock, toBlock: atBlock }))
  if (same) return readExecution(trail, same, atBlock)
  const dropReason = by?.isRejection ? 'proposalRejected' : 'proposalReplaced'
  return { state: 'dropped', dropReason, proposal: trail.proposal }
}

/** Without the transaction only its execution can be seen, under its hash as a proposal's or as a transaction's. */
async function checkByHash(trail: ProposalTrail, blockNumber: bigint): Promise<TransactionProgress> {
  const { client, safe, proposal } = trail
  const { safeTxHash, fromBlock } = proposal
  const sent = await readTransaction(client, safeTxHash)
  const receipt = await readReceipt(client, safeTxHash)
  if (receipt) {
    trail.executedBy = safeTxHash
    return toProgress(trail, receipt, blockNumber)
  }
  if (sent) return { state: 'submitted', hash: safeTxHash, proposal }
  trail.misses += 1
  const executions = await findExecutions(client, { safe, fromBlock, toBlock: blockNumber })
  const own = executions.find((each) => each.safeTxHash === safeTxHash) ?? (await findSame(trail, executions))
  if (own) {
    trail.proposal = { ...proposal, safeTxHash: own.safeTxHash }
    return readExecution(trail, own, blockNumber)
  }
  const stored = await proposalStore.get(safeTxHash).catch(() => undefined)
  if (stored?.withdrawnAt) return { state: 'dropped', dropReason: 'proposalWithdrawn', proposal }
  await moveStart(trail, blockNumber, executions)
  return waiting(trail)
}

async function readExecution(
  trail: ProposalTrail,
  { hash, isSuccess }: Pick<Execution, 'hash' | 'isSuccess'>,
  blockNumber: bigint,
): Promise<TransactionProgress> {
  const receipt = await readReceipt(trail.client, hash)
  if (!receipt) return waiting(trail)
  // Only with gas of its own, as other pages set it, is a failure kept: its nonce is used, and nothing has happened.
  if (!isSuccess) return { state: 'reverted', hash, receipt, proposal: trail.proposal }
  trail.executedBy = hash
  return toProgress(trail, receipt, blockNumber)
}

/** Any account may have sent it: receipts say nothing about the Safe. */
function toProgress(
  { confirmations: needed, proposal }: ProposalTrail,
  receipt: TransactionReceipt,
  blockNumber: bigint,
): TransactionProgress {
  const hash = receipt.transactionHash
  if (receipt.status === 'reverted') return { state: 'reverted', hash, receipt, proposal }
  const depth = Math.max(1, Number(blockNumber - receipt.blockNumber) + 1)
  const confirmations = { done: Math.min(depth, needed), needed }
  return { state: depth >= needed ? 'final' : 'mined', hash, receipt, confirmations, proposal }
}

function readReceipt(client: Client, hash: Hash): Promise<TransactionReceipt | undefined> {
  return getTransactionReceipt(client, { hash }).catch((error) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
}

/** The Safe's next nonce. A node that lacks the block does not answer. @param blockNumber Default: the newest that the node has. */
function readNonce({ client, safe }: ProposalTrail, blockNumber?: bigint): Promise<bigint> {
  const at = blockNumber === undefined ? {} : { blockNumber }
  return readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce', ...at })
}

/** Least number of newest blocks that are searched again, since a reorg may change them. */
const leastDepth = 40
/** Blocks by which the start of the search moves: in between, a read costs nothing more. */
const movedBy = 500n

/**
 * Moves the start of the search, so that a wait of days costs no search of days. One address may hide several nodes, of which some
 * are behind, and logs may be missing without a word. So blocks are left out only behind one whose own state was read: by the
 * Safe's nonce in it the proposal was not executed before, or each nonce that was used has its log.
 *
 * @param executions Without the transaction: those that were found up to the block, none of them the proposal's.
 */
async function moveStart(trail: ProposalTrail, blockNumber: bigint, executions: readonly Execution[] = []) {
  const start = blockNumber - BigInt(Math.max(leastDepth, 2 * trail.confirmations))
  const { startNonce: _, ...proposal } = trail.proposal
  if (start - (trail.triedStart ?? proposal.fromBlock) < movedBy) return
  trail.triedStart = start
  try {
    const nonce = await readNonce(trail, blockNumber)
    if (!(await isNotExecuted(trail, nonce, executions))) return
    const startNonce = trail.tx ? {} : { startNonce: nonce - countAfter(executions, start) }
    trail.proposal = { ...proposal, fromBlock: start, ...startNonce }
  } catch (error) {
    // A contract without a nonce logs no executions of a Safe. Of a node without the state nothing is known.
    if (isAnswered(error)) trail.proposal = { ...proposal, fromBlock: start }
  }
}

/** Whether the proposal is in no block before the one with this nonce. @throws The node's error. */
async function isNotExecuted(trail: ProposalTrail, nonce: bigint, executions: readonly Execution[]): Promise<boolean> {
  if (trail.tx) return nonce <= trail.tx.nonce
  const { fromBlock, startNonce } = trail.proposal
  const first = startNonce ?? (await readNonce(trail, fromBlock))
  return nonce - first === countAfter(executions, fromBlock)
}

const countAfter = (executions: readonly Execution[], block: bigint) =>
  BigInt(executions.filter(({ blockNumber }) => blockNumber > block).length)

/**
 * Finds the execution that made a call of which the wallet has named no proposal, or one under another hash.
 *
 * @throws The node's error.
 */
export async function findExecuted(
  trail: Pick<ProposalTrail, 'client' | 'safe' | 'asked' | 'listOthers'>,
  fromBlock: bigint,
): Promise<Execution | undefined> {
  const { client, safe } = trail
  const toBlock = await getBlockNumber(client, { cacheTime: 0 })
  return findSame(trail, await findExecutions(client, { safe, fromBlock, toBlock }))
}

/** Finds, among executions, a transaction of the Safe that has made the call. @throws The node's error; the store's. */
export async function findSame(
  { client, safe, asked, listOthers }: Pick<ProposalTrail, 'client' | 'safe' | 'asked' | 'listOthers'>,
  executions: readonly Execution[],
): Promise<Execution | undefined> {
  if (!asked || executions.length === 0) return undefined
  const others = await listOthers()
  for (const execution of executions.filter(({ isSuccess }) => isSuccess)) {
    const ofOthers = others.filter((hash) => hash === execution.hash).length
    if (countCalls(safe, await readTransaction(client, execution.hash), asked) > ofOthers) return execution
  }
  return undefined
}

/** Counts the calls in an execution that are equal to the one that was asked for. */
function countCalls(safe: Address, sent: Transaction | null, asked: RequestedCall): number {
  const execution = sent?.to && isAddressEqual(sent.to, safe) ? decodeExecution(sent.input) : undefined
  try {
    return execution ? listCalls(execution.tx).filter((call) => isSameCall(toRequestedCall(call), asked)).length : 0
  } catch {
    return 0 // a delegatecall of something else
  }
}

export function isSameCall(one: RequestedCall, other: RequestedCall): boolean {
  return isAddressEqual(one.to, other.to) && one.value === other.value && one.inputHash === other.inputHash
}
