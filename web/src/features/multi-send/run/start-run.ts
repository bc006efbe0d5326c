import { newRecord } from '@/features/multi-send/core/new-record.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { RunChain, StoredRun } from './types.ts'

type StartRunParameters = {
  /** Stores it with its list: the list worker, or in tests the store itself. */
  create: (run: StoredRun) => Promise<unknown>
  chain: Pick<RunChain, 'getBlockNumber'>
  plan: Plan
  symbol: string
  decimals: number
}

/**
 * Saves a plan before anything is signed, with the block from which its events will be searched. Asks the browser to keep
 * the storage.
 *
 * @returns The stored run; its id is the plan's run nonce.
 * @throws AppError `storageUnavailable`: without storage no run may start. Also when the same plan was started before.
 */
export async function startRun({ create, chain, plan, symbol, decimals }: StartRunParameters): Promise<StoredRun> {
  const isPersistent = (await globalThis.navigator?.storage?.persist?.().catch(() => false)) ?? false
  const now = Date.now()
  const run: StoredRun = {
    summary: {
      id: plan.runNonce,
      createdAt: now,
      updatedAt: now,
      chainId: plan.chainId,
      sender: plan.sender,
      symbol,
      decimals,
      recipients: plan.recipientCount,
      batches: plan.batches.length,
      total: plan.total,
      notedBlock: await chain.getBlockNumber(),
      isFinished: false,
      isPersistent,
    },
    plan,
    records: plan.batches.map(newRecord),
  }
  await create(run)
  return run
}
