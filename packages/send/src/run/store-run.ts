// Stores a run before anything is signed, and restores a missing one from memory and its own bytes.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { isSignedByOwners } from '@saleyard/send/plan/routes.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { formatUnits } from 'viem'
import { type BatchRecord, isEnded, newRecord } from './batch-record.ts'
import type { RunChain, RunStore, StoredList, StoredRun } from './types.ts'

type StartRunParameters = {
  /** Stores the run with its list: the list worker, or in tests the store itself. */
  create: (run: StoredRun) => Promise<unknown>
  chain: Pick<RunChain, 'getBlockNumber'>
  plan: Plan
  symbol: string
  decimals: number
  /** Requests persistent storage, and returns whether it was granted. If absent, there is no request and no promise. */
  persist?: () => Promise<boolean>
}

/**
 * Saves a plan before anything is signed, with the block from which its events will be searched. Requests persistent
 * storage.
 *
 * @returns The stored run; its id is the plan's run nonce.
 * @throws AppError `storageUnavailable`: without storage no run may start. Also when the same plan was started before.
 */
export async function startRun(parameters: StartRunParameters): Promise<StoredRun> {
  const { create, chain, plan, symbol, decimals, persist } = parameters
  const isPersistent = (await persist?.().catch(() => false)) ?? false
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

/**
 * Restores a run that is no longer on this device, as after clearing the site data: its plan and records are in memory,
 * and its list is decoded from the bytes of its batches.
 *
 * @returns Whether it was missing. An existing run stays unchanged.
 * @throws AppError `runNotKept` if it cannot be stored.
 */
export async function restoreRun(store: Pick<RunStore, 'load' | 'create'>, run: StoredRun): Promise<boolean> {
  try {
    if (await store.load(run.summary.id)) return false
    // The records contain everything since the run was first stored.
    const summary = { ...run.summary, isFinished: run.records.every(isEnded), updatedAt: Date.now() }
    await store.create({ ...run, summary }, rebuildList(run))
    return true
  } catch (cause) {
    throw new AppError('runNotKept', { cause })
  }
}

/**
 * Returns the records of a run that is missing on this device, as a page remembers them that rests. Another window may have
 * handed its batches over before the run was removed, of which the chain shows nothing while the owners of a Safe sign: they
 * count as submitted.
 */
export function rememberRecords({ plan, records }: Pick<StoredRun, 'plan' | 'records'>): BatchRecord[] {
  if (!isSignedByOwners(plan)) return records
  return records.map((record) =>
    record.state === 'queued' ? { ...record, state: 'signing', isHandedOver: true } : record,
  )
}

/** Rebuilds a run's recipients and amounts from its plan, with one line each. Other contents of the lines are lost. */
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
