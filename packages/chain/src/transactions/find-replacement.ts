import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Address, Client, Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'

/** In blocks: start of the search. Most nodes have that much old state, and most transactions are younger. */
const firstDepth = 120n
/** Factor by which each next step goes further back, until the nonce is unused. */
const growth = 4n

/**
 * Finds the mined transaction that used the account's `nonce`, at any distance, with some log2(blocks) requests.
 * Undefined if it cannot be determined: the nodes have dropped the state of its time, or the nonce was used without a
 * transaction of the account. Works after a reload too, when the page did not watch the block in which it happened.
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

/** Also false if the state is missing: then the search ends at the oldest block with a state. */
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
