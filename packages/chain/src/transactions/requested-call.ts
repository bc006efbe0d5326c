// Records the call that a wallet is requested to send, and compares transactions with it.

import { type Address, type Hash, type Hex, isAddressEqual, keccak256, size, slice, type Transaction } from 'viem'

/** The call that a wallet is requested to send, in the form that is stored. */
export type RequestedCall = {
  to: Address
  /** In wei, as decimal text. */
  value: string
  inputHash: Hash
  /** Size of the input in bytes. */
  inputSize: number
}

/** A call before the wallet's prompt. */
type Call = { to: Address; value: bigint; data: Hex }

/** Records a call before the wallet's prompt. Its input may be a hundred kilobytes: the record has only its hash. */
export function toRequestedCall({ to, value, data }: Call): RequestedCall {
  return { to, value: value.toString(), inputHash: keccak256(data), inputSize: size(data) }
}

/**
 * Compares a transaction with the call that the wallet was requested to send.
 *
 * @returns `same` also with bytes behind the input, as some wallets add to name themselves: contracts do not read them.
 * `related` if the wallet may have wrapped or changed it; `other` if it certainly did not execute the call.
 */
export function compareCall(
  { to, value, input }: Pick<Transaction, 'to' | 'value' | 'input'>,
  requested: RequestedCall,
): 'same' | 'related' | 'other' {
  const isToSame = to !== null && isAddressEqual(to, requested.to)
  const isInputSame = keccak256(head(input, requested.inputSize)) === requested.inputHash
  if (isToSame && isInputSame) return value.toString() === requested.value ? 'same' : 'related'
  return input.toLowerCase().includes(requested.to.slice(2).toLowerCase()) ? 'related' : 'other'
}

/**
 * Whether a transaction has nothing to do with the call. A user may change parts of a call, such as the amount of an
 * approval.
 */
export function isUnrelated(transaction: Parameters<typeof compareCall>[0], requested: RequestedCall): boolean {
  const isToSame = transaction.to !== null && isAddressEqual(transaction.to, requested.to)
  return !isToSame && compareCall(transaction, requested) === 'other'
}

function head(input: Hex, bytes: number): Hex {
  return bytes === 0 ? '0x' : slice(input, 0, bytes)
}
