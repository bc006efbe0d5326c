// Defines a proposal: a Safe's transaction with its hashes, what it does, and the signatures so far.

import type { SafeVersion } from '@saleyard/safe/known-safes.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import {
  checkSignature,
  mergeSignatures,
  type OwnerSignature,
  sortSignatures,
} from '@saleyard/safe/signatures/owner-signature.ts'
import { type Act, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { hashSafeTx, type SafeDomain, type SafeTx, type SafeTxHashes } from '@saleyard/safe/tx/safe-tx.ts'
import { type Hash, isAddressEqual } from 'viem'

export type Proposal = SafeDomain & {
  safeVersion: SafeVersion
  tx: SafeTx
  hashes: SafeTxHashes
  /** What its bytes do, one act for each call. */
  acts: Act[]
  /** Sorted by owner, one for each. */
  signatures: OwnerSignature[]
}

/** Signatures that travel without their transaction. */
export type SignatureSet = SafeDomain & { safeTxHash: Hash; signatures: OwnerSignature[] }

/**
 * Makes a proposal of a transaction: hashes and acts follow from it.
 *
 * @throws {SafeError} `delegateCallRefused`, `refundRefused`.
 */
export function createProposal({
  chainId,
  safe,
  safeVersion,
  tx,
}: SafeDomain & Pick<Proposal, 'safeVersion' | 'tx'>): Proposal {
  // A refund would pay an amount that no act shows.
  if (tx.gasPrice !== 0n) throw new SafeError('refundRefused')
  const acts = describeTx(safe, tx)
  return { chainId, safe, safeVersion, tx, hashes: hashSafeTx({ chainId, safe }, tx), acts, signatures: [] }
}

/**
 * Adds signatures that were given for exactly this transaction. Each is checked without the chain: see `verifySignatures`
 * for owners, approvals and contracts.
 *
 * @throws {SafeError} `chainMismatch`, `safeMismatch`, `otherTransaction`, `signatureDuplicate`, `signatureMalformed`,
 * `signatureWrong`.
 */
export async function addSignatures(proposal: Proposal, set: SignatureSet): Promise<Proposal> {
  checkDomain(proposal, set)
  const { safeTx } = proposal.hashes
  if (set.safeTxHash !== safeTx) throw new SafeError('otherTransaction', { expected: safeTx, found: set.safeTxHash })
  await checkSignatures(safeTx, set.signatures)
  return { ...proposal, signatures: mergeSignatures(proposal.signatures, set.signatures) }
}

/** @throws {SafeError} `chainMismatch`, `safeMismatch`. */
export function checkDomain(expected: SafeDomain, found: SafeDomain): void {
  if (expected.chainId !== found.chainId)
    throw new SafeError('chainMismatch', { expected: expected.chainId, found: found.chainId })
  if (!isAddressEqual(expected.safe, found.safe))
    throw new SafeError('safeMismatch', { expected: expected.safe, found: found.safe })
}

/** @throws {SafeError} `signatureDuplicate`, `signatureMalformed`, `signatureWrong`. */
export async function checkSignatures(safeTxHash: Hash, signatures: readonly OwnerSignature[]): Promise<void> {
  const sorted = sortSignatures(signatures)
  const twice = sorted.find(({ owner }, index) => owner.toLowerCase() === sorted[index - 1]?.owner.toLowerCase())
  if (twice) throw new SafeError('signatureDuplicate', { owner: twice.owner })
  for (const signature of sorted) await checkSignature(safeTxHash, signature)
}

export function toSignatureSet({ chainId, safe, hashes, signatures }: Proposal): SignatureSet {
  return { chainId, safe, safeTxHash: hashes.safeTx, signatures }
}
