import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import { chooseGasSamples } from './choose-gas-samples.ts'
import type { GasRows } from './estimate-gas-model.ts'

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
