import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Address, Client, Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'

/** Blocks. Where the search begins: most nodes have that much old state, and most transactions are younger. */
const firstDepth = 120n
/** How much further back each next look goes, until the number is unused. */
const growth = 4n

/**
 * The mined transaction that used the account's `nonce`, whatever its distance: some log2(blocks) questions. `undefined` where
 * it cannot be told: the nodes have dropped the state of its time, or the nonce was used without a transaction of the account.
 * Works after a reload too, when nobody watched the block in which it happened.
 */
export async function findReplacement(
  client: Client,
  { account, nonce }: { account: Address; nonce: number },
): Promise<Transaction | undefined> {
  const latest = await getBlockNumber(client, { cacheTime: 0 })

  let low = -1n
  let high = latest
  let depth = firstDepth
  while (high - low > 1n) {
    const halfway = (low + high) / 2n
    const middle = latest - depth > halfway ? latest - depth : halfway
    if (await isUsed(client, { account, nonce, blockNumber: middle })) high = middle
    else low = middle
    depth *= growth
  }

  const { transactions } = await getBlock(client, { blockNumber: high, includeTransactions: true })
  return transactions.find((sent) => sent.from.toLowerCase() === account.toLowerCase() && sent.nonce === nonce)
}

/** False also where the state is missing: then the search ends at the oldest block whose state is there. */
async function isUsed(
  client: Client,
  { account, nonce, blockNumber }: { account: Address; nonce: number; blockNumber: bigint },
): Promise<boolean> {
  try {
    return (await getTransactionCount(client, { address: account, blockNumber })) > nonce
  } catch (error) {
    if (!['blockMissing', 'stateMissing'].includes(toUserError(error).code)) throw error
    return false
  }
}
