// Plans batches: as few as the chain's limits allow, each with its final call.

import { type Call, encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { isSample, paysSamples } from '@saleyard/send/list/sample-recipients.ts'
import { identifyBatches } from './identify-batches.ts'
import { PlanError } from './plan-error.ts'
import type { Plan, PlanInput } from './types.ts'

/**
 * Cuts recipients into as few batches as the chain's limits allow, in their order, each recipient in exactly one. The
 * same input gives the same plan, byte by byte. A plain route is one transfer without a mark. Sample recipients are
 * never paid: the money would be lost.
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

function checkRecipients({ recipients, route, chainId }: PlanInput): void {
  const count = recipients.length
  if (count === 0) throw new PlanError('noRecipients')
  const samples = paysSamples(chainId) ? 0 : recipients.filter(isSample).length
  if (samples > 0) throw new PlanError('sampleRecipients', { count: samples })
  if (isPlainRoute(route) && count > 1) throw new PlanError('plainNeedsOne', { count })
}

function isPlainRoute(route: PlanInput['route']): boolean {
  return route === 'plainNative' || route === 'plainToken'
}

/** Upper bound for the frame of a signed transaction: nonce, fees, gas, to, value, chain, signature, list heads. */
const envelopeBytes = 256

type SizedBatch = Pick<Call, 'data'> & { first: number; count: number; gas: bigint; bytes: number }

/**
 * Takes as many recipients from `first` on as fit into one transaction.
 *
 * @throws {PlanError} `limitTooSmall` when not even one fits, `amountOverflow` when one amount alone is too large.
 */
function sizeBatch(plan: PlanInput, first: number): SizedBatch {
  const input = carrySignature(plan, first)
  let count = Math.min(countByGas(input), input.recipients.length - first)
  const allowed = findByteLimit(input)
  while (count >= 1) {
    const sized = tryBatch(input, first, count)
    if (sized && BigInt(sized.bytes) <= allowed) return sized
    // Shrinks in proportion to the excess, and by at least one; to half if the amounts are too large together.
    count = sized ? Math.min(count - 1, Math.floor((count * Number(allowed)) / sized.bytes)) : Math.floor(count / 2)
  }
  throw new PlanError('limitTooSmall', { gas: `${input.limits.gas}`, bytes: Number(allowed) })
}

/** The wallet's limit has its reserve already. */
function findByteLimit(input: PlanInput): bigint {
  const { bytes, signedBytes = bytes } = input.limits
  const ofNetwork = subtractReserve(BigInt(bytes), input)
  return BigInt(signedBytes) < ofNetwork ? BigInt(signedBytes) : ofNetwork
}

function countByGas(input: PlanInput): number {
  const { perRecipient } = input.gasModel
  const left = subtractReserve(input.limits.gas, input) - gasBeforeFirst(input)
  return left < perRecipient ? 0 : Number(left / perRecipient)
}

/** Gas of a batch before its first recipient. */
function gasBeforeFirst({ gasModel, permit, permit2 }: PlanInput): bigint {
  return gasModel.base + (permit?.gas ?? permit2?.gas ?? 0n)
}

function subtractReserve(limit: bigint, { limits }: PlanInput): bigint {
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

/** Removes the signature from the input of every batch but the first: only that one carries it. */
function carrySignature<Input extends Pick<PlanInput, 'permit' | 'permit2'>>(input: Input, first: number): Input {
  return first === 0 ? input : { ...input, permit: undefined, permit2: undefined }
}
