// Proves the receipt of one recipient from the chain.

import { ierc20Abi, multiSenderAbi } from '@saleyard/generated/abis'
import { type Address, type Client, decodeFunctionData, type Hex, isAddressEqual, parseEventLogs } from 'viem'
import { getChainId } from 'viem/actions'
import { verifyMemo } from './memo-signature.ts'
import { findCall, isCoinTransfer, type MinedTransaction, readMined, readToken, type TokenWords } from './read-mined.ts'
import { type BatchProblem, readSentBatch, type SentBatch } from './read-sent-batch.ts'
import { findArrived, listTransfers } from './read-transfers.ts'
import type { PaymentLink } from './receipt-link.ts'

/** Why a receipt is not what its link says. */
export type ReceiptProblem =
  | BatchProblem
  /** The node is one of another network. */
  | { code: 'otherChain'; chainId: number }
  | { code: 'otherRecipient'; recipient: Address }
  | { code: 'otherAmount'; amount: bigint }
  /** The batch has fewer records. */
  | { code: 'noRecord'; count: number }
  /** The token states other decimals, so that the link's amount reads as another one. */
  | { code: 'otherDecimals'; decimals: number }
  /** The address of the token is no token. */
  | { code: 'noToken' }
  /** The token reports no such transfer. */
  | { code: 'noTransfer' }
  /** The transaction is a batch of this sender, and the link says that it is a plain transfer. */
  | { code: 'isBatch' }

/** Why nothing can be said for sure. */
export type ReceiptDoubt =
  /** The node does not show what happened inside of the transaction, and its logs do not tell. Coin leaves none. */
  | 'callUnseen'
  /** The token moved this amount to the recipient, and the number of the record cannot be known. */
  | 'recordUnseen'

/** Where a payment is on the chain. `timestamp` in seconds since 1970; depths in blocks. */
export type ProvenPlace = { blockNumber: bigint; timestamp: bigint; depth: bigint; confirmations: number }

type ProofBase = { place: ProvenPlace; token?: TokenWords }

/** `mined`: as `proven`, in a block that is not final. */
export type ReceiptProof =
  | { state: 'notFound' }
  | { state: 'differs'; place?: ProvenPlace; problem: ReceiptProblem }
  | (ProofBase & { state: 'skipped' })
  | (ProofBase & { state: 'unproven'; doubt: ReceiptDoubt })
  | (ProofBase & {
      state: 'proven' | 'mined'
      /** Records of the batch; absent for a plain transfer. */
      count?: number
      /** The node does not show the call: the records were counted from the token's transfers. */
      isCounted: boolean
      /** What arrived of a token, if its fee makes that another amount. */
      arrived?: bigint
      /** `forged`: the signature is not the payer's. Absent without a memo and a line. */
      memo?: 'signed' | 'unsigned' | 'forged'
    })

type ProveOptions = {
  /** The chain's confirmation depth, in blocks. */
  confirmations: number
}

/**
 * Proves a receipt from the chain: the transaction, its block, the batch's event at a contract of ours, and the record. Nothing
 * that the link says counts by itself.
 *
 * @throws The network's error.
 */
export async function proveReceipt(
  client: Client,
  link: PaymentLink,
  { confirmations }: ProveOptions,
): Promise<ReceiptProof> {
  const chainId = await getChainId(client)
  if (chainId !== link.chainId) return differs({ code: 'otherChain', chainId })
  const mined = await readMined(client, link.hash)
  if (!mined) return { state: 'notFound' }
  const place = toPlace(mined, confirmations)
  const token = await readAsset(client, link)
  if (token && 'code' in token) return differs(token, place)
  const base: ProofBase = { place, ...(token && { token }) }
  const found = link.batch ? await findRecord(client, mined, link, link.batch) : await findPlain(client, mined, link)
  return toProof(found, base, await readMemo(client, link, found))
}

/** How deep a transaction is, and when it was mined. */
export function toPlace({ receipt, timestamp, depth }: MinedTransaction, confirmations: number): ProvenPlace {
  return { blockNumber: receipt.blockNumber, timestamp, depth, confirmations }
}

/** Reads the token's own words; undefined for coin, whose decimals are the chain's. */
export async function readAsset(
  client: Client,
  { token, decimals }: Pick<PaymentLink, 'token' | 'decimals'>,
): Promise<TokenWords | ReceiptProblem | undefined> {
  if (!token) return decimals === 18 ? undefined : { code: 'otherDecimals', decimals: 18 }
  const words = await readToken(client, token)
  if (!words) return { code: 'noToken' }
  return words.decimals === decimals ? words : { code: 'otherDecimals', decimals: words.decimals }
}

type Found = ReceiptProblem | ReceiptDoubt | 'skipped' | { count?: number; isCounted: boolean; arrived?: bigint }

function toProof(found: Found, base: ProofBase, memo: 'signed' | 'unsigned' | 'forged' | undefined): ReceiptProof {
  if (found === 'skipped') return { state: 'skipped', ...base }
  if (typeof found === 'string') return { state: 'unproven', ...base, doubt: found }
  if ('code' in found) return differs(found, base.place)
  const { depth, confirmations } = base.place
  const state = depth >= BigInt(confirmations) ? 'proven' : 'mined'
  return { state, ...base, ...found, ...(memo && { memo }) }
}

const differs = (problem: ReceiptProblem, place?: ProvenPlace): ReceiptProof => ({
  state: 'differs',
  problem,
  ...(place && { place }),
})

async function readMemo(client: Client, link: PaymentLink, found: Found) {
  const isPaid = typeof found === 'object' && !('code' in found)
  if (!isPaid || (link.memo === undefined && link.line === undefined)) return undefined
  const { signed } = link
  if (!signed) return 'unsigned'
  return (await verifyMemo(client, { ...link, signed })) ? 'signed' : 'forged'
}

/** Compares the record of a batch with the link. */
async function findRecord(
  client: Client,
  mined: MinedTransaction,
  link: PaymentLink,
  { id, index }: NonNullable<PaymentLink['batch']>,
): Promise<Found> {
  const { sender, token } = link
  const batch = await readSentBatch(client, mined, { sender, id, ...(token && { token }) })
  if ('code' in batch) return batch
  if (!batch.payments) return findUncounted(batch, link)
  const problem = compareRecord(batch, link, index)
  if (problem && batch.isCounted) return findUncounted(batch, link)
  if (problem) return problem
  if (batch.skipped.some((skipped) => skipped.index === index)) return 'skipped'
  return describePaid(batch, link, index)
}

function compareRecord(
  { payments = [] }: SentBatch,
  { recipient, amount }: PaymentLink,
  index: number,
): ReceiptProblem | undefined {
  const record = payments[index]
  if (!record) return { code: 'noRecord', count: payments.length }
  if (!isAddressEqual(record.address, recipient)) return { code: 'otherRecipient', recipient: record.address }
  return record.amount === amount ? undefined : { code: 'otherAmount', amount: record.amount }
}

/**
 * Without the call, a transfer of this amount to this recipient shows that it was paid, and not by which record. Where the
 * records cannot be counted either, what MultiSender paid may be another sender's.
 */
function findUncounted({ payments, transfers = [] }: SentBatch, link: PaymentLink): Found {
  const isPaid = transfers.some(
    ({ to, amount, kind }) =>
      (kind === 'fromSender' || (kind === 'viaContract' && payments !== undefined)) &&
      isAddressEqual(to, link.recipient) &&
      amount === link.amount,
  )
  if (isPaid) return 'recordUnseen'
  return payments ? { code: 'noTransfer' } : 'callUnseen'
}

function describePaid(
  { payments = [], isCounted, skipped, transfers }: SentBatch,
  link: PaymentLink,
  index: number,
): Found {
  const paid = { count: payments.length, isCounted }
  if (!transfers) return paid
  const unpaid = new Set(skipped.map((each) => each.index))
  const earlier = payments
    .slice(0, index)
    .filter(({ address }, position) => isAddressEqual(address, link.recipient) && !unpaid.has(position)).length
  const arrived = findArrived(transfers, link, earlier)
  if (arrived === undefined) return { code: 'noTransfer' }
  return { ...paid, ...(arrived !== link.amount && { arrived }) }
}

/** Compares a plain transfer with the link. */
async function findPlain(client: Client, mined: MinedTransaction, link: PaymentLink): Promise<Found> {
  const { receipt } = mined
  if (receipt.status === 'reverted') return { code: 'reverted' }
  const batches = parseEventLogs({ abi: multiSenderAbi, eventName: 'BatchSent', logs: receipt.logs })
  if (batches.some(({ args }) => isAddressEqual(args.sender, link.sender))) return { code: 'isBatch' }
  return link.token ? findPlainToken(mined, link, link.token) : findPlainCoin(client, mined, link)
}

const paidPlain = { isCounted: false }

async function findPlainCoin(
  client: Client,
  { transaction }: MinedTransaction,
  { sender: from, recipient: to, amount: value }: PaymentLink,
): Promise<Found> {
  const call = await findCall(client, { transaction, isSought: (each) => isCoinTransfer(each, { from, to, value }) })
  if (typeof call === 'object') return paidPlain
  const bareTo = transaction.input === '0x' ? transaction.to : null
  if (bareTo && isAddressEqual(transaction.from, from)) return compareBare(bareTo, transaction.value, to)
  if (bareTo && isAddressEqual(bareTo, to)) return { code: 'otherSender', sender: transaction.from }
  return call === 'unseen' ? 'callUnseen' : { code: 'noTransfer' }
}

function compareBare(recipient: Address, amount: bigint, claimed: Address): ReceiptProblem {
  return isAddressEqual(recipient, claimed) ? { code: 'otherAmount', amount } : { code: 'otherRecipient', recipient }
}

function findPlainToken({ receipt, transaction }: MinedTransaction, link: PaymentLink, token: Address): Found {
  const { sender, recipient, amount } = link
  const transfers = listTransfers(receipt.logs, token, { sender, contract: token })
  const own = transfers.filter(({ to, kind }) => kind === 'fromSender' && isAddressEqual(to, recipient))
  if (own.some((transfer) => transfer.amount === amount)) return paidPlain
  const [first] = own
  if (!first) return { code: 'noTransfer' }
  // Less arrives of a token with a fee: the call itself says what the sender paid.
  const { from, to, input } = transaction
  const isItself = isAddressEqual(from, sender) && to !== null && isAddressEqual(to, token)
  return isItself && isTransfer(input, { recipient, amount })
    ? { ...paidPlain, arrived: first.amount }
    : { code: 'otherAmount', amount: first.amount }
}

function isTransfer(data: Hex, { recipient, amount }: Pick<PaymentLink, 'recipient' | 'amount'>): boolean {
  try {
    const { functionName, args } = decodeFunctionData({ abi: ierc20Abi, data })
    return functionName === 'transfer' && isAddressEqual(args[0], recipient) && args[1] === amount
  } catch {
    return false
  }
}
