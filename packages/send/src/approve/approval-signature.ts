// Splits a signature into the form of ecrecover, and defines the errors of signatures that replace an approval.

import { CodedError } from '@saleyard/chain/errors/app-error.ts'
import { type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'

/** Reasons why a signature cannot replace an approval. The page has a sentence for each. */
export const approvalErrorCodes = [
  'signatureMalformed', // neither 65 bytes with a known v nor EIP-2098's 64
  'signatureByOther', // another account signed it, or it is for other data
  'signatureRefused', // the token does not accept it
  'noLongerPossible', // the way was possible at the page's last check, but no longer is
] as const

type ApprovalErrorCode = (typeof approvalErrorCodes)[number]

export class ApprovalError extends CodedError<ApprovalErrorCode> {
  override readonly name = 'ApprovalError'
}

export type ReadSignatureReturnType = { r: Hex; s: Hex; v: 27 | 28 }

const topBit = 1n << 255n

/**
 * Splits a signature into the form of `ecrecover`: 65 bytes with v of 0, 1, 27 or 28, or EIP-2098's 64 bytes, where the
 * top bit of s is v.
 *
 * @throws ApprovalError `signatureMalformed` for anything else, such as a contract's signature.
 */
export function readSignature(signature: Hex): ReadSignatureReturnType {
  const bytes = size(signature)
  if (bytes !== 65 && bytes !== 64) throw new ApprovalError('signatureMalformed')
  const r = slice(signature, 0, 32)
  const s = hexToBigInt(slice(signature, 32, 64))
  if (bytes === 64) return { r, s: numberToHex(s % topBit, { size: 32 }), v: s >= topBit ? 28 : 27 }

  const v = Number(slice(signature, 64)) % 27
  if (v > 1 || Number(slice(signature, 64)) > 28) throw new ApprovalError('signatureMalformed')
  return { r, s: numberToHex(s, { size: 32 }), v: v === 1 ? 28 : 27 }
}
