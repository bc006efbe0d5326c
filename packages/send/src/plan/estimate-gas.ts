// Estimates what a batch costs by trying some rows of the list, and fewer of them where they cost more than a transaction may.

import { type Call, encodeCall } from '@saleyard/send/encode/encode-call.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { type Client, keccak256 } from 'viem'
import { chooseGasSamples, fitGasModel, type GasOfFirst, shrinkSizes } from './gas-samples.ts'
import { measureGas } from './measure-gas.ts'
import type { GasModel, PlanInput } from './types.ts'

/** Neighbouring rows of the list, and how many of them to try. See `chooseGasSamples`. */
export type GasRows = { recipients: Recipient[]; sizes: number[] }

/**
 * Measures what a batch costs on the chain at hand, by trying real rows of the list in two sizes, at several places. Before
 * the approval is given, the node is asked to act as if it were, see {@link measureGas}. Where the rows cost more than one
 * transaction may, fewer of them are tried.
 *
 * @throws What the node says when the batch itself would fail; RunError `cannotMeasure` when it can only be measured after
 * the approval.
 */
export async function estimateGasModel(client: Client, input: Input, samples: GasRows[]): Promise<GasModel> {
  try {
    return await measure(client, input, samples)
  } catch (error) {
    const smaller = await shrink(client, input, samples).catch(() => undefined)
    if (!smaller) throw error
    return measure(client, input, smaller)
  }
}

type Input = Omit<PlanInput, 'gasModel' | 'recipients'>

async function measure(client: Client, input: Input, samples: GasRows[]): Promise<GasModel> {
  const { method, gas } = await measureGas(client, input, toCalls(input, samples))
  const left = [...gas]
  const series = samples.map(({ sizes }) => sizes.map((size) => ({ size, gas: left.shift() ?? 0n })))
  return { ...fitGasModel(series), method, measuredSizes: samples[0]?.sizes ?? [] }
}

/** As many rows as one transaction can pay, by what the first two cost; undefined where the rows are not too many for it. */
async function shrink(client: Client, input: Input, samples: GasRows[]): Promise<GasRows[] | undefined> {
  if (samples.some(({ recipients }) => recipients.length < 2)) return undefined
  const firsts = samples.map(({ recipients }) => ({ recipients, sizes: [1, 2] }))
  const { gas } = await measureGas(client, input, toCalls(input, firsts))
  const shrunk = samples.map(({ recipients, sizes }, index) => {
    const first: GasOfFirst = [gas[2 * index] ?? 0n, gas[2 * index + 1] ?? 0n]
    return { recipients, sizes: shrinkSizes(sizes, first, input.limits.gas) }
  })
  if (shrunk.every(({ sizes }) => sizes === undefined)) return undefined
  return shrunk.map(({ recipients, sizes }, index) => ({ recipients, sizes: sizes ?? samples[index]?.sizes ?? [] }))
}

function toCalls(input: Input, samples: GasRows[]): Call[] {
  // Any id but 0, so that setting the mark is measured, too; in a job of its own.
  const id = (BigInt(keccak256(input.runNonce)) >> 8n) << 8n
  return samples.flatMap(({ recipients, sizes }) =>
    sizes.map((size) => encodeCall({ ...input, id, payments: recipients.slice(0, size) })),
  )
}

/**
 * Gets the rows to measure from wherever the list is.
 *
 * @param read Recipients from position `from` up to, not including, `to`.
 */
export function readGasRows(
  count: number,
  read: (from: number, to: number) => Promise<Recipient[]>,
): Promise<GasRows[]> {
  return Promise.all(
    chooseGasSamples(count).map(async ({ first, sizes }) => ({
      recipients: await read(first, first + Math.max(...sizes)),
      sizes,
    })),
  )
}
