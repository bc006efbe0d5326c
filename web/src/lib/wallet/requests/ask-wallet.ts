// Makes a request to the wallet, and names what it answers instead of a result.

import { AppError, type ErrorCode } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { AccountNotFoundError, ConnectorNotFoundError, UserRejectedError } from '@/lib/wallet/wallet-errors.ts'

/**
 * Asks the wallet, and names what goes wrong.
 *
 * @throws UserRejectedError, ConnectorNotFoundError, AccountNotFoundError; what else the wallet throws, for `toUserError`.
 */
export async function askWallet<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    const { code } = toUserError(cause)
    if (code === 'connectorMissing') throw new ConnectorNotFoundError({ cause })
    if (code === 'accountMissing') throw new AccountNotFoundError({ cause })
    throw nameWalletError(cause)
  }
}

/** What codes mean where a wallet says them about itself: to a node, -32002 is a thing that is not there. */
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
 * Names what a wallet answered to a request about itself: connecting, switching.
 *
 * @returns An error with a sentence; what came in where it says nothing that helps. Codes of nodes do not help here: the
 * network has no part in it.
 */
export function nameWalletError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { code } = toUserError(error)
  if (code === 'userRejected') return new UserRejectedError({ cause: error })
  const meaning = meanings[code]
  return meaning ? new AppError(meaning, { cause: error }) : error
}
