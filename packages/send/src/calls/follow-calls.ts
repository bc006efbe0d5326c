// Follows a bundle until the chain shows its batch or the wallet says that nothing will come, also one that was submitted before.

import { orAbort } from '@saleyard/chain/abort.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { beginSearch } from '@saleyard/send/run/create-log-search.ts'
import { findBatchLogs } from '@saleyard/send/run/find-batch-logs.ts'
import { readTransaction } from '@saleyard/send/run/read-transactions.ts'
import { BatchNotSubmittedError, type StoredRun } from '@saleyard/send/run/types.ts'
import type { Hash } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { type CallsStatus, readCallsStatus } from '@/lib/wallet/requests/calls.ts'
import { CallsError } from './calls-error.ts'

type FollowCallsParameters = {
  run: Pick<StoredRun, 'summary' | 'plan'>
  batch: Batch
  /** Under which the wallet keeps the bundle. */
  id: string
  /** Ends the waiting, with its reason. */
  signal?: AbortSignal | undefined
}

/** Blocks that our node may be behind the wallet's, which has the transaction. */
const mostBehind = 8n

/**
 * Waits until the chain shows the batch, or the wallet says that nothing will come. A receipt of the wallet is not enough:
 * a bundle may fail inside a transaction that succeeds. And a wallet may forget; the chain does not.
 *
 * @returns The transaction that has the batch's event, also where another account of the wallet has paid it.
 * @throws CallsError `failed`, `unknown`; what the network says. The batch may still be paid later.
 */
export async function followCalls(config: Config, parameters: FollowCallsParameters): Promise<Hash> {
  const { pollingInterval } = config.getClient({ chainId: parameters.run.plan.chainId })
  for (;;) {
    // The wallet first: what it has confirmed by now is seen on chain below.
    const status = await fetchStatus(config, parameters.id)
    const sight = await checkChain(config, parameters, status.hashes)
    if (sight.hash) return sight.hash
    endWhereOver(status, sight)
    await orAbort(new Promise((resolve) => setTimeout(resolve, pollingInterval)), parameters.signal)
  }
}

type Status = CallsStatus | { state: 'silent'; error: unknown; hashes: [] }

function fetchStatus(config: Config, id: string): Promise<Status> {
  return readCallsStatus(config, { id }).catch((error: unknown) => ({ state: 'silent' as const, error, hashes: [] }))
}

/** `isUnseen`: our node does not know all transactions that the wallet tells. */
type ChainView = { latestBlock: bigint; hash?: Hash | undefined; isUnseen?: boolean }

function endWhereOver(status: Status, { latestBlock, isUnseen }: ChainView): void {
  if (status.state === 'silent') throw status.error
  // A block more than needed, because the node that is asked may be behind the wallet's.
  const last = status.state === 'confirmed' ? (status.block ?? 0n) + (isUnseen ? mostBehind : 0n) : latestBlock
  if (status.state === 'failed' || last < latestBlock) throw new CallsError('failed')
}

async function checkChain(config: Config, { run, batch }: FollowCallsParameters, told: Hash[]): Promise<ChainView> {
  const { chainId, multiSender: address, sender } = run.plan
  const client = config.getClient({ chainId })
  const latestBlock = await getBlockNumber(client, { cacheTime: 0 })
  const args = [sender, batch.id] as const
  if (await readContract(client, { address, abi: multiSenderAbi, functionName: 'isMarked', args })) {
    const range = { fromBlock: beginSearch(run.summary, latestBlock), toBlock: latestBlock }
    const logs = await findBatchLogs(client, { multiSender: address, sender, ids: new Set([batch.id]), ...range })
    return { latestBlock, hash: logs.find(({ by }) => !by)?.transactionHash }
  }
  // The mark is the sender's own: what another account of the wallet has done shows in its transactions alone.
  const seen = await Promise.all(told.map((hash) => readTransaction(client, run.plan, batch, hash)))
  const paying = seen.find(({ logs }) => logs.some(({ kind }) => kind === 'sent'))
  return { latestBlock, hash: paying?.fact.hash, isUnseen: seen.some(({ fact }) => fact.status === 'unknown') }
}

/**
 * What the wallet has of a bundle that was handed over before: `open`, it may still be done; `over`, it will not, or this wallet
 * knows no bundles; `unknown`, the wallet has none of that id. Called when the batch has no mark.
 *
 * @throws NotHandedOverError when nobody says: nothing was asked of the wallet yet.
 */
export async function recoverBundle(
  config: Config,
  parameters: FollowCallsParameters,
): Promise<'open' | 'over' | 'unknown'> {
  try {
    const { state } = await readCallsStatus(config, { id: parameters.id })
    if (state === 'failed') return 'over'
    // Confirmed, and yet not marked: either our node is behind the wallet's, or it paid nobody.
    if (state === 'confirmed') await followCalls(config, parameters)
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
