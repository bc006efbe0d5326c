// Reads a run's facts from the chain at one block, and waits for the next block.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { createHeadWatcher, type WatchHeads } from '@saleyard/chain/rpc/watch-heads.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type Address, type Client, TransactionReceiptNotFoundError } from 'viem'
import { getBlockNumber, getTransactionCount, getTransactionReceipt, readContract } from 'viem/actions'
import type { BatchLog, BatchRecord, ChainFacts, Successor } from './batch-record.ts'
import { createLogSearch } from './create-log-search.ts'
import { isInDoubt } from './doubt.ts'
import { type ListActivity, readDoubts, readSuccessor } from './find-lost.ts'
import { isSignerUnknown } from './other-signers.ts'
import { type ObservedTransaction, readTransaction, undefinedIfMissing } from './read-transactions.ts'
import type { RunChain, StoredRun } from './types.ts'

/** In blocks: how far the next answering node may lag behind the one that reported the newest block. */
const lags = [0n, 1n, 2n, 3n, 5n, 8n]
/** Number of checks that find the newest block below one with a batch, before the chain counts as shorter. */
const checksUntilShorter = 3
/** In blocks: deep enough to conclude that a nonce is used; public nodes keep the state of about a hundred. */
const deepest = 30

type RunChainOptions = {
  /** Default: no other program sends from this account. */
  listActivity?: ListActivity
}

/**
 * Creates chain access for runs, through one client. Events in final blocks are searched only once.
 *
 * @param confirmations The chain's confirmation depth, in blocks.
 */
export function createRunChain(
  client: Client,
  confirmations: number,
  { listActivity = async () => [] }: RunChainOptions = {},
): RunChain {
  const watchHeads = createHeadWatcher(client)
  const searchLogs = createLogSearch(client, confirmations)

  async function readFacts(run: StoredRun): Promise<ChainFacts> {
    const { isShorter, ...state } = await readStateAbove(client, run)
    const { latestBlock, marks, accountNonce } = state
    const isMarked = isMarkedIn(marks)
    const logs = run.plan.jobs.length > 0 ? await searchLogs(run, latestBlock, isMarked) : []

    const observed = await readOpen(client, run, logs)
    const successors = await readSuccessors(client, run, accountNonce, observed)
    const found = new Set(logs.map(({ transactionHash }) => transactionHash))
    const shown = observed
      .flatMap((each) => each.observed.flatMap((transaction) => transaction.logs))
      .filter(({ transactionHash }) => !found.has(transactionHash))
    const added = await searchLogs.accept(run, shown)
    const all = [...logs, ...added.logs]
    const isShort = run.plan.batches.some(({ id }) => isMarked(id) && !all.some((log) => log.id === id && !log.by))
    const wider = isShort ? await searchLogs.widen(run, latestBlock) : []
    const known = {
      ...state,
      ...(isShorter && { isShorter }),
      confirmations,
      logs: [...all, ...wider],
      transactions: observed.flatMap((each) => each.observed.map(({ fact }) => fact)),
      ...(successors.length > 0 && { successors }),
      ...(await readFinalNonce(client, run, state, confirmations)),
    }
    return { ...known, ...(await readDoubts(client, run, known, listActivity)) }
  }

  return {
    getBlockNumber: () => getBlockNumber(client, { cacheTime: 0 }),
    // Includes pending transactions: a nonce that another transaction is about to use would make a batch look replaced.
    getNonce: (sender) => getTransactionCount(client, { address: sender, blockTag: 'pending' }),
    readFacts,
    waitForBlockAfter: (block, options) => waitForBlockAfter(client, watchHeads, block, options),
  }
}

type State = Pick<ChainFacts, 'latestBlock' | 'marks' | 'accountNonce'>

/**
 * Reads the state at a block that is not below one with a batch. A newest block below it comes from a node that is
 * behind, or from a chain that a reorg has made shorter. A node that is behind catches up, or another has the
 * transaction in its block.
 */
async function readStateAbove(client: Client, run: StoredRun): Promise<State & { isShorter: boolean }> {
  let state = await readState(client, run)
  for (let attempt = 1; ; attempt += 1) {
    const above = run.records.filter(({ minedBlock }) => minedBlock !== undefined && minedBlock > state.latestBlock)
    if (above.length === 0 || (await isAnyAbove(client, above, state.latestBlock)))
      return { ...state, isShorter: false }
    if (attempt === checksUntilShorter) return { ...state, isShorter: true }
    await new Promise((resolve) => setTimeout(resolve, client.pollingInterval))
    state = await readState(client, run)
  }
}

/** Whether an answering node has one of their transactions in a block above. */
async function isAnyAbove(client: Client, records: BatchRecord[], block: bigint): Promise<boolean> {
  const receipts = records.map(({ minedHash }) => {
    if (!minedHash) return undefined
    return undefinedIfMissing(getTransactionReceipt(client, { hash: minedHash }), TransactionReceiptNotFoundError)
  })
  return (await Promise.all(receipts)).some((receipt) => receipt && receipt.blockNumber > block)
}

/** Reads the nonce and all marks at one block: the newest block whose state the answering nodes have. */
async function readState(client: Client, run: StoredRun): Promise<State> {
  const newest = await getBlockNumber(client, { cacheTime: 0 })
  let failure: unknown
  for (const lag of lags.filter((each) => each <= newest)) {
    try {
      return await readStateAt(client, run, newest - lag)
    } catch (error) {
      if (!['blockMissing', 'stateMissing'].includes(toUserError(error).code)) throw error
      failure = error
    }
  }
  throw failure
}

async function readStateAt(client: Client, { plan, records }: StoredRun, blockNumber: bigint): Promise<State> {
  const { sender, jobs, batches } = plan
  const address = findBatchContract(plan)
  const readMarks = async (job: bigint, by?: Address) => {
    const args = [by ?? sender, job] as const
    const call = { address, abi: multiSenderAbi, functionName: 'marksOf', args, blockNumber } as const
    return { job, marks: await readContract(client, call), ...(by && { by }) }
  }
  const others = new Map(
    records.flatMap(({ paidBy }, index): [string, { job: bigint; by: Address }][] => {
      const job = (batches[index]?.id ?? 0n) >> 8n
      return paidBy && jobs.includes(job) ? [[`${job} ${paidBy.toLowerCase()}`, { job, by: paidBy }]] : []
    }),
  )
  const [accountNonce, ...marks] = await Promise.all([
    getTransactionCount(client, { address: sender, blockNumber }),
    ...jobs.map((job) => readMarks(job)),
    ...[...others.values()].map(({ job, by }) => readMarks(job, by)),
  ])
  return { latestBlock: blockNumber, accountNonce, marks }
}

const isMarkedIn = (marks: ChainFacts['marks']) => {
  const own = new Map(marks.flatMap(({ job, marks, by }) => (by ? [] : [[job, marks] as const])))
  return (id: bigint) => (((own.get(id >> 8n) ?? 0n) >> (id & 255n)) & 1n) === 1n
}

type ObservedBatch = { batch: Batch; record: BatchRecord; observed: ObservedTransaction[] }

/**
 * Reads the known transactions of each batch without an event. A given-up id is used up only for the sender:
 * transactions that another account has signed, or may have, are checked until they can no longer pay.
 */
function readOpen(client: Client, { plan, records }: StoredRun, logs: BatchLog[]): Promise<ObservedBatch[]> {
  // Anyone can send our bytes: another account's event says nothing about our own transactions.
  const isOf = ({ hashes }: BatchRecord, { by, transactionHash }: BatchLog) => !by || hashes.includes(transactionHash)
  const isSettled = ({ id }: Batch, record: BatchRecord) =>
    logs.some((log) => log.id === id && isOf(record, log) && !(log.kind === 'cancelled' && mayBeOthers(record)))
  const open = plan.batches.flatMap((batch, index) => {
    const record = records[index]
    return record && !isSettled(batch, record) ? [{ batch, record }] : []
  })
  return Promise.all(
    open.map(async ({ batch, record }) => ({
      batch,
      record,
      observed: await Promise.all(record.hashes.map((hash) => readTransaction(client, plan, batch, hash))),
    })),
  )
}

function mayBeOthers(record: BatchRecord): boolean {
  return record.signedByOthers !== undefined || isSignerUnknown(record) || isInDoubt(record)
}

/**
 * Reads the transactions that used the nonces of lost batches. For a plain transfer only the nonce decides, even
 * without a hash or with one of another account; for a batch its mark shows more.
 */
async function readSuccessors(
  client: Client,
  { plan }: StoredRun,
  accountNonce: number,
  open: ObservedBatch[],
): Promise<Successor[]> {
  const lost = open.filter(({ batch, record, observed }) => {
    const { status = 'unknown', signer, transfer } = observed.at(-1)?.fact ?? {}
    // A wallet may return the hash of another transaction and still send the payment.
    const isKnown = status !== 'unknown' && (!signer || transfer === 'paid' || batch.id !== 0n)
    return !isKnown && (batch.id === 0n || record.hashes.length > 0)
  })
  const found = await Promise.all(
    lost.map(({ batch, record }) => readSuccessor(client, plan, batch, record, accountNonce)),
  )
  return found.filter((each) => each !== undefined)
}

async function readFinalNonce(
  client: Client,
  { plan, records }: StoredRun,
  { latestBlock, accountNonce }: State,
  confirmations: number,
): Promise<Pick<ChainFacts, 'finalNonce'>> {
  const isNeeded = records.some(({ nonce, state }) => state === 'sent' && nonce !== undefined && nonce < accountNonce)
  const depth = BigInt(Math.min(confirmations, deepest) - 1)
  if (!isNeeded || depth > latestBlock) return {}
  const request = getTransactionCount(client, { address: plan.sender, blockNumber: latestBlock - depth })
  const finalNonce = await request.catch(() => undefined)
  return finalNonce === undefined ? {} : { finalNonce }
}

/** In milliseconds: minimum time between two checks caused by a socket, since some chains make four blocks a second. */
const headSpacing = 1_000

/**
 * Waits by polling; a network's WebSocket reports a block sooner. A lower block ends the wait too: a chain may be
 * shorter after a reorg. viem's watcher reports only higher blocks.
 */
function waitForBlockAfter(
  client: Client,
  watchHeads: WatchHeads,
  block: bigint,
  { signal, onLost }: Parameters<RunChain['waitForBlockAfter']>[1],
): Promise<void> {
  return new Promise((resolve) => {
    const begun = Date.now()
    let isOver = false
    let next: ReturnType<typeof setTimeout> | undefined
    let heard: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      isOver = true
      clearTimeout(next)
      clearTimeout(heard)
      leaveHeads()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const check = async () => {
      const latest = await getBlockNumber(client, { cacheTime: 0 }).catch(onLost)
      if (isOver) return
      if (typeof latest === 'bigint' && latest !== block) end()
      else next = setTimeout(check, client.pollingInterval)
    }
    const leaveHeads = watchHeads((latest) => {
      if (latest > block) heard ??= setTimeout(end, begun + headSpacing - Date.now())
    })
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
    else void check()
  })
}
