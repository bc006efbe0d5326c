import type { Plan } from '@/features/multi-send/core/plan-types.ts'

export type ExplainBatchesReturnType = { why: 'One' | 'Gas' | 'Bytes'; limit: number | bigint; count: number }

/** Which limit of the chain made the batches as many as they are. */
export function explainBatches({ batches, limits }: Pick<Plan, 'batches' | 'limits'>): ExplainBatchesReturnType {
  const [first] = batches
  if (!first || batches.length === 1) return { why: 'One', limit: 0, count: first?.count ?? 0 }
  // first.gas / limits.gas against first.bytes / limits.bytes, without dividing.
  const isGas = first.gas * BigInt(limits.bytes) >= BigInt(first.bytes) * limits.gas
  return isGas
    ? { why: 'Gas', limit: limits.gas, count: first.count }
    : { why: 'Bytes', limit: limits.bytes, count: first.count }
}
