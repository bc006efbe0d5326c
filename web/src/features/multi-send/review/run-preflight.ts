import { multiSenderAbi } from '@saleyard/generated'
import {
  type Address,
  type Client,
  ContractFunctionRevertedError,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEventLogs,
} from 'viem'
import { simulateBlocks } from 'viem/actions'
import type { Batch, Plan } from '../core/types.ts'

/**
 * `positions`: of recipients in the plan. `rowsFail`: a strict plan would stop at them; `rowsSkipped`: a skipping plan
 * would report them. `unavailable`: the node cannot simulate several calls in a row.
 */
export type Preflight =
  | { status: 'passed'; isAsIfApproved: boolean }
  | { status: 'rowsFail'; positions: number[] }
  | { status: 'rowsSkipped'; positions: number[] }
  | { status: 'batchFails'; number: number; error: unknown }
  | { status: 'unavailable' }

export type RunPreflightParameters = {
  plan: Plan
  /** The same recipients as a skipping plan: it tells all rows that fail at once. Undefined for plain transfers. */
  skipPlan: Plan | undefined
  /** What MultiSender may move now, base units; 0n for native coin. */
  allowance: bigint
}

/** Tries every batch on the network's latest state, the approval included, and sends nothing. */
export async function runPreflight(client: Client, parameters: RunPreflightParameters): Promise<Preflight> {
  const { plan, skipPlan, allowance } = parameters
  const needsApproval = plan.route.startsWith('token') && allowance < plan.total
  const approvals = needsApproval ? approvalCalls(plan, allowance) : []
  const skipped: number[] = []

  for (const batch of plan.batches) {
    const outcome = await tryBatch(client, plan.sender, approvals, batch)
    if (outcome === 'unavailable') return { status: 'unavailable' }
    if (outcome.status === 'failure') return nameRows(client, parameters, approvals, batch, outcome.error)
    skipped.push(...outcome.skipped)
  }
  return skipped.length > 0
    ? { status: 'rowsSkipped', positions: skipped }
    : { status: 'passed', isAsIfApproved: needsApproval }

  async function nameRows(
    ...[, , , batch, error]: [Client, RunPreflightParameters, Call[], Batch, unknown]
  ): Promise<Preflight> {
    if (plan.mode.kind === 'strict' && skipPlan) {
      const positions = await findFailing(client, skipPlan, approvals)
      if (positions.length > 0) return { status: 'rowsFail', positions }
    }
    return { status: 'batchFails', number: batch.number, error }
  }
}

type Call = { to: Address; data: Hex; value?: bigint }
type Outcome = { status: 'success'; skipped: number[] } | { status: 'failure'; error: unknown }

async function findFailing(client: Client, skipPlan: Plan, approvals: Call[]): Promise<number[]> {
  const positions: number[] = []
  for (const batch of skipPlan.batches) {
    const outcome = await tryBatch(client, skipPlan.sender, approvals, batch)
    if (outcome !== 'unavailable' && outcome.status === 'success') positions.push(...outcome.skipped)
  }
  return positions
}

async function tryBatch(
  client: Client,
  sender: Address,
  approvals: Call[],
  batch: Batch,
): Promise<Outcome | 'unavailable'> {
  const calls = [...approvals, { to: batch.to, data: batch.data, value: batch.value }]
  try {
    // Each in a block of its own, as it will be: two batches may not fit into one.
    const blocks = calls.map((call) => ({ calls: [{ ...call, account: sender }] }))
    const results = await simulateBlocks(client, { blocks })
    const last = results.at(-1)?.calls[0]
    if (!last) return 'unavailable'
    if (last.status === 'failure') return { status: 'failure', error: toRevert(last.data, last.error) }
    const events = parseEventLogs({ abi: multiSenderAbi, eventName: 'RecipientSkipped', logs: last.logs ?? [] })
    return { status: 'success', skipped: events.map(({ args }) => batch.first + Number(args.index)) }
  } catch {
    return 'unavailable'
  }
}

function toRevert(data: Hex, error: unknown): unknown {
  if (data === '0x') return error
  return new ContractFunctionRevertedError({ abi: multiSenderAbi, data, functionName: 'send' })
}

function approvalCalls({ asset, multiSender, total }: Plan, allowance: bigint): Call[] {
  if (asset.kind !== 'erc20') return []
  const approve = (amount: bigint): Call => ({
    to: asset.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [multiSender, amount] }),
  })
  // Some tokens refuse to change one permission into another; zero first never hurts in a simulation.
  return allowance > 0n ? [approve(0n), approve(total)] : [approve(total)]
}
