// Hands what is to be done to the wallet of a Safe as calls (EIP-5792), of which its owners sign no gas, and says what a failure leaves open.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { CallsError, type CallsErrorCode, isNotUnderstood } from '@saleyard/send/calls/calls-error.ts'
import { type Client, type Hash, isHash, keccak256, pad, toHex } from 'viem'
import type { Config } from 'wagmi'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import type { SafeStart, TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { explainCalls, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { isContractAccount } from './contract-account.ts'
import { estimateSafeStart } from './follow-safe-record.ts'

/** Answers of a wallet that takes transactions only: it has proposed nothing. */
const onlyTransactions: readonly CallsErrorCode[] = ['unsupported', 'capability', 'notAtomic']

/**
 * Proposes an act of a Safe as one transaction. Over WalletConnect, Safe's own wallet signs the gas of a transaction as `safeTxGas`, with
 * which a failure uses the nonce up, and refuses one without gas; of calls it signs none. A wallet that takes no calls gets the
 * transaction, without gas.
 *
 * @returns The SafeTxHash.
 * @throws AppError of a refusal, `alreadyKnown` if the wallet keeps the request of an earlier click, `walletAnswerInvalid`; what `write` throws; as {@link sendCalls}.
 */
export async function proposeByWallet(config: Config, intent: TransactionIntent, start: SafeStart): Promise<Hash> {
  const { key, chainId, account, before = [], to, data, value, write } = intent
  // The same for each request of this act, so that a wallet which keeps ids refuses a second one. Longer than a hash, so that
  // ours is never taken for a SafeTxHash.
  const id = pad(keccak256(toHex(`${key}:${start.fromBlock}`)), { size: 33 })
  try {
    const kept = await sendCalls(config, { chainId, account, id, calls: [...before, { to, data, value }] })
    if (isHash(kept)) return kept
  } catch (error) {
    const isTransaction = error instanceof CallsError && onlyTransactions.includes(error.code) && before.length === 0
    if (!isTransaction) throw explainRefusal(error)
    return write()
  }
  throw new AppError('walletAnswerInvalid')
}

function explainRefusal(error: unknown): unknown {
  if (!(error instanceof CallsError)) return error
  if (error.code === 'duplicate') return new AppError('alreadyKnown', { cause: error })
  return notTaken.includes(error.code) ? explainCalls(error) : error
}

/** Refusals of calls that are not understood, not allowed or of another network: nothing of them is kept. */
const notTaken: readonly CallsErrorCode[] = [...onlyTransactions, 'unauthorized', 'chain']

/** Found by the page before it asked the wallet, or by our own connector before it kept anything. */
const notAsked: readonly ErrorCode[] = [
  'outdated',
  'connectorMissing',
  'connectorIdMissing',
  'accountMissing',
  'accountChanged',
  'chainMismatch',
  'chainNotConfigured',
  'runningElsewhere',
  'storageUnavailable',
  'storageBlocked',
  'storageNewer',
]

/**
 * Reads whether the owners of a contract may have what its wallet has declined or failed at: Safe's page keeps a proposal before it
 * asks an owner's device to execute it. As for payments, only what is not understood leaves nothing.
 *
 * @returns Undefined if nothing can be left, or the account has a key; otherwise where to search, if the record lacks that.
 * @throws The node's error: then it is open.
 */
export async function findDoubt(
  client: Client,
  { account, safe, createdAt }: ActivityRecord,
  error: unknown,
): Promise<Pick<ActivityRecord, 'safe'> | undefined> {
  if (isNotKept(error)) return undefined
  if (safe) return {}
  if (!(await isContractAccount(client, account))) return undefined
  return { safe: await estimateSafeStart(client, createdAt) }
}

function isNotKept(error: unknown): boolean {
  const refusal = getCauses(error).find((cause) => cause instanceof CallsError)
  if (refusal) return notTaken.includes(refusal.code)
  return isNotUnderstood(error) || notAsked.includes(toUserError(error).code)
}
