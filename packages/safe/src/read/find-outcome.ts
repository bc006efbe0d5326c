// Determines what became of a proposed transaction from the chain alone: by its hash, its nonce, and its batches' marks.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { type BatchAct, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { decodeExecution, hashSafeTx, type SafeDomain, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import type { BatchLog } from '@saleyard/send/run/batch-record.ts'
import { findBatchLogs } from '@saleyard/send/run/find-batch-logs.ts'
import { type Address, type Client, getAddress, type Hash, type Hex } from 'viem'
import { getBlockNumber, getTransaction, readContract } from 'viem/actions'
import { type Execution, findExecutions } from './find-executions.ts'

/**
 * `executed`: its calls were made. `failed`: its nonce is used and its calls were taken back. `replaced`: another
 * transaction has used its nonce, so that it can never be executed; `isProven` is false where the other one went through a
 * contract that does not show its nonce. `unclear`: its nonce is used, before the first block that was searched or without
 * a log. `possible`: it can still be executed, after `before` others.
 */
type Fate =
  | { state: 'executed' | 'failed'; hash: Hash; blockNumber: bigint; sentBy: Address }
  | {
      state: 'replaced'
      hash: Hash
      blockNumber: bigint
      sentBy: Address
      by: Hash
      isRejection: boolean
      isProven: boolean
    }
  | { state: 'unclear' }
  | { state: 'possible'; before: bigint }

/**
 * Of a batch in it, whichever transaction sent it: the same batch may go out with another nonce, or together with others.
 * `marked`: it was sent or given up before the first block that was searched, and is never sent again. `unknown`: the
 * contract has no marks, so it is none of ours.
 */
export type BatchFate = {
  id: bigint
  contract: Address
  state: 'sent' | 'cancelled' | 'marked' | 'open' | 'unknown'
  hash?: Hash
  blockNumber?: bigint
}

export type ProposalOutcome = Fate & {
  /** The block at which all of this is so. */
  atBlock: bigint
  batches: BatchFate[]
}

type FindOutcomeParameters = SafeDomain & {
  tx: SafeTx
  /** The block of the proposal, or an earlier one. */
  fromBlock: bigint
  /** Default: the newest. */
  toBlock?: bigint
}

/** Determines what became of a transaction, as it is at one block. @throws The node's error. */
export async function findOutcome(client: Client, parameters: FindOutcomeParameters): Promise<ProposalOutcome> {
  const { safe, tx, fromBlock } = parameters
  const atBlock = parameters.toBlock ?? (await getBlockNumber(client, { cacheTime: 0 }))
  const range = { fromBlock, toBlock: atBlock }
  const nonceCall = { address: safe, abi: safeAbi, functionName: 'nonce', blockNumber: atBlock } as const
  const acts = describeTx(safe, tx).filter((act) => act.kind === 'batch')
  const [nonce, executions, batches] = await Promise.all([
    readContract(client, nonceCall),
    findExecutions(client, { safe, ...range }),
    Promise.all(acts.map((act) => findBatch(client, safe, act, range))),
  ])
  return { ...(await findFate(client, parameters, nonce, executions)), atBlock, batches }
}

async function findFate(
  client: Client,
  { tx, ...domain }: FindOutcomeParameters,
  nonce: bigint,
  executions: readonly Execution[],
): Promise<Fate> {
  if (nonce <= tx.nonce) return { state: 'possible', before: tx.nonce - nonce }
  const { safeTx } = hashSafeTx(domain, tx)
  const own = executions.find(({ safeTxHash }) => safeTxHash === safeTx)
  if (own) {
    const { hash, blockNumber, isSuccess } = own
    return {
      state: isSuccess ? 'executed' : 'failed',
      hash,
      blockNumber,
      sentBy: getAddress((await read(client, hash)).from),
    }
  }
  // Each execution uses one nonce, so the place from the end tells which one it was.
  const other = executions.at(-Number(nonce - tx.nonce))
  if (!other) return { state: 'unclear' }
  const { hash, blockNumber, safeTxHash } = other
  const sent = await read(client, hash)
  return {
    state: 'replaced',
    hash,
    blockNumber,
    sentBy: getAddress(sent.from),
    by: safeTxHash,
    isRejection: safeTxHash === hashSafeTx(domain, proposeRejection(domain.safe, tx.nonce)).safeTx,
    isProven: hasNonce(domain, sent, tx.nonce, safeTxHash),
  }
}

const read = (client: Client, hash: Hash) => getTransaction(client, { hash })

/** Whether the executed transaction had this nonce: only then does its hash come out again. */
function hasNonce(domain: SafeDomain, { input }: { input: Hex }, nonce: bigint, safeTxHash: Hash): boolean {
  const execution = decodeExecution(input)
  return execution !== undefined && hashSafeTx(domain, { ...execution.tx, nonce }).safeTx === safeTxHash
}

type BlockRange = { fromBlock: bigint; toBlock: bigint }

async function findBatch(
  client: Client,
  safe: Address,
  { id, contract }: BatchAct,
  range: BlockRange,
): Promise<BatchFate> {
  const [logs, marks] = await Promise.all([
    findBatchLogs(client, { contract, sender: safe, ids: new Set([id]), ...range }),
    readMarks(client, safe, contract, id, range.toBlock),
  ])
  const end = logs.find(({ kind, by }) => kind !== 'skipped' && !by)
  if (end) return { id, contract, state: toState(end), hash: end.transactionHash, blockNumber: end.blockNumber }
  if (marks === undefined) return { id, contract, state: 'unknown' }
  return { id, contract, state: ((marks >> (id & 255n)) & 1n) === 1n ? 'marked' : 'open' }
}

const toState = ({ kind }: BatchLog) => (kind === 'cancelled' ? 'cancelled' : 'sent')

async function readMarks(client: Client, safe: Address, contract: Address, id: bigint, blockNumber: bigint) {
  const args = [safe, id >> 8n] as const
  const call = { address: contract, abi: multiSenderAbi, functionName: 'marksOf', args, blockNumber } as const
  try {
    return await readContract(client, call)
  } catch (error) {
    if (isAnswered(error)) return undefined
    throw error
  }
}
