import type { Address, Client, Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'

/** Further back, most public nodes have dropped the state that the search asks for. */
const searchDepth = 120n

/**
 * The mined transaction that used the account's `nonce`, or `undefined` when it is too old to be found here.
 * Works after a reload too, when nobody watched the block in which it happened.
 */
export async function findReplacement(
  client: Client,
  { account, nonce }: { account: Address; nonce: number },
): Promise<Transaction | undefined> {
  const latest = await getBlockNumber(client, { cacheTime: 0 })
  const used = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: account, blockNumber })) > nonce

  let low = latest > searchDepth ? latest - searchDepth : 0n
  let high = latest
  if (await used(low)) return undefined
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (await used(middle)) high = middle
    else low = middle
  }

  const { transactions } = await getBlock(client, { blockNumber: high, includeTransactions: true })
  return transactions.find((sent) => sent.from.toLowerCase() === account.toLowerCase() && sent.nonce === nonce)
}
