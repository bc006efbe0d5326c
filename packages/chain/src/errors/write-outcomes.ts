// Classifies a failed write by its code: the transaction is declined, refused, taken by a node, or may still be sent.

import { contractErrorsAbi } from '@saleyard/generated/errors'
import type { ErrorCode, OwnErrorCode } from './error-codes.ts'

/**
 * What a failure means for a transaction requested from a wallet: `declined`: by the user; `refused`: it was certainly
 * not sent; `taken`: a node has it; `unknown`: it may have been sent, or may be sent later.
 */
export type WriteOutcome = 'declined' | 'refused' | 'taken' | 'unknown'

/**
 * A code is `refused` only if it concerns the transaction itself (its money, gas, fee, type, code, signature) or occurs
 * before the request reaches the wallet. A code about the moment (a full pool, a limit), the connection (no answer, a
 * lost connection) or a nonce in use may leave a signed transaction in the wallet, which submits it again; and an
 * unspecific code proves nothing.
 */
export const writeOutcomes = {
  userRejected: 'declined',
  alreadyKnown: 'taken',

  /* THE TRANSACTION ITSELF */
  insufficientFunds: 'refused',
  poolMoved: 'refused',
  underpriced: 'refused',
  tipAboveFee: 'refused',
  feeTooHigh: 'refused',
  feesUnsupported: 'refused',
  txTypeUnsupported: 'refused',
  gasTooLow: 'refused',
  gasTooHigh: 'refused',
  codeTooLarge: 'refused',
  dataTooLarge: 'refused',
  // A hardware wallet answers so before it signs.
  deviceRefusedData: 'refused',
  senderIsContract: 'refused',
  senderInvalid: 'refused',
  signedForOther: 'refused',
  // The wallet's own estimate reverted; a transaction that reverted in a block has a hash.
  reverted: 'refused',
  revertedUnknown: 'refused',

  /* THE REQUEST: NOT UNDERSTOOD, OR NOT ALLOWED */
  unauthorized: 'refused',
  methodUnsupported: 'refused',
  rpcMethodMissing: 'refused',
  rpcMethodUnsupported: 'refused',
  rpcInvalidParams: 'refused',
  rpcInvalidRequest: 'refused',
  rpcParse: 'refused',
  rpcVersion: 'refused',
  // Another request is open; if it may be one of this action, the action is uncertain already.
  walletBusy: 'refused',

  /* BEFORE THE REQUEST REACHES THE WALLET */
  connectorMissing: 'refused',
  connectorIdMissing: 'refused',
  accountMissing: 'refused',
  accountChanged: 'refused',
  alreadyConnected: 'refused',
  chainMismatch: 'refused',
  chainUnknown: 'refused',
  chainIdMissing: 'refused',
  chainNotConfigured: 'refused',
  chainNotAdded: 'refused',
  switchUnsupported: 'refused',
  switchFailed: 'refused',
  chainsMissing: 'refused',
  transportUrlMissing: 'refused',
  webSocketMissing: 'refused',
  configMissing: 'refused',
  pairingNotConfigured: 'refused',
  walletNotReady: 'refused',
  // An endpoint must report its network before it receives a transaction.
  endpointWrong: 'refused',
  runningElsewhere: 'refused',
  outdated: 'refused',
  storageUnavailable: 'refused',
  storageBlocked: 'refused',
  storageNewer: 'refused',
  runNotKept: 'refused',
  runDamaged: 'refused',
  codeUnexpected: 'refused',
  deployerMissing: 'refused',
  deployNeeds: 'refused',
  deployRefused: 'refused',
  deployTooLarge: 'refused',
  deployedAlready: 'refused',
  amountMissing: 'refused',
  amountInvalid: 'refused',
  amountTooManyDecimals: 'refused',
  amountTooLarge: 'refused',

  /* A NONCE IN USE, PERHAPS BY THIS VERY TRANSACTION */
  nonceTooLow: 'unknown',
  nonceTooHigh: 'unknown',
  replacementUnderpriced: 'unknown',

  /* THE MOMENT */
  poolFull: 'unknown',
  tooManyPending: 'unknown',
  nodeNotReady: 'unknown',
  rateLimited: 'unknown',
  rpcUnavailable: 'unknown',

  /* THE CONNECTION */
  timeout: 'unknown',
  unreachable: 'unknown',
  httpFailed: 'unknown',
  answerUnreadable: 'unknown',
  socketClosed: 'unknown',
  nodeUnauthorized: 'unknown',
  writeUnanswered: 'unknown',
  pairingTimeout: 'unknown',
  relayFailed: 'unknown',
  walletOffline: 'unknown',
  walletOffChain: 'unknown',
  sessionEnded: 'unknown',
  requestExpired: 'unknown',
  interrupted: 'unknown',

  /* UNSPECIFIC */
  partNotLoaded: 'unknown',
  unknown: 'unknown',
  walletAnswerInvalid: 'unknown',
  rpcInternal: 'unknown',
  rpcInvalidInput: 'unknown',
  rpcRejected: 'unknown',
  rpcNotFound: 'unknown',
  blockMissing: 'unknown',
  filterMissing: 'unknown',
  stateMissing: 'unknown',
  tooManyResults: 'unknown',
} as const satisfies Record<OwnErrorCode, WriteOutcome>

const contractErrors: ReadonlySet<string> = new Set(contractErrorsAbi.map(({ name }) => name))

/**
 * @param code Code of the error that `write` of an intent threw. A custom error of a contract comes from an estimate.
 */
export function readWriteOutcome(code: ErrorCode): WriteOutcome {
  const known: Partial<Record<ErrorCode, WriteOutcome>> = writeOutcomes
  return known[code] ?? (contractErrors.has(code) ? 'refused' : 'unknown')
}
