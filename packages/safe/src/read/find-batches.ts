// Determines from the chain what became of a Safe's batches: by mark and event, and by the bytes that were sent.

import { multiSenderAbi } from '@saleyard/generated/abis'
import type { BatchAct } from '@saleyard/safe/tx/describe-tx.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import { decodeExecution } from '@saleyard/safe/tx/safe-tx.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { findCall } from '@saleyard/send/receipt/read-mined.ts'
import type { BatchLog, SkippedRecipient } from '@saleyard/send/run/batch-record.ts'
import { findBatchLogs } from '@saleyard/send/run/find-batch-logs.ts'
import { undefinedIfMissing } from '@saleyard/send/run/read-transactions.ts'
import {
  type Address,
  type Client,
  type Hash,
  type Hex,
  isAddressEqual,
  keccak256,
  type Transaction,
  TransactionNotFoundError,
} from 'viem'
import { getTransaction, readContract } from 'viem/actions'
import { isOurContract } from './check-targets.ts'

/**
 * Whichever transaction sent it: the same batch may go out with another nonce, or together with others. `sent`: under this
 * mark a batch was sent; `isProven` if the node shows that it had exactly these bytes. `otherContent`: a batch of other
 * bytes was sent under this mark, so that this one is never sent, and its recipients are not paid by it. `marked`: it was
 * sent or given up before the first block that was searched, and is never sent again. `foreign`: the contract is none of
 * ours on this chain, and its marks say nothing.
 */
export type BatchFate = {
  id: bigint
  contract: Address
  state: 'sent' | 'otherContent' | 'cancelled' | 'marked' | 'open' | 'foreign'
  hash?: Hash
  blockNumber?: bigint
  isProven?: boolean
  /** The recipients that a sent batch did not pay. */
  skipped?: SkippedRecipient[]
}

type SoughtBatch = Pick<BatchAct, 'id' | 'contract'> & Partial<Pick<BatchAct, 'callHash'>>
type FindBatchesParameters = { safe: Address; batches: readonly SoughtBatch[]; fromBlock: bigint; toBlock: bigint }

/** Determines what became of batches of a Safe, in their order, as it is at `toBlock`. @throws The node's error. */
export async function findBatches(client: Client, parameters: FindBatchesParameters): Promise<BatchFate[]> {
  const { safe, batches } = parameters
  const facts = new Map<Address, ContractFacts | undefined>()
  // One after another: a stranger's file may name more than a thousand.
  for (const contract of new Set(batches.map((each) => each.contract)))
    facts.set(contract, await readContractFacts(client, parameters, contract))
  const calls = new Map<Hash, SentCalls>()
  const fates: BatchFate[] = []
  for (const { id, contract, callHash } of batches) {
    const fate = { id, contract, ...toFate(id, facts.get(contract)) }
    if (fate.state !== 'sent') fates.push(fate)
    else {
      if (!calls.has(fate.hash)) calls.set(fate.hash, await readCalls(client, safe, fate.hash))
      fates.push({ ...fate, ...compare({ id, contract, callHash }, calls.get(fate.hash)) })
    }
  }
  return fates
}

type ContractFacts = { logs: BatchLog[]; marks: Map<bigint, bigint> }

/** Undefined of a contract that is none of ours. */
async function readContractFacts(
  client: Client,
  { safe, batches, fromBlock, toBlock }: FindBatchesParameters,
  contract: Address,
): Promise<ContractFacts | undefined> {
  if (!(await isOurContract(client, contract))) return undefined
  const ids = new Set(batches.flatMap((each) => (each.contract === contract ? [each.id] : [])))
  const marks = new Map<bigint, bigint>()
  for (const job of new Set([...ids].map((id) => id >> 8n))) {
    const call = { address: contract, abi: multiSenderAbi, functionName: 'marksOf', args: [safe, job] } as const
    marks.set(job, await readContract(client, { ...call, blockNumber: toBlock }))
  }
  const logs = await findBatchLogs(client, { contract, sender: safe, ids, fromBlock, toBlock })
  return { logs: logs.filter(({ by }) => !by), marks }
}

type FoundEnd = { state: 'sent'; hash: Hash; blockNumber: bigint; skipped: SkippedRecipient[] }
type FoundState =
  | FoundEnd
  | { state: 'cancelled'; hash: Hash; blockNumber: bigint }
  | { state: 'foreign' | 'marked' | 'open' }

function toFate(id: bigint, facts: ContractFacts | undefined): FoundState {
  if (!facts) return { state: 'foreign' }
  const own = facts.logs.filter((log) => log.id === id)
  const end = own.find(({ kind }) => kind !== 'skipped')
  if (!end) return { state: (((facts.marks.get(id >> 8n) ?? 0n) >> (id & 255n)) & 1n) === 1n ? 'marked' : 'open' }
  const { transactionHash: hash, blockNumber } = end
  if (end.kind === 'cancelled') return { state: 'cancelled', hash, blockNumber }
  const skipped = own.flatMap((log) =>
    log.kind === 'skipped' ? [{ index: log.index, recipient: log.recipient, amount: log.amount }] : [],
  )
  return { state: 'sent', hash, blockNumber, skipped }
}

/**
 * Reads whether the batch that a Safe has sent under a mark had exactly these bytes. `unseen`: the node does not show them.
 *
 * @throws The node's error.
 */
export async function readContent(
  client: Client,
  safe: Address,
  batch: Required<SoughtBatch>,
  hash: Hash,
): Promise<'same' | 'other' | 'unseen'> {
  const { state, isProven } = compare(batch, await readCalls(client, safe, hash))
  if (!isProven) return 'unseen'
  return state === 'sent' ? 'same' : 'other'
}

type SentCalls = { to: Address; data: Hex }[] | undefined

function compare({ id, contract, callHash }: SoughtBatch, calls: SentCalls): Pick<BatchFate, 'state' | 'isProven'> {
  const own = calls?.filter(({ to, data }) => isAddressEqual(to, contract) && readBatch(data)?.values.id === id) ?? []
  if (!callHash || own.length === 0) return { state: 'sent', isProven: false }
  const isSame = own.some(({ data }) => keccak256(data) === callHash)
  return { state: isSame ? 'sent' : 'otherContent', isProven: true }
}

/** Reads the calls that a Safe made in a transaction; undefined if the node does not show them. */
async function readCalls(client: Client, safe: Address, hash: Hash): Promise<SentCalls> {
  const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
  if (!transaction) return undefined
  const packed = listPackedCalls(safe, transaction)
  const traced: { to: Address; data: Hex }[] = []
  const sought = await findCall(client, {
    transaction,
    isSought({ from, to, input }) {
      if (isAddressEqual(from, safe)) traced.push({ to, data: input })
      return false
    },
  })
  return sought === 'unseen' ? packed : traced
}

/** The calls of an execution that is the transaction itself: a node need not trace it. */
function listPackedCalls(safe: Address, { to, input }: Transaction): SentCalls {
  const execution = to && isAddressEqual(to, safe) ? decodeExecution(input) : undefined
  // With gas for the call, or a refund, its calls may have been taken back while another transaction inside set the mark.
  if (!execution || execution.tx.safeTxGas > 0n || execution.tx.gasPrice > 0n) return undefined
  try {
    return listCalls(execution.tx)
  } catch {
    return undefined
  }
}
