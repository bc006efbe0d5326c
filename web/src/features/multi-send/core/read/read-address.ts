import type { Address } from 'viem'
import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'
import type { ReadOptions } from '@/features/multi-send/core/question-types.ts'
import { hasRightChecksum } from './has-right-checksum.ts'

type ReadAddressReturnType = { ok: true; address: Address } | { ok: false; reason: RefusalCode; values: CodeValues }

// `bnb:0x…` of EIP-3770, `eip155:56:0x…` of CAIP-10.
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

/** The prefix that this chain has, in the manner of the one that was written. */
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
