// Asks trusted contracts the same questions about each of many things, at one block, in few requests.

import { type ContractFunctionParameters, zeroAddress } from 'viem'
import { multicall } from 'viem/actions'
import type { Config } from 'wagmi'
import { getChain } from '@/lib/networks/chains.ts'

export type AtBlock = { config: Config; chainId: number; blockNumber: bigint }

/** Bytes of calldata in one multicall: some 200 questions. */
const batchSize = 8_192

/**
 * Asks about each item, and returns its answers in the order of its questions, or the error of the first one without an answer.
 *
 * Not by the generated actions, which ask one by one. Each multicall names the block, so that all answers belong to it however many
 * multicalls there are. A contract that burns all gas would hide the answers of others: only trusted ones may be asked.
 */
export async function askEach<Item, Row extends readonly unknown[]>(
  { config, chainId, blockNumber }: AtBlock,
  items: readonly Item[],
  toQuestions: (item: Item) => ContractFunctionParameters[],
): Promise<Map<Item, Row | Error>> {
  const groups = items.map(toQuestions)
  const contracts = groups.flat()
  const multicallAddress = getChain(chainId).contracts?.multicall3?.address ?? zeroAddress
  const answers =
    contracts.length === 0
      ? []
      : await multicall(config.getClient({ chainId }), { contracts, blockNumber, batchSize, multicallAddress })
  let start = 0
  const rows = groups.map(({ length }) => {
    const own = answers.slice(start, start + length)
    start += length
    const failed = own.find(({ status }) => status === 'failure')
    return (failed?.error ?? own.map(({ result }) => result)) as Row | Error
  })
  return new Map(items.map((item, index) => [item, rows[index] as Row | Error]))
}

/** @throws The error in place of the row. */
export function requireRow<Item, Row extends readonly unknown[]>(rows: Map<Item, Row | Error>, item: Item): Row {
  const row = rows.get(item)
  if (!row || row instanceof Error) throw row ?? new Error('Nothing was asked about it')
  return row
}
