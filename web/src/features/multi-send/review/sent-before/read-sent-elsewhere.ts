import { multiSenderAbi } from '@saleyard/generated/abis'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { type Address, type Client, type Hash, isAddressEqual } from 'viem'
import { getContractEvents, getTransaction, getTransactionCount } from 'viem/actions'
import type { KnownTransactions } from './read-known.ts'
import { type RecentTransfer, readCoinTransfers, readTokenTransfers } from './read-transfers.ts'
import { type Day, findDay, searchDay } from './search-day.ts'

export type ReadSentElsewhereParameters = {
  multiSender: Address
  sender: Address
  /** Absent for native coin. */
  token: Address | undefined
  /** Of a list with one payment, which goes without MultiSender. */
  only: Payment | undefined
  /** Of each of these how many payments the list has too. */
  countShared: (lists: Payment[][]) => Promise<number[]>
  /** What this device knows, asked for when the chain has answered: what was just found may have been stored just now. */
  readKnown: () => Promise<KnownTransactions>
  readJobs: () => Promise<ReadonlySet<bigint>>
}

/** What was sent within the last day that no run and no act of this device explains. */
export type SentElsewhere = {
  /** The account's own transactions that may have paid the list: batch ids, hashes, numbers of those that wait. */
  unknown: string[]
  /** Other accounts, at least half of whose batch is in the list. */
  payers: Address[]
}

/** Most batches of other accounts that are read in a day. With more, the day counts as not read. */
const mostOthers = 200
/** Of these at once. */
const atOnce = 10

/**
 * Reads from the chain whether a list may have been paid from somewhere else within the last day: by the account from another
 * device or before site data was cleared, or by another account that its wallet has signed with.
 *
 * @throws what the network says, or an Error, where that cannot be known.
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

/** Numbers of the account's transactions that wait for a block. */
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
  const strange = transfers.filter(({ hash }) => !hashes.has(hash))
  const [own, others] = divide(strange, sender)
  return { unknown: own.map(({ hash }) => hash), payers: others.map((transfer) => transfer.sender) }
}

async function readBatches(client: Client, parameters: ReadSentElsewhereParameters, day: Day): Promise<SentElsewhere> {
  const batches = await readRecentBatches(client, parameters.multiSender, day)
  const jobs = await parameters.readJobs()
  const strange = batches.filter(({ id }) => !jobs.has(id >> 8n))
  const [own, others] = divide(strange, parameters.sender)
  return { unknown: own.map(({ id }) => String(id)), payers: await findPayers(client, others, parameters) }
}

type RecentBatch = { id: bigint; sender: Address; hash: Hash }

/** Reads which batches were sent through MultiSender within a day, by whichever account. @throws as {@link searchDay}. */
export function readRecentBatches(client: Client, multiSender: Address, day: Day): Promise<RecentBatch[]> {
  const filter = { abi: multiSenderAbi, address: multiSender, eventName: 'BatchSent' } as const
  return searchDay(day, async (fromBlock, toBlock) => {
    const events = await getContractEvents(client, { ...filter, fromBlock, toBlock, strict: true })
    return events.map(({ args, transactionHash: hash }) => ({ ...args, hash }))
  })
}

async function findPayers(
  client: Client,
  batches: RecentBatch[],
  { token, countShared }: ReadSentElsewhereParameters,
): Promise<Address[]> {
  if (batches.length > mostOthers) throw new Error(`${batches.length} batches of other accounts in a day`)
  const payments: Payment[][] = []
  for (let first = 0; first < batches.length; first += atOnce) {
    const part = batches.slice(first, first + atOnce)
    payments.push(...(await Promise.all(part.map((batch) => readPayments(client, batch, token)))))
  }
  const shared = await countShared(payments)
  const isHalf = (count: number, of: number) => count > 0 && count * 2 >= of
  return batches.flatMap(({ sender }, index) =>
    isHalf(shared[index] ?? 0, payments[index]?.length ?? 0) ? [sender] : [],
  )
}

/** What a batch has paid in this asset; nothing where an account contract carries it. */
async function readPayments(client: Client, { hash }: RecentBatch, token: Address | undefined): Promise<Payment[]> {
  const { input } = await getTransaction(client, { hash })
  const batch = readBatch(input)
  return batch && batch.values.token?.toLowerCase() === token?.toLowerCase() ? batch.payments : []
}

/** What is the account's own, and what is of others. */
function divide<Sent extends { sender: Address }>(sent: Sent[], account: Address): [Sent[], Sent[]] {
  const isOwn = ({ sender }: Sent) => isAddressEqual(sender, account)
  return [sent.filter(isOwn), sent.filter((each) => !isOwn(each))]
}
