// Reads from the chain whether another device or account may have paid a list within the last day.

import { multiSenderAbi } from '@saleyard/generated/abis'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { canPayMany } from '@saleyard/send/plan/can-pay-many.ts'
import { type Address, type Client, type Hash, isAddressEqual } from 'viem'
import { getContractEvents, getTransaction, getTransactionCount } from 'viem/actions'
import type { KnownTransactions } from './read-known.ts'
import { type RecentTransfer, readCoinTransfers, readTokenTransfers } from './read-transfers.ts'
import { type Day, findDay, searchDay } from './search-day.ts'

export type ReadSentElsewhereParameters = {
  multiSender: Address
  sender: Address
  /** Undefined for native coin. */
  token: Address | undefined
  /** The payment of a list with only one, which goes without MultiSender. */
  only: Payment | undefined
  /** Counts, for each of these lists, the payments that the list has too. */
  countShared: (lists: Payment[][]) => Promise<number[]>
  /** Reads this device's transactions after the chain has answered: another window may have stored them just now. */
  readKnown: () => Promise<KnownTransactions>
  readJobs: () => Promise<ReadonlySet<bigint>>
}

/** Payments within the last day that no run and no action of this device explains. */
export type SentElsewhere = {
  /** The account's own transactions that may have paid the list: batch ids, hashes, nonces of pending ones. */
  unknown: string[]
  /** Other accounts with a batch of which at least half is in the list. */
  payers: Address[]
  /** Open proposals on this device, of a Safe that sends, which pay recipients of the list. */
  proposals?: Hash[]
}

/** Maximum number of other accounts' batches per day. With more, the day counts as not read. */
const maximumOthers = 200
/** Number of parallel requests for them. */
const maximumParallel = 10

/**
 * Reads from the chain whether a list may have been paid from somewhere else within the last day: by the account from
 * another device or before its site data was cleared, or by another account with which its wallet signed.
 *
 * @throws The network's error, or an Error, if that cannot be determined.
 */
export async function readSentElsewhere(
  client: Client,
  parameters: ReadSentElsewhereParameters,
): Promise<SentElsewhere> {
  const { sender } = parameters
  const day = await findDay(client)
  const waiting = await readWaiting(client, sender)
  const found = parameters.only
    ? await readTransfers(client, { ...parameters, only: parameters.only }, day)
    : await readBatches(client, parameters, day)
  const { waiting: known } = await parameters.readKnown()
  const unknown = waiting.filter((nonce) => !known.has(nonce)).map((nonce) => `nonce ${nonce}`)
  return { unknown: [...found.unknown, ...unknown], payers: [...new Set(found.payers)] }
}

/** Reads the nonces of the account's pending transactions. */
async function readWaiting(client: Client, address: Address): Promise<number[]> {
  const [used, next] = await Promise.all([
    getTransactionCount(client, { address }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ])
  return Array.from({ length: Math.max(0, next - used) }, (_, index) => used + index)
}

async function readTransfers(
  client: Client,
  { sender, token, only, readKnown }: ReadSentElsewhereParameters & { only: Payment },
  day: Day,
): Promise<SentElsewhere> {
  const transfers: RecentTransfer[] = token
    ? await readTokenTransfers(client, { sender, token, only }, day)
    : await readCoinTransfers(client, { sender, only }, day, await readKnown())
  const { hashes } = await readKnown()
  const unexplained = transfers.filter(({ hash }) => !hashes.has(hash))
  const [own, others] = divide(unexplained, sender)
  return { unknown: own.map(({ hash }) => hash), payers: others.map((transfer) => transfer.sender) }
}

async function readBatches(client: Client, parameters: ReadSentElsewhereParameters, day: Day): Promise<SentElsewhere> {
  const { multiSender, token } = parameters
  const isOurs = token !== undefined && (await canPayMany(client, token))
  const batches = await readRecentBatches(client, isOurs ? [multiSender, token] : [multiSender], day)
  const jobs = await parameters.readJobs()
  const unexplained = batches.filter(({ id }) => !jobs.has(id >> 8n))
  const [own, others] = divide(unexplained, parameters.sender)
  return { unknown: own.map(({ id }) => String(id)), payers: await findPayers(client, others, parameters) }
}

type RecentBatch = { id: bigint; contract: Address; sender: Address; hash: Hash }

/**
 * Reads the batches that any account sent through one of the contracts within a day: MultiSender, and a token that pays
 * many by itself, which has the same event. @throws The errors of {@link searchDay}.
 */
export function readRecentBatches(client: Client, contracts: Address[], day: Day): Promise<RecentBatch[]> {
  const filter = { abi: multiSenderAbi, address: contracts, eventName: 'BatchSent' } as const
  return searchDay(day, async (fromBlock, toBlock) => {
    const events = await getContractEvents(client, { ...filter, fromBlock, toBlock, strict: true })
    return events.map(({ args, address: contract, transactionHash: hash }) => ({ ...args, contract, hash }))
  })
}

async function findPayers(
  client: Client,
  batches: RecentBatch[],
  { token, countShared }: ReadSentElsewhereParameters,
): Promise<Address[]> {
  if (batches.length > maximumOthers) throw new Error(`${batches.length} batches of other accounts in a day`)
  const payments: Payment[][] = []
  for (let first = 0; first < batches.length; first += maximumParallel) {
    const part = batches.slice(first, first + maximumParallel)
    payments.push(...(await Promise.all(part.map((batch) => readPayments(client, batch, token)))))
  }
  const shared = await countShared(payments)
  const isHalf = (count: number, of: number) => count > 0 && count * 2 >= of
  return batches.flatMap(({ sender }, index) =>
    isHalf(shared[index] ?? 0, payments[index]?.length ?? 0) ? [sender] : [],
  )
}

/** Reads a batch's payments in this asset; none if an account contract carries the batch. */
async function readPayments(
  client: Client,
  { contract, hash }: RecentBatch,
  token: Address | undefined,
): Promise<Payment[]> {
  const { input } = await getTransaction(client, { hash })
  const batch = readBatch(input)
  const paid = batch?.functionName === 'transferMany' ? contract : batch?.values.token
  return batch && paid?.toLowerCase() === token?.toLowerCase() ? batch.payments : []
}

/** Divides into the account's own and those of others. */
function divide<Sent extends { sender: Address }>(sent: Sent[], account: Address): [Sent[], Sent[]] {
  const isOwn = ({ sender }: Sent) => isAddressEqual(sender, account)
  return [sent.filter(isOwn), sent.filter((each) => !isOwn(each))]
}
