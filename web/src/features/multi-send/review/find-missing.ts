import type { Plan } from '@/features/multi-send/core/plan-types.ts'

export type Funds = {
  /** Native coin of the sender, wei. */
  coin: bigint
  /** Of what is sent, base units; equal to `coin` for native coin. */
  asset: bigint
  /** Wei per gas that a transaction may cost at most. */
  gasPrice: bigint
  /** Gas of the approvals that are still to be given. */
  approvalGas: bigint
}

/** Amounts in base units of what is missing. */
export type Missing = { kind: 'token' | 'coin'; needed: bigint; balance: bigint; missing: bigint }

/** Wei for all batches and approvals, at most. */
export function costOf(plan: Plan, funds: Pick<Funds, 'gasPrice' | 'approvalGas'>): bigint {
  const gas = plan.batches.reduce((sum, batch) => sum + batch.gas, funds.approvalGas)
  return gas * funds.gasPrice
}

/** What the sender lacks, told before anything is signed. The token first: without it the coin does not matter. */
export function findMissing(plan: Plan, funds: Funds): Missing | undefined {
  const isNative = plan.asset.kind === 'native'
  if (!isNative && funds.asset < plan.total) return lack('token', plan.total, funds.asset)
  const needed = costOf(plan, funds) + (isNative ? plan.total : 0n)
  return funds.coin < needed ? lack('coin', needed, funds.coin) : undefined
}

function lack(kind: Missing['kind'], needed: bigint, balance: bigint): Missing {
  return { kind, needed, balance, missing: needed - balance }
}
