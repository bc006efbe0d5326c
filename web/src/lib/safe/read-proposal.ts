// Reads from the chain what has become of a proposal, and which signatures count.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { findOutcome, findUse, findUseByLogs, type ProposalOutcome } from '@saleyard/safe/read/find-outcome.ts'
import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import { verifySignatures } from '@saleyard/safe/signatures/verify-signatures.ts'
import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import type { Client, Hash } from 'viem'
import { readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/networks/chains.ts'
import type { ProvenProposal } from './hand-on.ts'
import type { StoredProposal } from './proposal-store.ts'

export type ProposalReading = {
  safe: SafeState
  outcome: ProposalOutcome
  /** While it can still be executed. */
  signatures?: Awaited<ReturnType<typeof verifySignatures>>
  /** Whether a reorg can no longer change it. */
  isFinal: boolean
  /** The first block that was searched. */
  searchedFrom: bigint
  /** Whether it gives a mark up that is set by now: it always reverts, and only another transaction uses its nonce. */
  isFutile?: boolean
}

/** In blocks: how far back logs are searched at first, where the block of a proposal is unknown. */
export const firstDepth = 5_000n

/**
 * Reads everything at one block.
 *
 * @param depth Blocks that are searched back, where neither this device nor the states of the node show where it may be executed.
 * @throws {SafeError} as `readSafe` and `findOutcome`. The node's error.
 */
export async function readProposalState(
  config: Config,
  stored: ProvenProposal,
  depth = firstDepth,
): Promise<ProposalReading> {
  const { chainId, safe, tx, signatures } = stored
  const client = config.getClient({ chainId })
  const state = await readSafe(client, safe)
  const { blockNumber } = state
  const first = await findStart(client, stored, state, depth)
  const outcome = await findOutcome(client, {
    chainId,
    safe,
    tx,
    // A node may lag behind the one that gave the block of the proposal.
    fromBlock: first < blockNumber ? first : blockNumber,
    toBlock: blockNumber,
  })
  const { confirmations } = getChain(chainId)
  const reading = { safe: state, outcome, isFinal: isFinal(outcome, confirmations), searchedFrom: first }
  if (outcome.state !== 'possible') return reading
  const isFutile = await hasSetMark(client, state, tx)
  return { ...reading, isFutile, signatures: await verifySignatures(client, { state, tx, signatures }) }
}

/** Whether a mark that a transaction gives up is set: its batch was sent, or given up before. */
async function hasSetMark(client: Client, { safe, blockNumber }: SafeState, tx: SafeTx): Promise<boolean> {
  for (const act of describeTx(safe, tx)) {
    if (act.kind !== 'cancel') continue
    const call = { address: act.contract, abi: multiSenderAbi, functionName: 'marksOf' } as const
    const marks = await readContract(client, { ...call, args: [safe, act.id >> 8n], blockNumber })
    if (((marks >> (act.id & 255n)) & 1n) === 1n) return true
  }
  return false
}

/** Blocks in which nonces were used, by SafeTxHash: found once, when no reorg can change them any more. */
const uses = new Map<Hash, bigint>()

/** Where the search for what became of a proposal begins. */
async function findStart(client: Client, stored: ProvenProposal, state: SafeState, depth: bigint): Promise<bigint> {
  const { tx, fromBlock, openedAt } = stored
  const { blockNumber: toBlock, nonce: next } = state
  if (next <= tx.nonce) return fromBlock || back(toBlock, depth)
  // One that was opened may be older than its arrival on this device, and long executed.
  const isKnown = fromBlock > 0n && openedAt === undefined
  const start = isKnown ? fromBlock : await findUseOnce(client, stored, toBlock)
  if (start !== undefined) return back(start, depth - firstDepth)
  return findUseByLogs(client, { safe: state.safe, nonce: tx.nonce, next, toBlock, most: depth })
}

async function findUseOnce(client: Client, { safeTxHash, chainId, safe, tx }: ProvenProposal, toBlock: bigint) {
  const use = uses.get(safeTxHash) ?? (await findUse(client, { safe, nonce: tx.nonce, toBlock }))
  if (use !== undefined && toBlock - use >= BigInt(getChain(chainId).confirmations)) uses.set(safeTxHash, use)
  return use
}

function back(block: bigint, by: bigint): bigint {
  if (by <= 0n) return block
  return block > by ? block - by : 0n
}

function isFinal(outcome: ProposalOutcome, confirmations: number): boolean {
  const place = outcome.state === 'replaced' ? outcome.by : outcome
  if (!place || !('blockNumber' in place)) return false
  return outcome.atBlock - place.blockNumber + 1n >= BigInt(confirmations)
}

/** What a proposal is at, as the page says it. */
export type ProposalState =
  | { kind: 'waiting' | 'after'; count: number }
  | { kind: 'futile' | 'ready' | 'elsewhere' | 'executed' | 'failed' | 'replaced' | 'rejected' | 'unclear' }

/** Where the signatures of a proposal are: its way, and what the Safe's page around this one knows, if one is. */
export type Signing = { way: StoredProposal['way']; framed?: { missing: number; isExecuted: boolean } | undefined }

/** Returns how many signatures are missing; undefined where they are in the Safe's own page, which this one cannot read. */
export function countMissing({ signatures }: ProposalReading, { way, framed }: Signing): number | undefined {
  const missing = signatures?.missing ?? 0
  if (way === 'files' || missing === 0) return missing
  return framed && Math.min(missing, framed.missing)
}

/** Names the state of a reading. What must come before it is said first; who is missing is listed in any case. */
export function nameState(reading: ProposalReading, signing: Signing = { way: 'files' }): ProposalState {
  const { outcome } = reading
  if (outcome.state === 'replaced' && outcome.by?.isRejection) return { kind: 'rejected' }
  if (outcome.state !== 'possible') return { kind: outcome.state }
  if (reading.isFutile) return { kind: 'futile' }
  if (outcome.before > 0n) return { kind: 'after', count: Number(outcome.before) }
  const missing = countMissing(reading, signing)
  if (missing === undefined) return { kind: 'elsewhere' }
  return missing > 0 ? { kind: 'waiting', count: missing } : { kind: 'ready' }
}
