// Sends several calls as one (EIP-5792), reads their status, and reads whether a wallet supports it.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { CallBundle, CallsStatus } from '@saleyard/send/calls/bundle.ts'
import { CallsError, type CallsErrorCode, nameCallsError } from '@saleyard/send/calls/calls-error.ts'
import { type Capabilities, type Hash, type TransactionReceipt, withTimeout } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { getCallsStatus, getCapabilities, sendCalls as sendCallsByWagmi } from 'wagmi/actions'
import type { StoredBundle } from '@/lib/transactions/transaction-intent.ts'
import { requestWallet } from './request-wallet.ts'

/**
 * Requests that the wallet executes several calls as one: all of them or none (EIP-5792, `wallet_sendCalls` 2.0.0).
 *
 * @returns The id under which the wallet stores them, which should be ours.
 * @throws CallsError; UserRejectedError; as {@link requestWallet}. After an error without a known reason, the calls may
 * have been sent.
 */
export async function sendCalls(config: Config, parameters: CallBundle): Promise<string> {
  try {
    const { id } = await requestWallet(() =>
      sendCallsByWagmi(config, { ...parameters, forceAtomic: true, version: '2.0.0' }),
    )
    return id
  } catch (error) {
    throw nameCallsError(error)
  }
}

/** A wallet that answers no later than this counts as silent, and the chain is searched. ms. */
const answerWait = 10_000

/**
 * Reads the wallet's status of calls sent to it (`wallet_getCallsStatus`). Only the chain is authoritative: a wallet
 * may forget.
 *
 * @throws CallsError, `unknown` if the wallet does not know the id; viem's TimeoutError; as {@link requestWallet}.
 */
export async function readCallsStatus(config: Config, { id }: { id: string }): Promise<CallsStatus> {
  const answer = requestWallet(() => withTimeout(() => getCallsStatus(config, { id }), { timeout: answerWait }))
  const { status, receipts = [] } = await answer.catch((error: unknown) => {
    throw nameCallsError(error)
  })
  const hashes = receipts.map(({ transactionHash }) => transactionHash)
  if (status === 'failure') return { state: 'failed', hashes }
  if (status !== 'success') return { state: 'pending', hashes }
  return { state: 'confirmed', block: receipts.at(-1)?.blockNumber, hashes }
}

/**
 * Finds the transaction of a bundle: of those that the wallet names, the one that proves on chain that it has executed the bundle, or
 * that has reverted. Undefined while the wallet has not finished.
 *
 * @throws CallsError `failed` if there is none: a bundle may fail inside a transaction that succeeds, or be executed in part. As
 * {@link readCallsStatus}; errors of the network, which may not know the transactions yet.
 */
export async function findBundleHash(
  config: Config,
  { chainId, bundle: { id, proof } }: { chainId: number; bundle: StoredBundle },
): Promise<Hash | undefined> {
  const { state, hashes } = await readCallsStatus(config, { id })
  if (state === 'pending') return undefined
  const client = config.getClient({ chainId })
  const receipts = await Promise.all(hashes.map((hash) => getTransactionReceipt(client, { hash })))
  const proving =
    state === 'confirmed' ? receipts.find(({ logs }) => logs.some((log) => isProof(log, proof))) : undefined
  const found = proving ?? receipts.findLast(({ status }) => status === 'reverted')
  if (!found) throw new CallsError('failed')
  return found.transactionHash
}

function isProof({ address, topics }: TransactionReceipt['logs'][number], proof: StoredBundle['proof']): boolean {
  const fields = [address, ...topics].join().toLowerCase()
  return fields === [proof.address, ...proof.topics].join().toLowerCase()
}

/**
 * Reads what the wallet supports on a network beyond single transactions, such as batches (EIP-5792,
 * `wallet_getCapabilities`); `undefined` if it has nothing there, or does not know the method.
 *
 * @throws As {@link requestWallet}.
 */
export async function readCapabilities(
  config: Config,
  { chainId }: { chainId: number },
): Promise<Capabilities | undefined> {
  try {
    const all: Record<number, Capabilities> = await requestWallet(() => getCapabilities(config))
    return all[chainId]
  } catch (error) {
    if (isUnknownMethod(error)) return undefined
    throw error
  }
}

/** Some wallets report it only in the message; and viem fails on an answer that is no object. */
function isUnknownMethod(error: unknown): boolean {
  const { code, details } = toUserError(error)
  if (code === 'methodUnsupported' || error instanceof TypeError) return true
  return code === 'unknown' && /not (supported|implemented)|does not exist|unsupported|unknown method/i.test(details)
}

/** Answers after which the wallet certainly executes nothing. After any other, only the chain knows. */
const refusals: Partial<Record<CallsErrorCode, ErrorCode>> = {
  unauthorized: 'unauthorized',
  unsupported: 'methodUnsupported',
  capability: 'methodUnsupported',
  chain: 'methodUnsupported',
  tooLarge: 'methodUnsupported',
  notAtomic: 'methodUnsupported',
  upgradeDeclined: 'userRejected',
}

/** Gives the refusal of calls a code whose outcome is known: the wallet executes none. @returns The given error if it is no refusal. */
export function explainCalls(cause: unknown): unknown {
  const code = cause instanceof CallsError ? refusals[cause.code] : undefined
  return code ? new AppError(code, { cause }) : cause
}
