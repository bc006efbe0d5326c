import type { Client } from 'viem'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { ListService } from '@/features/multi-send/list/types.ts'
import { listApprovals } from './list-approvals.ts'
import { type TrialCall, tryBatch } from './try-batch.ts'

/**
 * `positions`: of recipients in the plan. `rowsFail`: a strict plan would stop at them; `rowsSkipped`: a skipping plan
 * would report them; `shown` are the first of them. `unavailable`: the node cannot simulate several calls in a row.
 */
export type Preflight =
  | { status: 'passed'; isAsIfApproved: boolean }
  | { status: 'rowsFail'; positions: number[]; shown: Recipient[] }
  | { status: 'rowsSkipped'; positions: number[]; shown: Recipient[] }
  | { status: 'batchFails'; number: number; error: unknown }
  | { status: 'unavailable' }

export type RunPreflightParameters = {
  plan: Plan
  /** Of the list that is planned. */
  revision: number
  /** Gas. A skipping plan with this cap tells all rows at once that would stop a strict one. */
  gasCap: bigint
  /** What MultiSender may move now, base units; 0n for native coin. */
  allowance: bigint
}

/** Tries every batch on the network's latest state, the approval included, and sends nothing. */
export async function runPreflight(
  client: Client,
  service: Rows,
  parameters: RunPreflightParameters,
): Promise<Preflight> {
  const { plan } = parameters
  const approvals = listApprovals(plan, parameters.allowance)
  const skipped: number[] = []

  for (const batch of plan.batches) {
    const outcome = await tryBatch(client, plan.sender, approvals, batch)
    if (outcome === 'unavailable') return { status: 'unavailable' }
    if (outcome.status === 'failure') {
      const positions = await findFailing(client, service, parameters, approvals)
      if (positions.length > 0) return { status: 'rowsFail', ...(await withFirst(service, positions)) }
      return { status: 'batchFails', number: batch.number, error: outcome.error }
    }
    skipped.push(...outcome.skipped)
  }
  if (skipped.length > 0) return { status: 'rowsSkipped', ...(await withFirst(service, skipped)) }
  return { status: 'passed', isAsIfApproved: approvals.length > 0 }
}

type Rows = Pick<ListService, 'plan' | 'recipientsAt'>

// The report names all; here a screen's worth is enough.
const shownRows = 20

async function withFirst(service: Rows, positions: number[]) {
  return { positions, shown: await service.recipientsAt(positions.slice(0, shownRows)) }
}

async function findFailing(
  client: Client,
  service: Rows,
  { plan, revision, gasCap }: RunPreflightParameters,
  approvals: TrialCall[],
): Promise<number[]> {
  if (plan.mode.kind === 'skip') return []
  // A plain transfer has one row only: it is the one.
  if (plan.route.startsWith('plain')) return [0]
  const skipPlan = await service.plan(revision, { ...plan, mode: { kind: 'skip', gasCap } })
  const positions: number[] = []
  for (const batch of skipPlan.batches) {
    const outcome = await tryBatch(client, plan.sender, approvals, batch)
    if (outcome !== 'unavailable' && outcome.status === 'success') positions.push(...outcome.skipped)
  }
  return positions
}
