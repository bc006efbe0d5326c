// Finds the batch of a run of this device that a Safe's transaction sends.

import { type Act, type BatchAct, isSameBatch } from '@saleyard/safe/tx/describe-tx.ts'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type Address, isAddressEqual } from 'viem'
import { runStore } from '@/features/multi-send/run/run-store.ts'

type CancelAct = Extract<Act, { kind: 'cancel' }>

/**
 * Finds the batch with exactly the bytes of an act, or the one whose mark an act gives up.
 *
 * @param safe The account of the run.
 * @returns Its number counts from 1; undefined if no run of this device has it, or its plan is damaged.
 */
export async function findRunBatch(
  safe: Address,
  act: BatchAct | CancelAct,
): Promise<{ runId: string; number: number } | undefined> {
  const runs = await runStore.list()
  for (const { id, sender } of runs) {
    if (!isAddressEqual(sender, safe)) continue
    const run = await runStore.load(id).catch(() => undefined)
    const index = run?.plan.batches.findIndex((batch) => isMeant(act, batch)) ?? -1
    if (index >= 0) return { runId: id, number: index + 1 }
  }
  return undefined
}

/** A mark belongs to one account in one contract. */
function isMeant(act: BatchAct | CancelAct, batch: Batch): boolean {
  if (act.kind === 'batch') return isSameBatch(act, batch)
  return batch.id === act.id && isAddressEqual(batch.to, act.contract)
}
