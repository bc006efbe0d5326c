// Sums what a run has cost, from the receipts of its transactions, and what single transfers would have cost.

import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { type Config, useConfig, useEstimateFeesPerGas } from 'wagmi'
import { getTransactionReceipt } from 'wagmi/actions'
import { countPaid } from '@/features/multi-send/run/ui/run-facts.ts'

/** What every transaction pays before it does anything, in gas: the protocol's own figure, and all that a coin takes. */
export const gasOfTransfer = 21_000n

export type PaidGas = Pick<TransactionReceipt, 'from' | 'gasUsed' | 'effectiveGasPrice'> & {
  /** Some rollups also charge for the data on their first layer, in wei: viem leaves the node's text as it is. */
  l1Fee?: bigint | string | null | undefined
}

export type RunCost = {
  /** Paid by the run's account so far, in wei. */
  cost: bigint
  /**
   * What one transfer for each paid recipient would have cost more, at the prices of these transactions; negative if
   * less. Undefined for a run that is a single transfer.
   */
  saved: bigint | undefined
  /** Of the latest transaction, in wei. */
  gasPrice: bigint
}

type PricedRun = {
  plan: Pick<StoredRun['plan'], 'sender' | 'route' | 'batches' | 'asset' | 'gasModel'>
  records: BatchRecord[]
}

/** @returns Undefined if the account has paid for none of these transactions. */
export function sumCost(
  { plan, records }: PricedRun,
  receipts: ReadonlyMap<Hash, PaidGas | null>,
): RunCost | undefined {
  const own = [...receipts].flatMap(([hash, receipt]) =>
    receipt && receipt.from.toLowerCase() === plan.sender.toLowerCase() ? [{ hash, ...receipt }] : [],
  )
  const last = own.at(-1)
  if (!last) return undefined
  const costOf = ({ gasUsed, effectiveGasPrice, l1Fee }: PaidGas) => gasUsed * effectiveGasPrice + BigInt(l1Fee ?? 0)
  const cost = own.reduce((sum, receipt) => sum + costOf(receipt), 0n)
  const paid = countPaidBy({ plan, records })
  const singles = own.reduce(
    (sum, receipt) => sum + gasOfSingles(plan, receipt, paid.get(receipt.hash) ?? 0) * receipt.effectiveGasPrice,
    0n,
  )
  return { cost, saved: plan.route.startsWith('plain') ? undefined : singles - cost, gasPrice: last.effectiveGasPrice }
}

/** Counts the paid recipients of each transaction: a wallet may send several batches by one. */
function countPaidBy({ plan, records }: PricedRun): Map<Hash, number> {
  const paid = new Map<Hash, number>()
  for (const [index, record] of records.entries()) {
    const batch = plan.batches[index]
    if (batch && record.minedHash)
      paid.set(record.minedHash, (paid.get(record.minedHash) ?? 0) + countPaid([batch], [record]))
  }
  return paid
}

/**
 * The gas of one transfer for each recipient that a transaction has paid. For a coin it is the protocol's figure. For a
 * token, each transfer does the same work as its part of the batch, and pays the protocol's figure besides; what the
 * batch pays once is no part of it. Single transfers read more from cold storage, so this is not too much.
 */
function gasOfSingles({ asset, gasModel }: PricedRun['plan'], { gasUsed }: PaidGas, paid: number): bigint {
  const base = BigInt(paid) * gasOfTransfer
  if (asset.kind === 'native' || base === 0n) return base
  const once = gasModel.base > gasOfTransfer ? gasModel.base : gasOfTransfer
  return gasUsed > once ? base + gasUsed - once : base
}

/** Of a unit of gas, in wei: what the run's latest transaction paid, else what one costs at most now. */
export type GasPrice = { value: bigint; isPaid: boolean }

type UseRunCostReturnType = { cost: RunCost | undefined; isUnread: boolean; gasPrice: GasPrice | undefined }

/**
 * Reads each receipt of the run once.
 *
 * @param isAllowed Whether the page may contact the network: the run already does, or its wallet is connected.
 */
export function useRunCost({ plan, records }: StoredRun, isAllowed: boolean): UseRunCostReturnType {
  const config = useConfig()
  const [known] = useState(() => new Map<string, PaidGas | null>())
  const wanted = findTransactions(records)
  const { chainId } = plan
  const { data, isError } = useQuery({
    queryKey: ['run-receipts', chainId, wanted.map(({ key }) => key)],
    queryFn: () => readReceipts(config, { chainId, wanted, known }),
    enabled: isAllowed && wanted.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const cost = data && sumCost({ plan, records }, data)
  const { data: now } = useEstimateFeesPerGas({ chainId, query: { enabled: isAllowed && !cost } })
  const paid = cost && { value: cost.gasPrice, isPaid: true }
  return { cost, isUnread: isError, gasPrice: paid ?? (now && { value: now.maxFeePerGas, isPaid: false }) }
}

type Wanted = { hash: Hash; key: string }

/** Lists the transactions that may have cost something. In another block, after a reorg, one may have another price. */
function findTransactions(records: BatchRecord[]): Wanted[] {
  const found = records.flatMap(({ state, minedHash, minedBlock, hashes }) => {
    const isReplaced = hashes.length > 1 || state === 'failed'
    const all = new Set([...(isReplaced && state !== 'sent' ? hashes : []), ...(minedHash ? [minedHash] : [])])
    return [...all].map((hash) => ({ hash, key: `${hash}:${minedBlock ?? ''}` }))
  })
  return [...new Map(found.map((one) => [one.hash, one])).values()]
}

/** Requests at once: public nodes limit how many they take. */
const atOnce = 4

type ReadParameters = { chainId: number; wanted: Wanted[]; known: Map<string, PaidGas | null> }

async function readReceipts(config: Config, { chainId, wanted, known }: ReadParameters) {
  const missing = wanted.filter(({ key }) => !known.has(key))
  const readNext = async (): Promise<void> => {
    const next = missing.shift()
    if (!next) return
    known.set(next.key, await readReceipt(config, { chainId, hash: next.hash }))
    await readNext()
  }
  await Promise.all(Array.from({ length: atOnce }, readNext))
  return new Map(wanted.map(({ hash, key }) => [hash, known.get(key) ?? null]))
}

/** @returns Null for a transaction that another one has replaced. */
async function readReceipt(config: Config, at: { chainId: number; hash: Hash }): Promise<PaidGas | null> {
  try {
    return await getTransactionReceipt(config, at)
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}
