// Reads the transfers of coin or token within the last day that may be a single payment.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { findReplacement } from '@saleyard/chain/transactions/find-replacement.ts'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { type Address, type Client, erc20Abi, getAddress, type Hash, isAddressEqual, type Transaction } from 'viem'
import { getBalance, getBlock, getCode, getContractEvents, getTransactionCount } from 'viem/actions'
import type { KnownTransactions } from './read-known.ts'
import { type Day, searchDay } from './search-day.ts'

export type RecentTransfer = { sender: Address; hash: Hash }

/**
 * Reads the token's transfers of a day that may be this payment: all that the account sent to the recipient, since a
 * token may keep a fee, and those of other accounts with exactly the amount, since a wallet may have signed with
 * another account.
 *
 * @throws The errors of {@link searchDay}.
 */
export async function readTokenTransfers(
  client: Client,
  { sender, token, only }: { sender: Address; token: Address; only: Payment },
  day: Day,
): Promise<RecentTransfer[]> {
  const filter = { abi: erc20Abi, address: token, eventName: 'Transfer', args: { to: only.address } } as const
  const events = await searchDay(day, (fromBlock, toBlock) =>
    getContractEvents(client, { ...filter, fromBlock, toBlock, strict: true }),
  )
  return events
    .filter(({ args }) => isAddressEqual(args.from, sender) || args.value === only.amount)
    .map(({ args, transactionHash: hash }) => ({ sender: args.from, hash }))
}

type Parameters = { sender: Address; only: Payment }

/**
 * Maximum number of payments or transactions that are searched for one by one, some 16 requests each. If a day has
 * more, the user must confirm.
 */
const maximumFound = 12

/**
 * Reads who may have made this payment of coin within a day. Coin leaves no event. A recipient that has sent nothing
 * that day was paid in each block in which its balance rose; for other recipients, the account's own transactions that
 * this device does not know are read.
 *
 * @throws An Error if the node lacks the state of a day ago, or if there is too much to read.
 */
export async function readCoinTransfers(
  client: Client,
  parameters: Parameters,
  day: Day,
  known: KnownTransactions,
): Promise<RecentTransfer[]> {
  const { address } = parameters.only
  const past = await orUndefined(Promise.all([day.from, day.to].map((block) => readState(client, address, block))))
  const [before, after] = past ?? []
  if (!before || !after || after.isContract || before.sent !== after.sent)
    return readOwn(client, parameters, day, known)

  const ends = [
    { block: day.from, balance: before.balance },
    { block: day.to, balance: after.balance },
  ] as const
  const blocks = await findIncreases(client, address, ...ends)
  const found = await Promise.all(
    blocks.map((blockNumber) => getBlock(client, { blockNumber, includeTransactions: true })),
  )
  return found.flatMap(({ transactions }) => transactions.flatMap((each) => toTransfer(each, parameters)))
}

async function readState(client: Client, address: Address, blockNumber: bigint) {
  const [balance, sent, code] = await Promise.all([
    getBalance(client, { address, blockNumber }),
    getTransactionCount(client, { address, blockNumber }),
    getCode(client, { address, blockNumber }),
  ])
  return { balance, sent, isContract: code !== undefined }
}

type BalanceAt = { block: bigint; balance: bigint }

/** Finds the blocks in which a balance rose that never falls. */
async function findIncreases(client: Client, address: Address, from: BalanceAt, to: BalanceAt): Promise<bigint[]> {
  if (from.balance === to.balance) return []
  if (to.block - from.block <= 1n) return [to.block]
  const block = (from.block + to.block) / 2n
  const middle = { block, balance: await getBalance(client, { address, blockNumber: block }) }
  // Sequential, so that the first half with too much to read ends the search.
  const newer = await findIncreases(client, address, middle, to)
  const found = [...(await findIncreases(client, address, from, middle)), ...newer]
  if (found.length > maximumFound) throw new Error(`${found.length} payments to ${address} in a day`)
  return found
}

/** Reads the account's own transactions of the day, by their nonces. */
async function readOwn(
  client: Client,
  parameters: Parameters,
  day: Day,
  known: KnownTransactions,
): Promise<RecentTransfer[]> {
  const { sender } = parameters
  const [used, before] = await Promise.all([
    getTransactionCount(client, { address: sender }),
    orUndefined(getTransactionCount(client, { address: sender, blockNumber: day.from })),
  ])
  const first = before ?? known.usedBefore
  const numbers = Array.from({ length: Math.max(0, used - first) }, (_, index) => first + index)
  const unknown = numbers.filter((nonce) => !known.mined.has(nonce))
  if (unknown.length > maximumFound) throw new Error(`${unknown.length} transactions of a day are not known here`)
  const found = await Promise.all(unknown.map((nonce) => findReplacement(client, { account: sender, nonce })))
  return found.flatMap((transaction, index) => {
    if (!transaction) throw new Error(`No node has transaction ${unknown[index]} of ${sender}`)
    return toTransfer(transaction, parameters)
  })
}

/** For the account itself, transactions that may carry the payment count too, as those of an account contract do. */
function toTransfer({ hash, from, to, value, input }: Transaction, { sender, only }: Parameters): RecentTransfer[] {
  const isPayment = to !== null && isAddressEqual(to, only.address) && value === only.amount
  const mayContainPayment =
    isAddressEqual(from, sender) && input.toLowerCase().includes(only.address.slice(2).toLowerCase())
  return isPayment || mayContainPayment ? [{ sender: getAddress(from), hash }] : []
}

/** Returns undefined if the node lacks such an old state. */
async function orUndefined<State>(reading: Promise<State>): Promise<State | undefined> {
  try {
    return await reading
  } catch (error) {
    if (!['blockMissing', 'stateMissing'].includes(toUserError(error).code)) throw error
    return undefined
  }
}
