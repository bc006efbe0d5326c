import { formatUnits } from 'viem'
import { isEnded } from '@/features/multi-send/core/is-ended.ts'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import { readBatch } from '@/features/multi-send/core/read-batch.ts'
import { AppError } from '@/lib/errors/app-error.ts'
import type { RunStore, StoredList, StoredRun } from './types.ts'

/**
 * Stores a run again that is no longer on this device, as when the site data was cleared: its plan and records are in
 * memory, and its list is read back from the bytes of its batches.
 *
 * @returns Whether it was missing. A run that is there is left alone.
 * @throws AppError `runNotKept` where it cannot be stored.
 */
export async function keepRun(store: Pick<RunStore, 'load' | 'create'>, run: StoredRun): Promise<boolean> {
  try {
    if (await store.load(run.summary.id)) return false
    // What has happened since it was stored first is in its records.
    const summary = { ...run.summary, isFinished: run.records.every(isEnded), updatedAt: Date.now() }
    await store.create({ ...run, summary }, rebuildList(run))
    return true
  } catch (cause) {
    throw new AppError('runNotKept', { cause })
  }
}

/** Who a run pays and how much, by its plan: a line for each. What the lines said besides is not in it. */
export function rebuildList({ plan, summary: { decimals } }: Pick<StoredRun, 'plan' | 'summary'>): StoredList {
  const recipients = readPayments(plan).map(
    ({ address, amount }, index): Recipient => ({ address, amount, lines: [index + 1] }),
  )
  return {
    recipients,
    lines: recipients.map(({ address, amount }, recipient) => ({
      number: recipient + 1,
      text: `${address},${formatUnits(amount, decimals)}`,
      state: 'accepted',
      address,
      amount,
      memo: '',
      recipient,
      warnings: [],
    })),
  }
}

function readPayments({ only, total, batches }: Plan): Pick<Recipient, 'address' | 'amount'>[] {
  return only ? [{ address: only, amount: total }] : batches.flatMap(({ data }) => readBatch(data)?.payments ?? [])
}
