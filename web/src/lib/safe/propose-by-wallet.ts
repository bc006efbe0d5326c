// Hands what is to be done to the wallet of a Safe as calls (EIP-5792): of these its owners sign no gas.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { CallsError, type CallsErrorCode } from '@saleyard/send/calls/calls-error.ts'
import { type Hash, isHash, keccak256, pad, toHex } from 'viem'
import type { Config } from 'wagmi'
import type { SafeStart, TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { explainCalls, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { notTaken } from './follow-safe-record.ts'

/** Answers of a wallet that takes transactions only: it has proposed nothing. */
const onlyTransactions: readonly CallsErrorCode[] = ['unsupported', 'capability', 'notAtomic']

/**
 * Proposes an act of a Safe as one transaction. Over WalletConnect, Safe's own wallet signs the gas of a transaction as `safeTxGas`, with
 * which a failure uses the nonce up, and refuses one without gas; of calls it signs none. A wallet that takes no calls gets the
 * transaction, without gas.
 *
 * @returns The SafeTxHash.
 * @throws AppError of a refusal, with the code of a SafeError as its value `safeError` where that is the reason; `alreadyKnown` if the wallet keeps the request of an earlier click, `walletAnswerInvalid`; what `write` throws; as {@link sendCalls}.
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
  const reason = getCauses(error).find((cause) => cause instanceof SafeError)
  // Our own connector answers as a wallet does, by the code: its reason has a sentence, which the panel loads.
  if (reason)
    return new AppError(toUserError(error).code, {
      cause: error,
      values: { ...reason.values, safeError: reason.code },
    })
  if (!(error instanceof CallsError)) return error
  if (error.code === 'duplicate') return new AppError('alreadyKnown', { cause: error })
  return notTaken.includes(error.code) ? explainCalls(error) : error
}
