// Packs signatures of owners into the bytes that the Safe reads, and unpacks them.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import { concat, getAddress, type Hash, type Hex, numberToHex, pad, size, slice } from 'viem'
import {
  isKeySignature,
  type OwnerSignature,
  recover,
  refuseDuplicates,
  type SignatureKind,
  signatureBytes,
  sortSignatures,
} from './owner-signature.ts'

/**
 * Packs signatures, sorted by owner: 65 bytes for each, then what contracts get, to which their 65 bytes point.
 *
 * @throws {SafeError} `signatureDuplicate`; `signatureMalformed` of a key, whose bytes would shift all others.
 */
export function encodeSignatures(signatures: readonly OwnerSignature[]): Hex {
  refuseDuplicates(signatures)
  const sorted = sortSignatures(signatures)
  const wrong = sorted.find((each) => isKeySignature(each) && size(each.data) !== signatureBytes)
  if (wrong) throw new SafeError('signatureMalformed', { owner: wrong.owner })

  let end = sorted.length * signatureBytes
  const heads: Hex[] = []
  const tails: Hex[] = []
  for (const { owner, kind, data } of sorted) {
    if (kind === 'contract') {
      heads.push(concat([pad(owner), numberToHex(end, { size: 32 }), '0x00']))
      tails.push(numberToHex(size(data), { size: 32 }), data)
      end += 32 + size(data)
    } else heads.push(kind === 'approved' ? concat([pad(owner), pad('0x'), '0x01']) : data)
  }
  const packed = concat([...heads, ...tails])
  return `0x${packed.slice(2).toLowerCase()}`
}

/**
 * Unpacks signatures over a hash, as another program packed them.
 *
 * @param threshold How many the Safe reads: what lies behind them, and no signature points to, is left out as by the Safe.
 * Default: as many as there are, with nothing behind them.
 * @throws {SafeError} `signatureMalformed`.
 */
export async function decodeSignatures(safeTxHash: Hash, packed: Hex, threshold?: number): Promise<OwnerSignature[]> {
  const read: OwnerSignature[] = []
  let end = size(packed)
  const isBehind = (at: number) => (threshold === undefined ? at >= end : at >= threshold * signatureBytes)
  for (let at = 0; !isBehind(at); at += signatureBytes) {
    if (at + signatureBytes > end) throw new SafeError('signatureMalformed')
    const head = slice(packed, at, at + signatureBytes)
    const v = Number(slice(head, 64))
    if (v !== 0) read.push(await readHead(safeTxHash, head, v))
    else {
      const { pointer, data } = readTail(packed, head, (threshold ?? 1) * signatureBytes)
      end = Math.min(end, pointer)
      read.push({ owner: toOwner(head), kind: 'contract', data })
    }
  }
  return read
}

const toOwner = (head: Hex) => getAddress(slice(head, 12, 32))

async function readHead(safeTxHash: Hash, head: Hex, v: number): Promise<OwnerSignature> {
  if (v === 1) return { owner: toOwner(head), kind: 'approved', data: '0x' }
  const kind: SignatureKind = v > 30 ? 'ethSign' : 'eip712'
  const owner = await recover(safeTxHash, { kind, data: head })
  if (!owner) throw new SafeError('signatureMalformed')
  return { owner, kind, data: head }
}

function readTail(packed: Hex, head: Hex, first: number): { pointer: number; data: Hex } {
  const pointer = toIndex(slice(head, 32, 64))
  if (pointer < first || pointer + 32 > size(packed)) throw new SafeError('signatureMalformed')
  const length = toIndex(slice(packed, pointer, pointer + 32))
  const start = pointer + 32
  if (start + length > size(packed)) throw new SafeError('signatureMalformed')
  return { pointer, data: length === 0 ? '0x' : slice(packed, start, start + length) }
}

/** Far beyond any length if it does not fit. */
const toIndex = (word: Hex) => Number(BigInt(word))
