// Makes a request to the wallet, and classifies its errors.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { holdReload } from '@/lib/offline/hold-reload.ts'
import { AccountNotFoundError, ConnectorNotFoundError, UserRejectedError } from '@/lib/wallet/wallet-errors.ts'

/**
 * Makes a request to the wallet, and classifies its error.
 *
 * @throws UserRejectedError, ConnectorNotFoundError, AccountNotFoundError; what else the wallet throws, for
 * `toUserError`.
 */
export async function requestWallet<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await holdReload(request)
  } catch (cause) {
    const { code } = toUserError(cause)
    if (code === 'connectorMissing') throw new ConnectorNotFoundError({ cause })
    if (code === 'accountMissing') throw new AccountNotFoundError({ cause })
    throw classifyWalletError(cause)
  }
}

/** Meanings of codes that a wallet reports about itself: from a node, -32002 means a missing resource. */
const meanings: Partial<Record<ErrorCode, ErrorCode>> = {
  walletBusy: 'walletBusy',
  rpcUnavailable: 'walletBusy',
  unauthorized: 'unauthorized',
  walletOffline: 'walletOffline',
  methodUnsupported: 'methodUnsupported',
  rpcMethodMissing: 'methodUnsupported',
  rpcMethodUnsupported: 'methodUnsupported',
  connectorMissing: 'connectorMissing',
}

/**
 * Classifies a wallet's error to a request about itself: connecting, switching.
 *
 * @returns An error with a sentence; the given error if it has no helpful meaning. Codes of nodes have none here: the
 * network takes no part in the request.
 */
export function classifyWalletError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { code } = toUserError(error)
  if (code === 'userRejected') return new UserRejectedError({ cause: error })
  const meaning = meanings[code]
  return meaning ? new AppError(meaning, { cause: error }) : error
}
