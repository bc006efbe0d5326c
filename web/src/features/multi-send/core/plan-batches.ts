import { encodeCall } from './encode-call.ts'
import { carrySignature } from './plan/carry-signature.ts'
import { identifyBatches } from './plan/identify-batches.ts'
import { PlanError } from './plan/plan-error.ts'
import { type SizedBatch, sizeBatch } from './plan/size-batch.ts'
import type { Plan, PlanInput } from './plan-types.ts'

/**
 * Cuts recipients into as few batches as the chain's limits allow, in their order, each recipient in exactly one. The
 * same input gives the same plan, byte by byte. A plain route is one transfer without a mark.
 *
 * @throws {PlanError}
 */
export function planBatches(input: PlanInput): Plan {
  const { recipients, ...rest } = input
  const { route } = input
  if (recipients.length === 0) throw new PlanError('noRecipients')
  const isPlain = route === 'plainNative' || route === 'plainToken'
  if (isPlain && recipients.length > 1) throw new PlanError('plainNeedsOne', { count: recipients.length })

  const sized: SizedBatch[] = []
  for (let first = 0; first < recipients.length; ) {
    const batch = sizeBatch(input, first)
    sized.push(batch)
    first += batch.count
  }
  // Each further batch would need a signature of its own.
  if (input.permit2 && sized.length > 1) throw new PlanError('permit2NeedsOne', { count: sized.length })
  const { ids, jobs } = isPlain
    ? { ids: [0n], jobs: [] }
    : identifyBatches(
        input,
        sized.map(({ data }) => data),
      )
  const batches = sized.map(({ first, count, gas, bytes }, index) => {
    const id = ids[index] ?? 0n
    const payments = recipients.slice(first, first + count)
    const call = encodeCall({ ...carrySignature(input, first), id, payments })
    return { id, number: index + 1, first, count, gas, bytes, ...call }
  })

  const [only] = recipients
  return {
    ...rest,
    recipientCount: recipients.length,
    ...(isPlain && only && { only: only.address }),
    batches,
    jobs,
    total: batches.reduce((sum, { total }) => sum + total, 0n),
  }
}
