import { CodedError } from '@/lib/errors/coded-error.ts'

/** Why a signature cannot take the place of an approval. The page has a sentence for each. */
export const approvalErrorCodes = [
  'signatureMalformed', // neither 65 bytes with a known v nor EIP-2098's 64
  'signatureByOther', // it is another account's, or of something else
  'signatureRefused', // the token does not take it
  'noLongerPossible', // what was possible when the page looked is not any more
] as const

export type ApprovalErrorCode = (typeof approvalErrorCodes)[number]

export class ApprovalError extends CodedError<ApprovalErrorCode> {
  override readonly name = 'ApprovalError'
}
