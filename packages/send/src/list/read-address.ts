// Reads addresses and checks their EIP-55 checksums.

import { type Address, keccak256 } from 'viem'
import type { ReadOptions } from './questions.ts'
import type { CodeValues, RefusalCode } from './types.ts'

type ReadAddressReturnType = { ok: true; address: Address } | { ok: false; reason: RefusalCode; values: CodeValues }

// Matches `bnb:0x…` of EIP-3770 and `eip155:56:0x…` of CAIP-10.
const anyPrefix = /^(eip155:\d+|[a-z0-9-]+):0x/i
const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Reads an address, checks its EIP-55 checksum if it carries one, and refuses those that must not be paid.
 *
 * @returns The address in lower case.
 */
export function readAddress(
  text: string,
  options: Pick<ReadOptions, 'chainShortName' | 'chainId' | 'token' | 'multiSender'>,
): ReadAddressReturnType {
  if (/^ethereum:/i.test(text)) return refuse('addressLink', { text })
  const prefix = anyPrefix.exec(text)?.[1]
  const expected = findPrefix(prefix, options)
  if (prefix !== undefined && prefix !== expected) return refuse('addressPrefix', { prefix, expected })
  const plain = prefix === undefined ? text : text.slice(prefix.length + 1)
  if (!/^0x[0-9a-fA-F]{40}$/.test(plain)) return refuseShape(plain)

  const lower = plain.toLowerCase() as Address
  const forbidden = findForbidden(lower, options)
  if (forbidden) return refuse(forbidden, {})

  // Hashing 50,000 addresses takes a second: only those that carry a checksum are hashed.
  if (hasMixedCase(plain) && !hasRightChecksum(plain)) return refuse('addressChecksum', { text: plain })
  return { ok: true, address: lower }
}

/** Returns this chain's prefix in the notation of the given one. */
function findPrefix(
  prefix: string | undefined,
  { chainShortName, chainId }: Pick<ReadOptions, 'chainShortName' | 'chainId'>,
) {
  const isNumbered = chainId !== undefined && /^eip155:/i.test(prefix ?? '')
  return isNumbered ? `eip155:${chainId}` : chainShortName
}

function refuse(reason: RefusalCode, values: CodeValues): ReadAddressReturnType {
  return { ok: false, reason, values }
}

function refuseShape(text: string): ReadAddressReturnType {
  if (text === '') return refuse('addressMissing', {})
  if (/^0x[0-9a-fA-F]*$/.test(text)) return refuse('addressLength', { text, digits: text.length - 2 })
  if (/^[0-9a-fA-F]{40}$/.test(text)) return refuse('addressBare', { text })
  const behind = /^0x[0-9a-fA-F]{40}([^0-9a-zA-Z])/u.exec(text)?.[1]
  if (behind !== undefined) return refuse('separatorUnknown', { separator: behind })
  return refuse('notAddress', { text })
}

function findForbidden(lower: string, options: Pick<ReadOptions, 'token' | 'multiSender'>): RefusalCode | undefined {
  if (lower === zeroAddress) return 'addressZero'
  if (lower === options.token?.toLowerCase()) return 'addressIsToken'
  if (lower === options.multiSender?.toLowerCase()) return 'addressIsMultiSender'
  return undefined
}

function hasMixedCase(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}

// Caches right spellings: each answer re-reads the list, and a hash takes longer than all the rest of a line.
const known = new Set<string>()
const maximumKnown = 100_000
const lowerA = 97

/**
 * Checks the EIP-55 checksum: the n-th letter is a capital if the n-th digit of the hash is 8 or more. Viem writes the
 * right spelling instead and keeps the last 8,192 of them, which doubles the time of a long list.
 *
 * @param address `0x` and 40 hexadecimal digits.
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function hasRightChecksum(address: string): boolean {
  if (known.has(address)) return true
  if (!matchesHash(address.slice(2))) return false
  if (known.size >= maximumKnown) known.clear()
  known.add(address)
  return true
}

function matchesHash(digits: string): boolean {
  const lower = digits.toLowerCase()
  const bytes = new Uint8Array(lower.length)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = lower.charCodeAt(index)
  const hash = keccak256(bytes, 'bytes')
  for (let index = 0; index < digits.length; index += 1) {
    if ((bytes[index] as number) < lowerA) continue
    const isCapital = digits.charCodeAt(index) < lowerA
    if (isCapital !== readDigit(hash, index) >= 8) return false
  }
  return true
}

function readDigit(hash: Uint8Array, index: number): number {
  const byte = hash[index >> 1] as number
  return index % 2 === 0 ? byte >> 4 : byte & 15
}
