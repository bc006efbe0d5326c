// Finds the batch of a run of this device that a Safe's transaction sends, or takes the place of.

import { type Act, type BatchAct, isSameBatch } from '@saleyard/safe/tx/describe-tx.ts'
import { type Address, isAddressEqual } from 'viem'
import { runStore } from '@/features/multi-send/run/run-store.ts'

type CancelAct = Extract<Act, { kind: 'cancel' }>

/**
 * Finds the batch with exactly the bytes of an act, or else the one whose id it has, or whose mark it gives up. An id is of one
 * batch: other bytes under it pay others, and that one can never be sent.
 *
 * @param safe The account of the run.
 * @returns Its number counts from 1, `isOther` for other bytes; undefined if no run of this device has it, or its plan is damaged.
 */
export async function findRunBatch(
  safe: Address,
  act: BatchAct | CancelAct,
): Promise<{ runId: string; number: number; isOther: boolean } | undefined> {
  const runs = await runStore.list()
  for (const { id, sender } of runs) {
    if (!isAddressEqual(sender, safe)) continue
    const run = await runStore.load(id).catch(() => undefined)
    const batch = run?.plan.batches.find((each) => each.id === act.id && isAddressEqual(each.to, act.contract))
    if (batch) return { runId: id, number: batch.number, isOther: act.kind === 'batch' && !isSameBatch(act, batch) }
  }
  return undefined
}
