// Estimates the gas of a batch by measuring some rows of the list.

import { type Call, encodeCall } from '@saleyard/send/encode/encode-call.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { type Client, keccak256 } from 'viem'
import { chooseGasSamples, fitGasModel, type GasOfFirst, shrinkSizes } from './gas-samples.ts'
import { measureGas } from './measure-gas.ts'
import type { GasModel, PlanInput } from './types.ts'

/** Neighbouring rows of the list, and the numbers of them to measure. See `chooseGasSamples`. */
export type GasRows = { recipients: Recipient[]; sizes: number[] }

/**
 * Measures the gas of a batch on the current chain, with real rows of the list in two sizes, at several places. Before
 * the approval exists, the node acts as if it did, see {@link measureGas}. If the rows cost more than one transaction
 * may, fewer of them are measured.
 *
 * @throws The node's error when the batch itself would fail; RunError `cannotMeasure` when it can only be measured
 * after the approval.
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

/** Shrinks samples to what one transaction can pay, by the gas of the first two rows; undefined if they fit already. */
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
  // Any id but 0, so that the measurement includes setting the mark; it belongs to a job of its own.
  const id = (BigInt(keccak256(input.runNonce)) >> 8n) << 8n
  return samples.flatMap(({ recipients, sizes }) =>
    sizes.map((size) => encodeCall({ ...input, id, payments: recipients.slice(0, size) })),
  )
}

/**
 * Reads the rows to measure; the list may be in a worker.
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
