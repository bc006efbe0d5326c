// Finds contracts and pools among accounts, as they are at a block.

import { askContracts, findContracts, withState } from '@saleyard/history/check/ask-chain.ts'
import type { BlockMark } from '@saleyard/history/read/log-store.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { type Address, parseAbi } from 'viem'
import type { AccountKinds } from './choose-holders.ts'

const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function factory() view returns (address)',
])
const functions = ['token0', 'token1', 'factory'] as const

/**
 * Finds which accounts are contracts, and which of these answer as a pair of Uniswap V2 does.
 *
 * @throws HistoryError `stateMissing`, or the last endpoint's error.
 */
export function findKinds(
  endpoints: readonly LogEndpoint[],
  block: BlockMark,
  accounts: readonly Address[],
): Promise<AccountKinds> {
  return withState(endpoints, block, async (client) => {
    const contracts = await findContracts(client, block, accounts)
    const questions = contracts.flatMap((address) =>
      functions.map((functionName) => ({ address, abi: pairAbi, functionName })),
    )
    const answers = await askContracts(client, block, questions)
    const isPool = (index: number) => functions.every((_, at) => answers[index * functions.length + at] !== undefined)
    const pools = contracts.filter((_, index) => isPool(index))
    return { contracts: new Set(contracts), pools: new Set(pools) }
  })
}
