// Simulates every batch on the latest state, approvals included, and finds the recipients that fail.

import { multiSenderAbi, standardTokenAbi } from '@saleyard/generated/abis'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import {
  type Address,
  type Client,
  ContractFunctionRevertedError,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  isAddressEqual,
  parseEventLogs,
} from 'viem'
import { simulateBlocks } from 'viem/actions'
import type { ListService } from '@/features/multi-send/list/worker/list-service.ts'

/**
 * `positions`: positions of recipients in the plan. `rowsFail`: a strict plan would stop at them; `rowsSkipped`: a
 * skipping plan would report them; `shown` are the first of them. `unavailable`: the node cannot simulate several calls
 * in a row.
 */
export type Preflight =
  | { status: 'passed'; isAsIfApproved: boolean }
  | { status: 'rowsFail'; positions: number[]; shown: Recipient[] }
  | { status: 'rowsSkipped'; positions: number[]; shown: Recipient[] }
  | { status: 'batchFails'; number: number; error: unknown }
  | { status: 'unavailable' }

type RunPreflightParameters = {
  plan: Plan
  /** Revision of the planned list. */
  revision: number
  /** In gas. A skipping plan with this cap reports all rows at once that would stop a strict one. */
  gasCap: bigint
  /** MultiSender's current allowance, in base units; 0n for native coin. */
  allowance: bigint
}

/** Simulates every batch on the network's latest state, approvals included, and sends nothing. */
export async function runPreflight(
  client: Client,
  service: Rows,
  parameters: RunPreflightParameters,
): Promise<Preflight> {
  const { plan } = parameters
  const approvals = listApprovals(plan, parameters.allowance)
  const skipped: number[] = []

  for (const batch of plan.batches) {
    const outcome = await simulateBatch(client, plan.sender, approvals, batch)
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

// The report names all; a screen's worth is enough here.
const shownRows = 20

async function withFirst(service: Rows, positions: number[]) {
  return { positions, shown: await service.recipientsAt(positions.slice(0, shownRows)) }
}

async function findFailing(
  client: Client,
  service: Rows,
  { plan, revision, gasCap }: RunPreflightParameters,
  approvals: SimulatedCall[],
): Promise<number[]> {
  // The token itself refuses no recipient: a batch of it fails as a whole.
  if (plan.mode.kind === 'skip' || plan.route === 'tokenItself') return []
  // A plain transfer has only one row, which is the failing one.
  if (plan.route.startsWith('plain')) return [0]
  const skipPlan = await service.plan(revision, { ...plan, mode: { kind: 'skip', gasCap } })
  const positions: number[] = []
  for (const batch of skipPlan.batches) {
    const outcome = await simulateBatch(client, plan.sender, approvals, batch)
    if (outcome !== 'unavailable' && outcome.status === 'success') positions.push(...outcome.skipped)
  }
  return positions
}

/** `value` is in wei. */
type SimulatedCall = { to: Address; data: Hex; value?: bigint }
/** `skipped`: positions of recipients in the plan. `unavailable`: the node cannot simulate several calls in a row. */
type BatchSimulation = { status: 'success'; skipped: number[] } | { status: 'failure'; error: unknown } | 'unavailable'

/** Simulates a batch after the calls that precede it, on the network's latest state. */
async function simulateBatch(
  client: Client,
  sender: Address,
  approvals: SimulatedCall[],
  batch: Batch,
): Promise<BatchSimulation> {
  const calls = [...approvals, { to: batch.to, data: batch.data, value: batch.value }]
  try {
    // Each call gets a block of its own, as on chain: two batches may not fit into one.
    const blocks = calls.map((call) => ({ calls: [{ ...call, account: sender }] }))
    const results = await simulateBlocks(client, { blocks })
    const last = results.at(-1)?.calls[0]
    if (!last) return 'unavailable'
    if (last.status === 'failure') return { status: 'failure', error: toRevert(last.data, last.error) }
    const events = parseEventLogs({ abi: multiSenderAbi, eventName: 'RecipientSkipped', logs: last.logs ?? [] })
    // A recipient may send a batch of its own during this one, with the same id.
    const ours = events.filter(({ args }) => isAddressEqual(args.sender, sender))
    return { status: 'success', skipped: ours.map(({ args }) => batch.first + Number(args.index)) }
  } catch {
    return 'unavailable'
  }
}

function toRevert(data: Hex, error: unknown): unknown {
  if (data === '0x') return error
  return new ContractFunctionRevertedError({
    abi: [...multiSenderAbi, ...standardTokenAbi],
    data,
    functionName: 'send',
  })
}

/**
 * Lists the approvals that a plan still needs, in order. `allowance`: MultiSender's current allowance, in base units.
 */
export function listApprovals(plan: Plan, allowance: bigint): SimulatedCall[] {
  const { asset, multiSender, total, route } = plan
  if (asset.kind !== 'erc20' || !usesAllowance(route) || allowance >= total) return []
  const approve = (amount: bigint): SimulatedCall => ({
    to: asset.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, amount] }),
  })
  // Some tokens refuse to change one allowance into another; an approval of zero first is harmless in a simulation.
  return allowance > 0n ? [approve(0n), approve(total)] : [approve(total)]
}
