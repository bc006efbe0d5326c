// Validates a stored record: a damaged one counts as submitted.

import { isAddress, isHash } from 'viem'
import type { BatchProposal, BatchRecord, BatchState } from './batch-record.ts'

const states = {
  queued: true,
  signing: true,
  proposed: true,
  sent: true,
  replaced: true,
  mined: true,
  reconciled: true,
  failed: true,
  cancelling: true,
  cancelled: true,
  stopped: true,
  paidByOther: true,
} as const satisfies Record<BatchState, true>

type Check = (value: unknown) => boolean

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isFlag: Check = (value) => typeof value === 'boolean'
const isHashText: Check = (value) => typeof value === 'string' && isHash(value)
const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const eachOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const isSkipped: Check = (value) => {
  const { index, recipient, amount } = Object(value) as Record<string, unknown>
  return (
    isCount(index) &&
    typeof recipient === 'string' &&
    isAddress(recipient, { strict: false }) &&
    typeof amount === 'bigint'
  )
}

const isDoubt: Check = (value) => {
  const { why, nonce, since, sinceTime, isCleared } = Object(value) as Record<string, unknown>
  return (
    (why === 'declined' || why === 'seenCancelled' || why === 'signerUnknown') &&
    (nonce === undefined || isCount(nonce)) &&
    (since === undefined || typeof since === 'bigint') &&
    (sinceTime === undefined || typeof sinceTime === 'bigint') &&
    (isCleared === undefined || isFlag(isCleared))
  )
}

const proposalStates: readonly unknown[] = ['waiting', 'executed', 'replaced', 'failed', 'unclear']

const isProposal: Check = (value) => {
  const { safeTxHash, nonce, proposedAt, fromBlock, state, isRejected, revertedBy } = Object(value) as Record<
    string,
    unknown
  >
  return (
    isHashText(safeTxHash) &&
    (nonce === undefined || typeof nonce === 'bigint') &&
    isCount(proposedAt) &&
    typeof fromBlock === 'bigint' &&
    proposalStates.includes(state) &&
    (isRejected === undefined || isFlag(isRejected)) &&
    (revertedBy === undefined || isHashText(revertedBy))
  )
}

/** Checks of the fields that decide about money; fields that only explain stay as they are. */
const checks: { readonly [Field in keyof BatchRecord]?: Check } = {
  state: (value) => typeof value === 'string' && Object.hasOwn(states, value),
  isHandedOver: isFlag,
  hashes: eachOf(isHashText),
  importedHashes: orAbsent(eachOf(isHashText)),
  minedHash: orAbsent(isHashText),
  minedBlock: orAbsent((value) => typeof value === 'bigint'),
  nonce: orAbsent(isCount),
  firstNonce: orAbsent(isCount),
  doubt: orAbsent(isDoubt),
  callId: orAbsent((value) => typeof value === 'string'),
  proposal: orAbsent(isProposal),
  earlierProposals: orAbsent(eachOf(isProposal)),
  isMarkedOnly: isFlag,
  skipped: eachOf(isSkipped),
}

/**
 * Repairs a stored record. A missing or damaged one counts as submitted to a wallet, with its intact hashes and proposals: the chain
 * decides what became of its batch, and it is sent again only at the user's request.
 */
export function repairRecord(stored: unknown, number: number): { record: BatchRecord; isDamaged: boolean } {
  const values = Object(stored) as Record<string, unknown>
  const isWhole =
    Object.entries(checks).every(([field, check]) => check(values[field])) &&
    (values.state !== 'proposed' || values.proposal !== undefined)
  if (isWhole) return { record: { ...values, number } as BatchRecord, isDamaged: false }
  const hashes = Array.isArray(values.hashes) ? values.hashes.filter(isHashText) : []
  const listed = Array.isArray(values.earlierProposals) ? values.earlierProposals : []
  const proposals: BatchProposal[] = [...listed, values.proposal].filter(isProposal)
  return {
    record: {
      number,
      state: 'signing',
      isHandedOver: true,
      hashes,
      isMarkedOnly: false,
      skipped: [],
      ...(isCount(values.nonce) && { nonce: values.nonce as number }),
      ...(proposals.length > 0 && { earlierProposals: proposals }),
    },
    isDamaged: true,
  }
}
