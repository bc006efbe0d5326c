// Defines a proposal: a Safe's transaction with its hashes, what it does, and the signatures so far.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import {
  checkSignature,
  mergeSignatures,
  type OwnerSignature,
  refuseDuplicates,
} from '@saleyard/safe/signatures/owner-signature.ts'
import { type Act, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import {
  checkDomain,
  checkRefund,
  hashSafeTx,
  type SafeDomain,
  type SafeTx,
  type SafeTxHashes,
} from '@saleyard/safe/tx/safe-tx.ts'
import type { Hash } from 'viem'

export type Proposal = SafeDomain & {
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
export function createProposal({ chainId, safe, tx }: SafeDomain & Pick<Proposal, 'tx'>): Proposal {
  checkRefund(tx)
  const acts = describeTx(safe, tx)
  return { chainId, safe, tx, hashes: hashSafeTx({ chainId, safe }, tx), acts, signatures: [] }
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

/** @throws {SafeError} `signatureDuplicate`, `signatureMalformed`, `signatureWrong`. */
export async function checkSignatures(safeTxHash: Hash, signatures: readonly OwnerSignature[]): Promise<void> {
  refuseDuplicates(signatures)
  for (const signature of signatures) await checkSignature(safeTxHash, signature)
}

export function toSignatureSet({ chainId, safe, hashes, signatures }: Proposal): SignatureSet {
  return { chainId, safe, safeTxHash: hashes.safeTx, signatures }
}
