// Finds this device's proposals of a Safe that are open and pay recipients of a list: executed as well, they would pay twice.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { type Address, type Client, type Hash, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { wasForgotten } from '@/lib/safe/propose.ts'

type FindOpenProposalsParameters = {
  chainId: number
  safe: Address
  /** Undefined for native coin. */
  token: Address | undefined
  /** Counts, for each of these lists, the payments that the list has too. */
  countShared: (lists: Payment[][]) => Promise<number[]>
  /** Runs that ask about this very list by themselves, and the one that goes on. */
  readAsking: () => Promise<readonly string[]>
}

/**
 * Finds proposals, made or opened on this device, with a batch of which at least half is in the list. Not those whose nonce is
 * used, whose batch is marked, or of a run that asks by itself: one of which the list is only a part does not. None if the browser allows no storage.
 *
 * @throws The node's error.
 */
export async function findOpenProposals(
  client: Client,
  { chainId, safe, token, countShared, readAsking }: FindOpenProposalsParameters,
): Promise<Hash[]> {
  const stored = await proposalStore.list().catch(() => [])
  const own = stored.filter(
    (each) => each.chainId === chainId && isAddressEqual(each.safe, safe) && !wasForgotten(each),
  )
  if (own.length === 0) return []
  const nonce = await readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce' })
  const jobs = await readJobs(await readAsking())
  const batches = own
    .filter(({ tx }) => !tx || tx.nonce >= nonce)
    .flatMap(({ safeTxHash, calls }) =>
      calls.flatMap((call) => readPayments(safe, call).map((batch) => ({ ...batch, safeTxHash }))),
    )
    .filter((batch) => batch.token?.toLowerCase() === token?.toLowerCase() && !jobs.has(batch.id >> 8n))
  const shared = await countShared(batches.map(({ payments }) => payments))
  const alike = batches.filter(({ payments }, index) => isHalf(shared[index] ?? 0, payments.length))
  const areMarked = await Promise.all(alike.map((batch) => isMarked(client, safe, batch)))
  return [...new Set(alike.flatMap(({ safeTxHash }, index) => (areMarked[index] ? [] : [safeTxHash])))]
}

/** A run of an earlier version names no jobs, and asks once more. */
async function readJobs(runIds: readonly string[]): Promise<ReadonlySet<bigint>> {
  const runs = await runStore.list().catch(() => [])
  return new Set(runs.flatMap(({ id, print }) => (runIds.includes(id) ? (print?.jobs ?? []) : [])))
}

const isHalf = (count: number, of: number) => count > 0 && count * 2 >= of

/** The batch that a call pays, if it pays one of ours. */
function readPayments(safe: Address, call: SafeCall) {
  const [act] = describeTx(safe, proposeCalls([call], { nonce: 0n }))
  const payments = readBatch(call.data)?.payments
  return act?.kind === 'batch' && payments ? [{ id: act.id, contract: act.contract, token: act.token, payments }] : []
}

async function isMarked(client: Client, safe: Address, { id, contract }: { id: bigint; contract: Address }) {
  const args = [safe, id >> 8n] as const
  const marks = await readContract(client, { address: contract, abi: multiSenderAbi, functionName: 'marksOf', args })
  return ((marks >> (id & 255n)) & 1n) === 1n
}
