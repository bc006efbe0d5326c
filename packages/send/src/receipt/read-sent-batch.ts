// Reads what a batch has paid: its event at a contract of ours, its records, and whom it skipped.

import { multiSenderAbi, multiSenderAddress, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { codeHashes } from '@saleyard/generated/code-hashes'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { readBatch } from '@saleyard/send/encode/read-batch.ts'
import { canPayMany } from '@saleyard/send/plan/can-pay-many.ts'
import type { SkippedRecipient } from '@saleyard/send/run/batch-record.ts'
import { type Address, type Client, isAddressEqual, parseEventLogs } from 'viem'
import { findCall, hasCode, type MinedTransaction } from './read-mined.ts'
import { listTransfers, readRecordsFromLogs, type TokenTransfer } from './read-transfers.ts'

/** Why a transaction does not prove a batch. */
export type BatchProblem =
  | { code: 'reverted' }
  /** The transaction has no event of this batch. */
  | { code: 'noEvent' }
  /** The event is of a contract that is not ours: anyone can deploy one that emits it. */
  | { code: 'foreignContract'; contract: Address }
  | { code: 'otherSender'; sender: Address }
  /** The code at MultiSender's or the factory's address is not the known one. */
  | { code: 'codeUnknown'; contract: Address }
  /** The batch pays another token, or coin. */
  | { code: 'otherAsset'; token: Address | undefined }

export type SentBatch = {
  /**
   * Addresses in lower case. Undefined if the node does not show the call and the logs do not tell either. `isCounted`: they
   * were counted from the token's transfers.
   */
  payments: Payment[] | undefined
  isCounted: boolean
  skipped: SkippedRecipient[]
  /** The token's transfers of this batch's payer; undefined for coin, which leaves no log. */
  transfers: TokenTransfer[] | undefined
}

type MinedLog = MinedTransaction['receipt']['logs'][number]
type FoundEvent = Pick<MinedLog, 'address' | 'logIndex'>
type BatchClaim = { sender: Address; token?: Address; id: bigint }

/**
 * Reads a batch from its transaction. The event is the proof that it was sent: its contract marks each id of a sender once.
 * The records are those of the call that the sender made to this contract, directly or from within other contracts.
 *
 * @throws The network's error.
 */
export async function readSentBatch(
  client: Client,
  { receipt, transaction }: MinedTransaction,
  claim: BatchClaim,
): Promise<SentBatch | BatchProblem> {
  if (receipt.status === 'reverted') return { code: 'reverted' }
  const event = await findEvent(client, receipt.logs, claim)
  if ('code' in event) return event
  const { sender, token, id } = claim
  const { address: contract } = event
  const sought = await findCall(client, {
    transaction,
    isSought: ({ from, to, input }) =>
      isAddressEqual(from, sender) && isAddressEqual(to, contract) && readBatch(input)?.values.id === id,
  })
  const own = receipt.logs.filter(({ logIndex }) => logIndex >= event.logIndex)
  const skipped = readSkipped(own, contract, claim)
  const transfers = token && listTransfers(own.slice(0, findNextBatch(own)), token, { sender, contract })
  const batch = typeof sought === 'object' ? readBatch(sought.input) : undefined
  if (!batch) {
    const payments = transfers && readRecordsFromLogs(transfers, skipped)
    return { payments, isCounted: true, skipped, transfers }
  }
  const paid = contract === token ? token : batch.values.token
  if (!isSame(paid, token)) return { code: 'otherAsset', token: paid }
  return { payments: batch.payments, isCounted: false, skipped, transfers }
}

/** Finds the event of the batch at MultiSender, or at the token if it is one of ours that pays many by itself. */
async function findEvent(
  client: Client,
  logs: MinedLog[],
  { sender, token, id }: BatchClaim,
): Promise<FoundEvent | BatchProblem> {
  const events = parseEventLogs({ abi: multiSenderAbi, eventName: 'BatchSent', logs }).filter(
    ({ args }) => args.id === id,
  )
  const isMultiSender = ({ address }: { address: Address }) => isAddressEqual(address, multiSenderAddress)
  const isToken = ({ address }: { address: Address }) => token !== undefined && isAddressEqual(address, token)
  const known = events.filter(isMultiSender)
  const atToken = events.filter(isToken)
  if (token && atToken.length > 0 && (await canPayMany(client, token))) known.push(...atToken)

  const own = known.find(({ args }) => isAddressEqual(args.sender, sender))
  if (own) return checkCode(client, own, token)
  if (known[0]) return { code: 'otherSender', sender: known[0].args.sender }
  return events[0] ? { code: 'foreignContract', contract: events[0].address } : { code: 'noEvent' }
}

/** A token's code is its factory's business, and the factory's address follows from its code, as MultiSender's does. */
async function checkCode(
  client: Client,
  event: FoundEvent,
  token: Address | undefined,
): Promise<FoundEvent | BatchProblem> {
  const isAtToken = token !== undefined && isAddressEqual(event.address, token)
  const contract = isAtToken ? standardTokenFactoryAddress : multiSenderAddress
  const expected = isAtToken ? codeHashes.StandardTokenFactory : codeHashes.MultiSender
  if (!(await hasCode(client, contract, expected))) return { code: 'codeUnknown', contract }
  return { address: isAtToken ? token : contract, logIndex: event.logIndex }
}

function isSame(left: Address | undefined, right: Address | undefined): boolean {
  return left && right ? isAddressEqual(left, right) : left === right
}

function readSkipped(logs: MinedLog[], contract: Address, { sender, id }: BatchClaim): SkippedRecipient[] {
  return parseEventLogs({ abi: multiSenderAbi, eventName: 'RecipientSkipped', logs })
    .filter(
      ({ address, args }) => args.id === id && isAddressEqual(address, contract) && isAddressEqual(args.sender, sender),
    )
    .map(({ args: { index, recipient, amount } }) => ({ index: Number(index), recipient, amount }))
}

/** Returns the position of the next batch's event, whichever contract sent it: what follows may be that batch's. */
function findNextBatch(logs: MinedLog[]): number {
  const [, next] = parseEventLogs({ abi: multiSenderAbi, eventName: 'BatchSent', logs })
  return next ? logs.findIndex(({ logIndex }) => logIndex === next.logIndex) : logs.length
}
