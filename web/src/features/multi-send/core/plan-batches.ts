import { carrySignature } from '@/features/multi-send/core/plan/carry-signature.ts'
import { identifyBatches } from '@/features/multi-send/core/plan/identify-batches.ts'
import { PlanError } from '@/features/multi-send/core/plan/plan-error.ts'
import { type SizedBatch, sizeBatch } from '@/features/multi-send/core/plan/size-batch.ts'
import { encodeCall } from './encode-call.ts'
import type { Plan, PlanInput } from './plan-types.ts'
import { isSample } from './sample-recipients.ts'

/**
 * Cuts recipients into as few batches as the chain's limits allow, in their order, each recipient in exactly one. The
 * same input gives the same plan, byte by byte. A plain route is one transfer without a mark. Sample recipients are never
 * paid: what they get would be lost.
 *
 * @throws {PlanError}
 */
export function planBatches(input: PlanInput): Plan {
  const { recipients, ...rest } = input
  const { route } = input
  checkRecipients(input)
  const isPlain = isPlainRoute(route)

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

function checkRecipients({ recipients, route }: PlanInput): void {
  const count = recipients.length
  if (count === 0) throw new PlanError('noRecipients')
  const samples = recipients.filter(isSample).length
  if (samples > 0) throw new PlanError('sampleRecipients', { count: samples })
  if (isPlainRoute(route) && count > 1) throw new PlanError('plainNeedsOne', { count })
}

function isPlainRoute(route: PlanInput['route']): boolean {
  return route === 'plainNative' || route === 'plainToken'
}
