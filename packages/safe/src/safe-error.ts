// Defines the failures of reading a Safe, a proposal or signatures, with what a sentence about each needs.

import { CodedError, type ErrorValues } from '@saleyard/chain/errors/app-error.ts'

export type SafeErrorCode =
  /* OF AN ACCOUNT */
  /** There is no contract at the address. */
  | 'codeMissing'
  /** The contract is no proxy of a published Safe; `values` has the hash of its code. */
  | 'proxyUnknown'
  /** The proxy's logic is no published Safe of a version that we know; `values` has its address. */
  | 'singletonUnknown'
  /** A Safe lists more modules than we read; `values` has how many were read. */
  | 'modulesTooMany'
  /** The proxy has no owners yet. */
  | 'notSetUp'
  /** A block was replaced by another while it was read: reading again helps. */
  | 'reorganised'
  /** Owners, threshold or approvals are others than when the call was prepared. */
  | 'safeChanged'
  /* OF A TRANSACTION */
  | 'callsMissing'
  /** The chain has no published MultiSendCallOnly, so that several calls cannot be one transaction. */
  | 'multiSendMissing'
  /** A delegatecall of anything but a published MultiSendCallOnly with calls that it can read; `values` has the target. */
  | 'delegateCallRefused'
  /** The transaction pays its gas back from the Safe, or keeps gas for its call; `values` has the field. */
  | 'refundRefused'
  /** A batch whose bytes hold a signature of the payer, which a Safe cannot give. */
  | 'permitRefused'
  /** A payment without a mark: nothing would stop it from being made twice. */
  | 'unmarked'
  /** The chain has other code, or none, where a contract must be; `values` has the account. */
  | 'targetUnknown'
  /** Another transaction has its nonce already. */
  | 'nonceUsed'
  /** Others come first; `values` has how many. */
  | 'nonceAhead'
  /* OF SIGNATURES; `values` has the owner */
  | 'signatureMalformed'
  /** It was made by another account, or over other bytes; `values` has the account as well, if there is one. */
  | 'signatureWrong'
  | 'signerNoOwner'
  | 'signatureDuplicate'
  /** The owner has approved nothing of this hash on chain. */
  | 'hashNotApproved'
  /** The contract that is an owner does not accept the signature. */
  | 'contractRefuses'
  /** `values` has how many are there, and how many are needed. */
  | 'signaturesTooFew'
  /* OF FILES AND LINKS */
  | 'notJson'
  /** The file is of another kind. */
  | 'formatUnknown'
  /** A later version of the page wrote it. */
  | 'newer'
  /** Fields are missing or wrong; `values` has their names. */
  | 'damaged'
  /** The hash of the file is not the one of its transaction; `values` has its name. */
  | 'hashMismatch'
  /** The file says that it does something else than its bytes do. */
  | 'actsMismatch'
  | 'chainMismatch'
  | 'safeMismatch'
  /** The signatures are of another transaction. */
  | 'otherTransaction'
  | 'checksumMismatch'
  /** The file has a call without its bytes; `values` has its number, from 1. */
  | 'callWithoutData'
  | 'fileTooLarge'
  /** More files at once than are opened; `values` has how many are. */
  | 'filesTooMany'
  /** `values` has the length and what is allowed. */
  | 'linkTooLong'

/** A failure about a Safe. `values` has only text and numbers, for sentences. */
export class SafeError extends CodedError<SafeErrorCode> {
  override readonly name = 'SafeError'
  readonly values: ErrorValues

  constructor(code: SafeErrorCode, values: ErrorValues = {}, cause?: unknown) {
    super(code, cause)
    this.values = values
    this.message = `${code} ${JSON.stringify(values)}`
  }
}
