// Makes a list of recipients again from its provenance.

import { HistoryError } from '@saleyard/history/errors.ts'
import type { ReadLogsParameters } from '@saleyard/history/read/read-logs.ts'
import { findKinds } from './find-kinds.ts'
import { type HolderList, listHolders, type Provenance, unpackRules } from './provenance.ts'
import { readHolders } from './read-holders.ts'

type RepeatListParameters = Omit<ReadLogsParameters, 'filter' | 'toBlock'> & { provenance: Provenance }

/**
 * Makes the list again: reads the logs up to its block, and applies its rules.
 *
 * @throws HistoryError `reorg` if the block is not of the chain, `unproven` if the list is another one.
 */
export async function repeatList({ provenance, ...options }: RepeatListParameters): Promise<HolderList> {
  const { chainId, contract, kind, block, verdict } = provenance
  const toBlock = BigInt(block.number)
  const reading = await readHolders({ ...options, contract, kind, toBlock, seed: verdict.seed })
  if (reading.end.hash !== block.hash)
    throw new HistoryError('reorg', `The chain has another block ${toBlock}`, { values: { block: block.number } })

  const accounts = reading.holders.map(({ account }) => account)
  const kinds = await findKinds(options.endpoints, reading.end, accounts)
  const rules = unpackRules(provenance.rules)
  const ids = provenance.ids?.map(BigInt)
  const mayBeUnchecked = verdict.kind === 'unchecked'
  const list = listHolders({ chainId, contract, kind, ids, reading, kinds, rules, mayBeUnchecked })
  const isSame =
    list.provenance.total === provenance.total &&
    list.provenance.recipients === provenance.recipients &&
    list.provenance.holders === provenance.holders
  if (isSame) return list
  throw new HistoryError('unproven', `The list has ${list.recipients.length} recipients of ${list.total} in all`, {
    values: { recipients: list.recipients.length, total: list.total.toString() },
  })
}
