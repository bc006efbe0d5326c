// Checks signatures of owners against a Safe as it was at one block.

import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import { legacyMagicValue, legacySignatureAbi, safeAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { encodeForSignature, hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type Address, type Client, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { encodeSignatures } from './encode-signatures.ts'
import { checkSignature, type OwnerSignature, sortSignatures } from './owner-signature.ts'

type VerifySignaturesParameters = {
  state: SafeState
  tx: SafeTx
  signatures: readonly OwnerSignature[]
  /** The account that will execute it: as an owner it approves by that alone. */
  executor?: Address
}

type VerifySignaturesReturnType = {
  /** Sorted by owner. */
  signatures: OwnerSignature[]
  /** How many more are needed; 0 if it can be executed. */
  missing: number
  /** The owners who have not signed. */
  waiting: Address[]
}

/**
 * Checks every signature as the Safe will: by owners and threshold, approvals and contracts at the block of `state`.
 *
 * @throws {SafeError} About the first that is refused: `signerNoOwner`, `signatureDuplicate`, `signatureMalformed`,
 * `signatureWrong`, `hashNotApproved`, `contractRefuses`. The node's error if it does not answer.
 */
export async function verifySignatures(
  client: Client,
  { state, tx, signatures, executor }: VerifySignaturesParameters,
): Promise<VerifySignaturesReturnType> {
  const sorted = sortSignatures(signatures)
  for (const [index, signature] of sorted.entries()) {
    checkOwner(state, signature)
    if (sorted[index - 1] && isAddressEqual(signature.owner, sorted[index - 1]?.owner as Address))
      throw new SafeError('signatureDuplicate', { owner: signature.owner })
    await verifySignature(client, { state, tx, signature, executor })
  }
  const waiting = state.owners.filter((owner) => !sorted.some((each) => isAddressEqual(each.owner, owner)))
  return { signatures: sorted, missing: Math.max(0, state.threshold - sorted.length), waiting }
}

function checkOwner({ owners }: SafeState, { owner }: OwnerSignature): void {
  if (!owners.some((each) => isAddressEqual(each, owner))) throw new SafeError('signerNoOwner', { owner })
}

type VerifyOneParameters = {
  state: SafeState
  tx: SafeTx
  signature: OwnerSignature
  executor: Address | undefined
}

async function verifySignature(client: Client, { state, tx, signature, executor }: VerifyOneParameters): Promise<void> {
  const { owner, kind } = signature
  await checkSignature(hashSafeTx(state, tx).safeTx, signature)
  if (kind === 'approved' && !(executor && isAddressEqual(executor, owner)))
    await verifyApproval(client, state, tx, owner)
  if (kind === 'contract') await verifyContract(client, state, tx, signature)
}

async function verifyApproval(client: Client, state: SafeState, tx: SafeTx, owner: Address): Promise<void> {
  const approved = await readContract(client, {
    address: state.safe,
    abi: safeAbi,
    functionName: 'approvedHashes',
    args: [owner, hashSafeTx(state, tx).safeTx],
    blockNumber: state.blockNumber,
  })
  if (approved === 0n) throw new SafeError('hashNotApproved', { owner })
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

/**
 * Packs as many signatures as the Safe reads, those of the lowest owners: more of them only cost gas.
 *
 * @throws {SafeError} `signaturesTooFew`, `signatureDuplicate`.
 */
export function encodeNeededSignatures(signatures: readonly OwnerSignature[], threshold: number): `0x${string}` {
  if (signatures.length < threshold) {
    throw new SafeError('signaturesTooFew', { count: signatures.length, needed: threshold })
  }
  return encodeSignatures(sortSignatures(signatures).slice(0, threshold))
}
