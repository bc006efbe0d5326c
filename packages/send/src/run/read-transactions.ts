// Reads the state of a batch's transaction from a node, and what it paid from events or balances.

import { compareCall, isUnrelated, toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import {
  type Address,
  type Client,
  erc20Abi,
  getAddress,
  type Hash,
  isAddressEqual,
  parseEventLogs,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { getBalance, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { BatchLog, TransactionFact } from './batch-record.ts'
import { readBatchLogs } from './find-batch-logs.ts'

export type ObservedTransaction = { fact: TransactionFact; logs: BatchLog[] }

/**
 * Reads the state of a batch's transaction from the node. Its events decide what it paid, not its sender: a wallet may
 * have signed with another account, and an account contract's receipt is a success even if the batch failed inside of
 * it.
 */
export async function readTransaction(
  client: Client,
  plan: Plan,
  batch: Batch,
  hash: Hash,
): Promise<ObservedTransaction> {
  const receipt = await undefinedIfMissing(getTransactionReceipt(client, { hash }), TransactionReceiptNotFoundError)
  if (receipt) return readMined(client, plan, batch, receipt)
  const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
  if (!transaction) return { fact: { hash, status: 'unknown' }, logs: [] }
  const signer = findSigner(transaction, plan)
  const own = signer ? { signer } : { nonce: transaction.nonce }
  return { fact: { hash, status: 'pending', ...own }, logs: [] }
}

async function readMined(
  client: Client,
  plan: Plan,
  batch: Batch,
  receipt: TransactionReceipt,
): Promise<ObservedTransaction> {
  const { transactionHash: hash, status, blockNumber } = receipt
  const signer = findSigner(receipt, plan)
  const fact: TransactionFact = { hash, status, blockNumber, ...(signer && { signer }) }
  if (batch.id !== 0n) {
    const parameters = { contract: findBatchContract(plan), sender: plan.sender, ids: new Set([batch.id]) }
    return { fact, logs: readBatchLogs(receipt.logs, parameters) }
  }
  if (status === 'reverted') return { fact, logs: [] }
  const transaction = await undefinedIfMissing(getTransaction(client, { hash }), TransactionNotFoundError)
  // This node is behind the one that returned the receipt.
  if (!transaction) return { fact: { hash, status: 'pending', ...(signer && { signer }) }, logs: [] }
  const classified = await classifyTransfer(client, plan, batch, receipt, transaction)
  // Another account's transaction may be packed in a way that cannot be read; the sender's own one is the payment, or
  // is not.
  const isOther = classified.transfer === 'unclear' && !signer && isUnrelated(transaction, toRequestedCall(batch))
  return { fact: isOther ? { hash, status: 'unknown', isOther } : { ...fact, ...classified }, logs: [] }
}

/**
 * Classifies a bare transfer by its receipt, and one inside another call by the token's event or the balances before
 * and after.
 */
async function classifyTransfer(
  client: Client,
  plan: Plan,
  batch: Batch,
  receipt: TransactionReceipt,
  transaction: Transaction,
): Promise<Pick<TransactionFact, 'transfer' | 'signer'>> {
  if (isBatchItself(transaction, batch)) return { transfer: 'paid' }
  // The money was the sender's, whichever account carried it.
  const isPaid =
    plan.asset.kind === 'erc20'
      ? hasTransferred(plan.asset.token, plan, batch, receipt)
      : await hasMoved(client, plan, batch, receipt.blockNumber).catch(() => false)
  return isPaid ? { transfer: 'paid', signer: undefined } : { transfer: 'unclear' }
}

function hasTransferred(
  token: Address,
  { sender, only }: Plan,
  { total }: Batch,
  { logs }: TransactionReceipt,
): boolean {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs }).some(
    ({ address, args }) =>
      only !== undefined &&
      isAddressEqual(address, token) &&
      isAddressEqual(args.from, sender) &&
      isAddressEqual(args.to, only) &&
      args.value === total,
  )
}

/** Whether the coin has moved; coin leaves no event. Throws if the node has no such old state. */
async function hasMoved(
  client: Client,
  { sender, only }: Plan,
  { total }: Batch,
  blockNumber: bigint,
): Promise<boolean> {
  if (!only) return false
  const rise = async (address: Address) => {
    const [before, after] = await Promise.all([
      getBalance(client, { address, blockNumber: blockNumber - 1n }),
      getBalance(client, { address, blockNumber }),
    ])
    return after - before
  }
  return (await rise(only)) >= total && (await rise(sender)) <= -total
}

/** Whether a transaction is the batch, byte for byte; contracts do not read bytes behind it, as some wallets add. */
export function isBatchItself(transaction: Transaction, { to, value, data }: Batch): boolean {
  return compareCall(transaction, toRequestedCall({ to, value, data })) === 'same'
}

function findSigner({ from }: { from: Address }, { sender }: Plan): Address | undefined {
  return isAddressEqual(from, sender) ? undefined : getAddress(from)
}

/** Returns undefined if the node reports that it lacks the requested item. */
export async function undefinedIfMissing<Found>(
  request: Promise<Found>,
  missing: abstract new (...args: never[]) => Error,
): Promise<Found | undefined> {
  try {
    return await request
  } catch (error) {
    if (error instanceof missing) return undefined
    throw error
  }
}
