// Checks signatures of owners against a Safe as it was at one block.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { checkTargets } from '@saleyard/safe/read/check-targets.ts'
import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { legacyMagicValue, legacySignatureAbi, safeAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { encodeExecution, encodeForSignature, hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { encodeSignatures } from './encode-signatures.ts'
import { checkSignature, isKeySignature, type OwnerSignature, sortSignatures } from './owner-signature.ts'

type VerifySignaturesParameters = {
  state: SafeState
  tx: SafeTx
  signatures: readonly OwnerSignature[]
  /** The account that will execute it: as an owner it approves by that alone. */
  executor?: Address
}

/**
 * A signature that the Safe accepts. `isBound` is false for the approval of the owner who executes: it counts for whatever
 * that account executes, with any nonce.
 */
export type VerifiedSignature = OwnerSignature & { isBound: boolean }

type VerifySignaturesReturnType = {
  /** Sorted by owner, one for each. */
  valid: VerifiedSignature[]
  /** Why each of the others does not count. */
  refused: { signature: OwnerSignature; error: SafeError }[]
  /** How many more are needed. */
  missing: number
  /** The owners of whom none counts. */
  waiting: Address[]
  /** How many transactions of the Safe come first. */
  before: bigint
}

/**
 * Checks every signature as the Safe will: by owners and threshold, approvals and contracts at the block of `state`. One
 * that the Safe refuses never hides the others.
 *
 * @throws {SafeError} `nonceUsed`. The node's error if it does not answer.
 */
export async function verifySignatures(
  client: Client,
  { state, tx, signatures, executor }: VerifySignaturesParameters,
): Promise<VerifySignaturesReturnType> {
  if (tx.nonce < state.nonce) throw new SafeError('nonceUsed')
  const valid: VerifiedSignature[] = []
  const refused: VerifySignaturesReturnType['refused'] = []
  for (const signature of sortSignatures(signatures)) {
    try {
      const isBound = await verifySignature(client, { state, tx, signature, executor })
      if (hasSigned(valid, signature.owner)) throw new SafeError('signatureDuplicate', { owner: signature.owner })
      valid.push({ ...signature, isBound })
    } catch (error) {
      if (!(error instanceof SafeError)) throw error
      refused.push({ signature, error })
    }
  }
  const waiting = state.owners.filter((owner) => !hasSigned(valid, owner))
  return {
    valid,
    refused,
    missing: Math.max(0, state.threshold - valid.length),
    waiting,
    before: tx.nonce - state.nonce,
  }
}

const hasSigned = (signatures: readonly OwnerSignature[], owner: Address) =>
  signatures.some((each) => isAddressEqual(each.owner, owner))

type VerifyOneParameters = {
  state: SafeState
  tx: SafeTx
  signature: OwnerSignature
  executor: Address | undefined
}

/** Returns whether the signature is bound to the transaction. */
async function verifySignature(
  client: Client,
  { state, tx, signature, executor }: VerifyOneParameters,
): Promise<boolean> {
  const { owner, kind } = signature
  if (!state.owners.some((each) => isAddressEqual(each, owner))) throw new SafeError('signerNoOwner', { owner })
  await checkSignature(hashSafeTx(state, tx).safeTx, signature)
  if (kind === 'contract') await verifyContract(client, state, tx, signature)
  if (kind !== 'approved' || (await hasApproved(client, state, tx, owner))) return true
  if (executor && isAddressEqual(executor, owner)) return false
  throw new SafeError('hashNotApproved', { owner })
}

async function hasApproved(client: Client, state: SafeState, tx: SafeTx, owner: Address): Promise<boolean> {
  const approved = await readContract(client, {
    address: state.safe,
    abi: safeAbi,
    functionName: 'approvedHashes',
    args: [owner, hashSafeTx(state, tx).safeTx],
    blockNumber: state.blockNumber,
  })
  return approved !== 0n
}

async function verifyContract(
  client: Client,
  state: SafeState,
  tx: SafeTx,
  { owner, data }: OwnerSignature,
): Promise<void> {
  const answer = await readContract(client, {
    address: owner,
    abi: legacySignatureAbi,
    functionName: 'isValidSignature',
    args: [encodeForSignature(state, tx), data],
    // The Safe asks, and a contract may answer others differently.
    account: state.safe,
    blockNumber: state.blockNumber,
  }).catch((cause) => {
    if (isAnswered(cause)) throw new SafeError('contractRefuses', { owner }, cause)
    throw cause
  })
  if (answer !== legacyMagicValue) throw new SafeError('contractRefuses', { owner })
}

/** Keys cost the least gas; what counts for any transaction comes last. */
const rank = (signature: VerifiedSignature) => {
  if (!signature.isBound) return 3
  if (isKeySignature(signature)) return 0
  return signature.kind === 'approved' ? 1 : 2
}

/**
 * Chooses as many signatures as the Safe reads, those that cost least: more of them only cost gas.
 *
 * @throws {SafeError} `signaturesTooFew`; `notSetUp` for a threshold of 0.
 */
export function chooseSignatures(signatures: readonly VerifiedSignature[], threshold: number): VerifiedSignature[] {
  if (threshold < 1) throw new SafeError('notSetUp')
  if (signatures.length < threshold) {
    throw new SafeError('signaturesTooFew', { count: signatures.length, needed: threshold })
  }
  return [...signatures].sort((one, other) => rank(one) - rank(other)).slice(0, threshold)
}

/** The call that executes a transaction. `from`: only this account can make it, as an owner who gave no other signature. */
export type PreparedExecution = { to: Address; data: Hex; from?: Address }

/**
 * Makes the call that executes a transaction now: with its nonce as the Safe's next one, its targets on the chain, and
 * signatures that the Safe accepts. An executor who is an owner counts as one of them if others are too few.
 *
 * @throws {SafeError} `nonceUsed`, `nonceAhead`, `targetUnknown`, `refundRefused`, `delegateCallRefused`,
 * `signaturesTooFew`. The node's error.
 */
export async function prepareExecution(
  client: Client,
  parameters: VerifySignaturesParameters,
): Promise<PreparedExecution> {
  const { state, tx, executor } = parameters
  await checkTargets(client, state.safe, tx)
  const { valid } = await verifySignatures(client, parameters)
  if (executor && state.owners.some((each) => isAddressEqual(each, executor)) && !hasSigned(valid, executor))
    valid.push({ owner: executor, kind: 'approved', data: '0x', isBound: false })
  const chosen = chooseSignatures(valid, state.threshold)
  const data = encodeExecution(tx, encodeSignatures(chosen))
  // The last of all: an approval by execution counts for any nonce.
  const nonce = await readContract(client, { address: state.safe, abi: safeAbi, functionName: 'nonce' })
  if (nonce > tx.nonce) throw new SafeError('nonceUsed')
  if (nonce < tx.nonce) throw new SafeError('nonceAhead', { count: Number(tx.nonce - nonce) })
  return { to: state.safe, data, ...(executor && chosen.some(({ isBound }) => !isBound) && { from: executor }) }
}
