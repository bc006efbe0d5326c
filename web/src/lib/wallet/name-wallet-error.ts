import { AppError, type ErrorCode } from '@/lib/errors/app-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { UserRejectedError } from './wallet-errors.ts'

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
