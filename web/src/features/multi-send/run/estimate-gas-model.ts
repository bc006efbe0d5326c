import type { Client } from 'viem'
import { keccak256 } from 'viem'
import { encodeCall } from '../core/encode-call.ts'
import type { GasModel, PlanInput, Recipient } from '../core/types.ts'
import { fitGasModel } from './fit-gas-model.ts'
import { measureGas } from './measure-gas.ts'

/** Two points give a line; the third tells when cheap and dear recipients are mixed. */
const sampleSizes = [8, 32, 128]

/**
 * Measures what a batch costs on the chain at hand, by trying real rows of the list in several sizes, picked from all over
 * it. Before the approval is given, the node is asked to act as if it were, see {@link measureGas}.
 *
 * @throws What the node says when the batch itself would fail; RunError `cannotMeasure` when it can only be measured after
 * the approval.
 */
export async function estimateGasModel(client: Client, input: Omit<PlanInput, 'gasModel'>): Promise<GasModel> {
  const sizes = chooseSizes(input.recipients.length)
  // Any id but 0, so that setting the mark is measured, too; in a job of its own.
  const id = (BigInt(keccak256(input.runNonce)) >> 8n) << 8n
  const calls = sizes.map((size) => encodeCall({ ...input, id, payments: pick(input.recipients, size) }))
  const { method, gas } = await measureGas(client, input, calls)
  return { ...fitGasModel(sizes.map((size, index) => ({ size, gas: gas[index] ?? 0n }))), method, measuredSizes: sizes }
}

function chooseSizes(count: number): number[] {
  const sizes = sampleSizes.filter((size) => size < count)
  if (sizes.length >= 2) return sizes
  return [...new Set([Math.ceil(count / 2), count])]
}

function pick(recipients: Recipient[], size: number): Recipient[] {
  return Array.from({ length: size }, (_, index) => recipients[Math.floor((index * recipients.length) / size)]).filter(
    (recipient) => recipient !== undefined,
  )
}
