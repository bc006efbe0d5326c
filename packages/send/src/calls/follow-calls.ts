// Follows a bundle, also one submitted before, until the chain shows its batch or the wallet reports the end.

import { orAbort } from '@saleyard/chain/abort.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { beginSearch } from '@saleyard/send/run/create-log-search.ts'
import { findBatchLogs } from '@saleyard/send/run/find-batch-logs.ts'
import { readTransaction } from '@saleyard/send/run/read-transactions.ts'
import { BatchNotSubmittedError, type StoredRun } from '@saleyard/send/run/types.ts'
import type { Hash } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import type { CallsStatus, CallsWallet } from './bundle.ts'
import { CallsError } from './calls-error.ts'

type FollowedWallet = Pick<CallsWallet, 'client' | 'readCallsStatus'>

type FollowCallsParameters = {
  run: Pick<StoredRun, 'summary' | 'plan'>
  batch: Batch
  /** Id under which the wallet keeps the bundle. */
  id: string
  /** Ends the wait, with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** In blocks: how far our node may lag behind the wallet's, which has the transaction. */
const maximumLag = 8n

/**
 * Waits until the chain shows the batch, or the wallet reports that nothing will come. A receipt of the wallet is not
 * enough: a bundle may fail inside a transaction that succeeds. And a wallet may forget; the chain does not.
 *
 * @returns The transaction that has the batch's event, even if another account of the wallet has paid it.
 * @throws CallsError `failed`, `unknown`; errors of the network. The batch may still be paid later.
 */
export async function followCalls(wallet: FollowedWallet, parameters: FollowCallsParameters): Promise<Hash> {
  const { pollingInterval } = wallet.client
  for (;;) {
    // The wallet comes first: the chain check below sees everything that the wallet has confirmed by then.
    const status = await fetchStatus(wallet, parameters.id)
    const view = await checkChain(wallet, parameters, status.hashes)
    if (view.hash) return view.hash
    endWhereOver(status, view)
    await orAbort(new Promise((resolve) => setTimeout(resolve, pollingInterval)), parameters.signal)
  }
}

type Status = CallsStatus | { state: 'silent'; error: unknown; hashes: [] }

function fetchStatus(wallet: FollowedWallet, id: string): Promise<Status> {
  return wallet.readCallsStatus(id).catch((error: unknown) => ({ state: 'silent' as const, error, hashes: [] }))
}

/** `isUnseen`: our node does not know all transactions that the wallet reports. */
type ChainView = { latestBlock: bigint; hash?: Hash | undefined; isUnseen?: boolean }

function endWhereOver(status: Status, { latestBlock, isUnseen }: ChainView): void {
  if (status.state === 'silent') throw status.error
  // One more block than necessary, because our node may be behind the wallet's.
  const last = status.state === 'confirmed' ? (status.block ?? 0n) + (isUnseen ? maximumLag : 0n) : latestBlock
  if (status.state === 'failed' || last < latestBlock) throw new CallsError('failed')
}

async function checkChain(
  { client }: FollowedWallet,
  { run, batch }: FollowCallsParameters,
  reported: Hash[],
): Promise<ChainView> {
  const { sender } = run.plan
  const address = findBatchContract(run.plan)
  const latestBlock = await getBlockNumber(client, { cacheTime: 0 })
  const args = [sender, batch.id >> 8n] as const
  // Every contract of batches has `marksOf`; `isMarked` is MultiSender's alone.
  const marks = await readContract(client, { address, abi: multiSenderAbi, functionName: 'marksOf', args })
  if ((marks >> (batch.id & 255n)) & 1n) {
    const range = { fromBlock: beginSearch(run.summary, latestBlock), toBlock: latestBlock }
    const logs = await findBatchLogs(client, { contract: address, sender, ids: new Set([batch.id]), ...range })
    return { latestBlock, hash: logs.find(({ by }) => !by)?.transactionHash }
  }
  // The mark is the sender's own: a payment by another account of the wallet shows in its transactions alone.
  const observed = await Promise.all(reported.map((hash) => readTransaction(client, run.plan, batch, hash)))
  const paying = observed.find(({ logs }) => logs.some(({ kind }) => kind === 'sent'))
  return { latestBlock, hash: paying?.fact.hash, isUnseen: observed.some(({ fact }) => fact.status === 'unknown') }
}

/**
 * Recovers the state of a bundle that was submitted before: `open`: it may still be executed; `over`: it will not be,
 * or this wallet does not support bundles; `unknown`: the wallet has none with that id. Called when the batch has no
 * mark.
 *
 * @throws BatchNotSubmittedError if the wallet does not answer: nothing was requested from it yet.
 */
export async function recoverBundle(
  wallet: FollowedWallet,
  parameters: FollowCallsParameters,
): Promise<'open' | 'over' | 'unknown'> {
  try {
    const { state } = await wallet.readCallsStatus(parameters.id)
    if (state === 'failed') return 'over'
    // Confirmed but not marked: either our node is behind the wallet's, or the bundle paid no recipient.
    if (state === 'confirmed') await followCalls(wallet, parameters)
    return 'open'
  } catch (error) {
    if (parameters.signal?.aborted) throw error
    return readSilence(error)
  }
}

function readSilence(error: unknown): 'over' | 'unknown' {
  if (!(error instanceof CallsError)) throw new BatchNotSubmittedError(error)
  if (error.code === 'failed' || error.code === 'unsupported') return 'over'
  if (error.code === 'unknown') return 'unknown'
  throw new BatchNotSubmittedError(error)
}
