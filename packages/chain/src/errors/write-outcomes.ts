// Tells, by the code of a failure, whether a transaction was declined, refused, taken by a node, or may still be sent.

import { contractErrorsAbi } from '@saleyard/generated/errors'
import type { ErrorCode } from './app-error.ts'

/**
 * What a failure says of a transaction that a wallet was asked for: `declined` by its user; `refused`, it was surely not sent;
 * `taken`, a node has it; `unknown`, it may have been sent, or be sent later.
 */
export type WriteOutcome = 'declined' | 'refused' | 'taken' | 'unknown'

type ContractError = (typeof contractErrorsAbi)[number]['name']

/**
 * `refused` is only what judges the transaction itself (its money, gas, fee, kind, code, signature) or comes before the wallet is
 * asked. What judges the moment (a full pool, a limit), the way (silence, a lost connection) or a number in use may
 * leave a signed transaction in the wallet, which hands it over again; and a code that says nothing proves nothing.
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
  senderIsContract: 'refused',
  senderInvalid: 'refused',
  signedForOther: 'refused',
  // The wallet's own estimate; a transaction that reverted in a block has a hash.
  reverted: 'refused',
  revertedUnknown: 'refused',

  /* THE REQUEST, WHICH NOBODY UNDERSTOOD OR ALLOWED */
  unauthorized: 'refused',
  methodUnsupported: 'refused',
  rpcMethodMissing: 'refused',
  rpcMethodUnsupported: 'refused',
  rpcInvalidParams: 'refused',
  rpcInvalidRequest: 'refused',
  rpcParse: 'refused',
  rpcVersion: 'refused',
  // Of another request; one of this act that may be the open one is uncertain already.
  walletBusy: 'refused',

  /* BEFORE THE WALLET IS ASKED */
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
  // Each endpoint is asked for its network before a transaction is handed to it.
  endpointWrong: 'refused',
  runningElsewhere: 'refused',
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

  /* A NUMBER IN USE: PERHAPS BY THIS VERY TRANSACTION */
  nonceTooLow: 'unknown',
  nonceTooHigh: 'unknown',
  replacementUnderpriced: 'unknown',

  /* THE MOMENT */
  poolFull: 'unknown',
  tooManyPending: 'unknown',
  nodeNotReady: 'unknown',
  rateLimited: 'unknown',
  rpcUnavailable: 'unknown',

  /* THE WAY */
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

  /* SAYS NOTHING */
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
} as const satisfies Record<Exclude<ErrorCode, ContractError>, WriteOutcome>

const contractErrors: ReadonlySet<string> = new Set(contractErrorsAbi.map(({ name }) => name))

/** @param code Of what `write` of an intent threw. A contract that refuses by a custom error does so in an estimate. */
export function readWriteOutcome(code: ErrorCode): WriteOutcome {
  const known: Partial<Record<ErrorCode, WriteOutcome>> = writeOutcomes
  return known[code] ?? (contractErrors.has(code) ? 'refused' : 'unknown')
}
