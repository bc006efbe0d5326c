import { type Call, encodeCall } from '@/features/multi-send/core/encode-call.ts'
import type { PlanInput } from '@/features/multi-send/core/plan-types.ts'
import { carrySignature } from './carry-signature.ts'
import { PlanError } from './plan-error.ts'

/** More than the frame of any signed transaction takes: nonce, fees, gas, to, value, chain, signature, list heads. */
const envelopeBytes = 256

export type SizedBatch = Pick<Call, 'data'> & { first: number; count: number; gas: bigint; bytes: number }

/**
 * Takes as many recipients from `first` on as fit into one transaction.
 *
 * @throws {PlanError} `limitTooSmall` when not even one fits, `amountOverflow` when one amount alone is too large.
 */
export function sizeBatch(plan: PlanInput, first: number): SizedBatch {
  const input = carrySignature(plan, first)
  let count = Math.min(countByGas(input), input.recipients.length - first)
  while (count >= 1) {
    const sized = tryBatch(input, first, count)
    const allowed = keepAway(BigInt(input.limits.bytes), input)
    if (sized && BigInt(sized.bytes) <= allowed) return sized
    // In proportion to what is too much, and at least one less; half if the amounts are too large together.
    count = sized ? Math.min(count - 1, Math.floor((count * Number(allowed)) / sized.bytes)) : Math.floor(count / 2)
  }
  throw new PlanError('limitTooSmall', { gas: `${input.limits.gas}`, bytes: input.limits.bytes })
}

function countByGas(input: PlanInput): number {
  const { perRecipient } = input.gasModel
  const left = keepAway(input.limits.gas, input) - gasBeforeFirst(input)
  return left < perRecipient ? 0 : Number(left / perRecipient)
}

/** What a batch costs before it pays anybody. */
function gasBeforeFirst({ gasModel, permit, permit2 }: PlanInput): bigint {
  return gasModel.base + (permit?.gas ?? permit2?.gas ?? 0n)
}

function keepAway(limit: bigint, { limits }: PlanInput): bigint {
  return (limit * BigInt(10_000 - limits.reserveBps)) / 10_000n
}

function tryBatch(input: PlanInput, first: number, count: number): SizedBatch | undefined {
  const payments = input.recipients.slice(first, first + count)
  try {
    const { data } = encodeCall({ ...input, id: 0n, payments })
    const gas = gasBeforeFirst(input) + BigInt(count) * input.gasModel.perRecipient
    return { data, first, count, gas, bytes: data.length / 2 - 1 + envelopeBytes }
  } catch (error) {
    if (count > 1 && error instanceof PlanError && error.code === 'amountOverflow') return undefined
    throw error
  }
}
