// Packs several calls into one transaction of a Safe, and unpacks them.

import { isMultiSend } from '@saleyard/safe/known-safes.ts'
import { multiSendAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  numberToHex,
  size,
} from 'viem'

/** A call that the Safe makes; `value` in wei. */
export type SafeCall = { to: Address; value: bigint; data: Hex }

/** How the Safe makes it: 0 is a call, 1 a delegatecall. */
type Operation = SafeCall & { operation: 0 | 1 }

/** Bytes of a packed call before its data: operation, target, value, length. */
export const callHeadBytes = 1 + 20 + 32 + 32

/** Encodes the call of MultiSendCallOnly that makes these calls in order, all or none. */
export function encodeMultiSend(calls: readonly SafeCall[]): Hex {
  const packed = calls.map(({ to, value, data }) =>
    concat(['0x00', to, numberToHex(value, { size: 32 }), numberToHex(size(data), { size: 32 }), data]),
  )
  // One case, so that equal calls are equal text.
  return encodeFunctionData({ abi: multiSendAbi, args: [concat(packed).toLowerCase() as Hex] })
}

/**
 * The inverse of {@link encodeMultiSend}. Undefined unless it has exactly the bytes that we would write: what could be
 * read in two ways is not read at all.
 */
export function decodeMultiSend(data: Hex): SafeCall[] | undefined {
  try {
    const { args } = decodeFunctionData({ abi: multiSendAbi, data })
    const calls = unpack(args[0].slice(2))
    return calls.length > 0 && encodeMultiSend(calls) === data.toLowerCase() ? calls : undefined
  } catch {
    return undefined
  }
}

/** @throws When a number has no digits left; bytes that end too early give other ones when they are packed again. */
function unpack(digits: string): SafeCall[] {
  const calls: SafeCall[] = []
  for (let at = 0; at < digits.length; ) {
    const take = (bytes: number) => {
      const start = at
      at += 2 * bytes
      return digits.slice(start, at)
    }
    take(1)
    const to = getAddress(`0x${take(20)}`)
    const value = BigInt(`0x${take(32)}`)
    const length = BigInt(`0x${take(32)}`)
    calls.push({ to, value, data: `0x${take(Number(length))}` })
  }
  return calls
}

/**
 * The calls that a transaction makes in the end: its own, or those that are packed in it. Refuses every delegatecall but
 * that of a published MultiSendCallOnly: any other code would act as the Safe itself.
 *
 * @throws {SafeError} `delegateCallRefused`.
 */
export function listCalls({ to, value, data, operation }: Operation): SafeCall[] {
  if (operation === 0) return [{ to, value, data }]
  const calls = isMultiSend(to) && value === 0n ? decodeMultiSend(data) : undefined
  if (!calls) throw new SafeError('delegateCallRefused', { to })
  return calls
}
