// Has single endpoints read the logs of holders again, and weighs what they say.

import { checkBalances } from '@saleyard/history/check/check-balances.ts'
import {
  compareReadings,
  getShortBy,
  type HolderReading,
  listHoldings,
  type ReadHoldersParameters,
  readWitness,
  standards,
  type Witness,
  weighWitnesses,
} from '@saleyard/history/holders/read-holders.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import type { HoldersSummary } from './history-service.ts'

/** A reading that has ended. */
export type DoneReading = {
  reading: HolderReading
  /** By which an endpoint reads it again. */
  parameters: Omit<ReadHoldersParameters, 'fromBlock'>
  /** The block from which these endpoints have logs of it. */
  findStart: (endpoints: readonly LogEndpoint[]) => Promise<bigint>
  /** Forgets what is kept of its logs. */
  forget: () => Promise<void>
  witnesses: readonly Witness[]
  isReplaced: boolean
}

export function summarizeReading({ reading, parameters, witnesses, isReplaced }: DoneReading): HoldersSummary {
  const { holders, end, sources } = reading
  return {
    ...{ kind: parameters.kind, block: end, holders: holders.length, sources, isReplaced },
    verdict: weighWitnesses(reading, witnesses),
    endpoints: parameters.endpoints.map(({ key }) => key),
    witnesses: witnesses.map(({ key, holders: others }) => ({ endpoint: key, ...compareReadings(holders, others) })),
  }
}

type ConfirmOptions = Pick<ReadHoldersParameters, 'signal' | 'onProgress'>

/**
 * Has one endpoint read all logs again, from the block that it says itself. Two endpoints that agree with each other, and
 * not with a reading that none has confirmed, replace it.
 */
export async function confirmReading(done: DoneReading, key: string, options: ConfirmOptions): Promise<DoneReading> {
  const endpoint = done.parameters.endpoints.find((one) => one.key === key)
  if (!endpoint) throw new Error(`There is no endpoint ${key}`)
  const fromBlock = await done.findStart([endpoint])
  const witness = await readWitness(endpoint, done.reading.end, { ...done.parameters, ...options, fromBlock })
  const others = done.witnesses.filter((one) => one.key !== key)
  const heard = { ...done, witnesses: [...others, witness] }
  if (weighWitnesses(done.reading, heard.witnesses).reason !== 'logsDiffer') return heard
  const supporter = isSame(done.reading, witness) ? undefined : others.find((one) => isSame(one, witness))
  return supporter ? replaceReading(heard, [supporter, witness]) : heard
}

function isSame(one: Pick<Witness, 'holders'>, other: Pick<Witness, 'holders'>): boolean {
  return compareReadings(one.holders, other.holders).count === 0
}

async function replaceReading(done: DoneReading, [first, second]: readonly [Witness, Witness]): Promise<DoneReading> {
  const { endpoints, contract, kind } = done.parameters
  const { holders } = first
  const { end } = done.reading
  const holdings = listHoldings(holders)
  const verdict = await checkBalances({
    ...{ endpoints, contract, standard: standards[kind], block: end, holdings },
    shortBy: getShortBy(kind, holdings.length),
  })
  // They would mislead the next reading.
  await done.forget()
  const reading = { holders, end, verdict, sources: [first.key, second.key] }
  return { ...done, reading, isReplaced: true }
}
