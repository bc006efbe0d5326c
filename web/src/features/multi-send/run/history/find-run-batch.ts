// Finds the batch of a run of this device that a Safe's transaction sends.

import { type BatchAct, isSameBatch } from '@saleyard/safe/tx/describe-tx.ts'
import { type Address, isAddressEqual } from 'viem'
import { runStore } from '@/features/multi-send/run/run-store.ts'

/**
 * Finds the batch with exactly the bytes of an act.
 *
 * @param safe The account of the run.
 * @returns Its number counts from 1; undefined if no run of this device has it, or its plan is damaged.
 */
export async function findRunBatch(
  safe: Address,
  act: BatchAct,
): Promise<{ runId: string; number: number } | undefined> {
  const runs = await runStore.list()
  for (const { id, sender } of runs) {
    if (!isAddressEqual(sender, safe)) continue
    const run = await runStore.load(id).catch(() => undefined)
    const index = run?.plan.batches.findIndex((batch) => isSameBatch(act, batch)) ?? -1
    if (index >= 0) return { runId: id, number: index + 1 }
  }
  return undefined
}
