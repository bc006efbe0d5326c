// Defines an owner's signature in its four kinds, and finds out which kind a wallet's answer is.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import {
  type Address,
  getAddress,
  type Hash,
  type Hex,
  isAddressEqual,
  recoverAddress,
  recoverMessageAddress,
  size,
  slice,
} from 'viem'

/**
 * `eip712`: over the transaction's hash. `ethSign`: over that hash as a message, with 4 added to its last byte.
 * `approved`: the owner approves the hash by a transaction, or executes it. `contract`: the owner is a contract.
 */
export type SignatureKind = 'eip712' | 'ethSign' | 'approved' | 'contract'

export type OwnerSignature = {
  owner: Address
  kind: SignatureKind
  /** As the Safe reads it: 65 bytes, none of an approval, what the contract wants. */
  data: Hex
}

/** Bytes of the signature of a key; the Safe reads as many of the other kinds first. */
export const signatureBytes = 65
/** The last byte of a message's signature is 31 or 32 for the Safe. */
const ethSignOffset = 4

/**
 * Turns a wallet's answer into the signature of an owner. Wallets that know no typed data sign the hash as a message, and
 * some devices give 0 or 1 for the last byte: which it is follows from the account that the signature leads to.
 *
 * @throws {SafeError} `signatureMalformed`; `signerNoOwner`, with the account if it is one over the hash itself.
 */
export async function readWalletSignature(
  safeTxHash: Hash,
  answer: Hex,
  owners: readonly Address[],
): Promise<OwnerSignature> {
  if (size(answer) !== signatureBytes) throw new SafeError('signatureMalformed')
  const v = Number(slice(answer, 64))
  const typed = replaceV(answer, v < 27 ? v + 27 : v)
  const asMessage = replaceV(answer, Number(slice(typed, 64)) + ethSignOffset)
  const candidates =
    v > 30 ? [toSignature('ethSign', answer)] : [toSignature('eip712', typed), toSignature('ethSign', asMessage)]
  const found = await Promise.all(candidates.map(async (each) => ({ ...each, owner: await recover(safeTxHash, each) })))
  const own = found.find(({ owner }) => owner && owners.some((each) => isAddressEqual(each, owner)))
  if (own?.owner) return { ...own, owner: own.owner }
  const [first] = found
  if (!first?.owner) throw new SafeError('signatureMalformed')
  throw new SafeError('signerNoOwner', { owner: first.owner })
}

const toSignature = (kind: 'eip712' | 'ethSign', data: Hex) => ({ kind, data })

function replaceV(signature: Hex, v: number): Hex {
  return `0x${signature.slice(2, -2).toLowerCase()}${v.toString(16).padStart(2, '0')}`
}

/**
 * Checks a signature without the chain, as far as that goes: a key's one is proven, of an approval and of a contract only
 * the form is checked.
 *
 * @throws {SafeError} `signatureMalformed`, `signatureWrong`.
 */
export async function checkSignature(safeTxHash: Hash, { owner, kind, data }: OwnerSignature): Promise<void> {
  if (kind === 'approved' && data !== '0x') throw new SafeError('signatureMalformed', { owner })
  if (kind === 'approved' || kind === 'contract') return
  const signer = await recover(safeTxHash, { kind, data })
  if (!signer) throw new SafeError('signatureMalformed', { owner })
  if (!isAddressEqual(signer, owner)) throw new SafeError('signatureWrong', { owner, signer })
}

/** Returns the account of a key's signature; undefined if the bytes are none of this kind. */
export async function recover(
  safeTxHash: Hash,
  { kind, data }: { kind: SignatureKind; data: Hex },
): Promise<Address | undefined> {
  if (size(data) !== signatureBytes) return undefined
  const v = Number(slice(data, 64))
  const plain = kind === 'ethSign' ? v - ethSignOffset : v
  if (plain !== 27 && plain !== 28) return undefined
  const signature = replaceV(data, plain)
  try {
    const signer =
      kind === 'ethSign'
        ? await recoverMessageAddress({ message: { raw: safeTxHash }, signature })
        : await recoverAddress({ hash: safeTxHash, signature })
    return getAddress(signer)
  } catch {
    return undefined
  }
}

/** Whether the bytes alone prove that the owner signed. */
export const isKeySignature = ({ kind }: OwnerSignature) => kind === 'eip712' || kind === 'ethSign'

/** Leaves out approvals and contracts' signatures of accounts that are no owners: anyone can write any number of them. */
export function dropClaims(signatures: readonly OwnerSignature[], owners: readonly Address[]): OwnerSignature[] {
  const isOwner = (account: Address) => owners.some((each) => isAddressEqual(each, account))
  return signatures.filter((signature) => isKeySignature(signature) || isOwner(signature.owner))
}

/**
 * Merges checked signatures that came on several ways. Of an owner who has signed twice the first one of a key stays; an
 * approval or a contract's one, which anyone can write, gives way to each later one.
 *
 * @returns In the order that the Safe wants: by owner.
 */
export function mergeSignatures(...lists: readonly (readonly OwnerSignature[])[]): OwnerSignature[] {
  const merged = new Map<string, OwnerSignature>()
  for (const signature of lists.flat()) {
    const key = signature.owner.toLowerCase()
    const known = merged.get(key)
    if (!known || !isKeySignature(known)) merged.set(key, signature)
  }
  return sortSignatures([...merged.values()])
}

/** @throws {SafeError} `signatureDuplicate`: the Safe reads each owner once. */
export function refuseDuplicates(signatures: readonly OwnerSignature[]): void {
  const seen = new Set<string>()
  for (const { owner } of signatures) {
    if (seen.has(owner.toLowerCase())) throw new SafeError('signatureDuplicate', { owner })
    seen.add(owner.toLowerCase())
  }
}

export function sortSignatures(signatures: readonly OwnerSignature[]): OwnerSignature[] {
  return [...signatures].sort((one, other) => (one.owner.toLowerCase() < other.owner.toLowerCase() ? -1 : 1))
}
