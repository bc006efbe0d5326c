import { type Client, keccak256 } from 'viem'
import { encodeCall } from '../core/encode-call.ts'
import type { Recipient } from '../core/list-types.ts'
import type { GasModel, PlanInput } from '../core/plan-types.ts'
import { fitGasModel } from './fit-gas-model.ts'
import { measureGas } from './measure-gas.ts'

/** Neighbouring rows of the list, and how many of them to try. See `chooseGasSamples`. */
export type GasRows = { recipients: Recipient[]; sizes: number[] }

/**
 * Measures what a batch costs on the chain at hand, by trying real rows of the list in two sizes, at several places. Before
 * the approval is given, the node is asked to act as if it were, see {@link measureGas}.
 *
 * @throws What the node says when the batch itself would fail; RunError `cannotMeasure` when it can only be measured after
 * the approval.
 */
export async function estimateGasModel(
  client: Client,
  input: Omit<PlanInput, 'gasModel' | 'recipients'>,
  samples: GasRows[],
): Promise<GasModel> {
  // Any id but 0, so that setting the mark is measured, too; in a job of its own.
  const id = (BigInt(keccak256(input.runNonce)) >> 8n) << 8n
  const calls = samples.flatMap(({ recipients, sizes }) =>
    sizes.map((size) => encodeCall({ ...input, id, payments: recipients.slice(0, size) })),
  )
  const { method, gas } = await measureGas(client, input, calls)

  const left = [...gas]
  const series = samples.map(({ sizes }) => sizes.map((size) => ({ size, gas: left.shift() ?? 0n })))
  return { ...fitGasModel(series), method, measuredSizes: samples[0]?.sizes ?? [] }
}
