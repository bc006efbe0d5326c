// Checks the fields that files and links of a Safe share.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { callHeadBytes } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type Address, getAddress, type Hex, isAddress, size } from 'viem'
import * as z from 'zod/mini'

/* Bounds keep a page that opens a stranger's file from working for minutes. */
/** In bytes of data, of a transaction and of a contract's signature: a node takes no longer transaction. */
const mostDataBytes = 131_072
const mostSignatureBytes = 16_384
/** Packed, each takes its head. */
export const mostCalls = Math.floor(mostDataBytes / callHeadBytes)
/** A Safe with more owners than that runs out of gas. */
const mostSignatures = 1_000

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern))
const bytes = (most: number) =>
  z.pipe(
    z.string().check(
      z.maxLength(2 + 2 * most),
      z.refine((value) => value.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(value)),
    ),
    z.transform((value) => value.toLowerCase() as Hex),
  )

export const hash = z.pipe(
  matching(/^0x[0-9a-fA-F]{64}$/),
  z.transform((value) => value.toLowerCase() as Hex),
)
/** In mixed case only with its checksum. */
export const address = z.pipe(
  z.string().check(z.refine((value) => isAddress(value))),
  z.transform((value): Address => getAddress(value)),
)
/** Up to 256 bits, as decimal digits. */
export const uint = z.pipe(
  z.string().check(z.refine((value) => /^(0|[1-9]\d{0,77})$/.test(value) && BigInt(value) < 1n << 256n)),
  z.transform((value): bigint => BigInt(value)),
)
export const chainId = z.int().check(z.positive())
export const data = bytes(mostDataBytes)

export const safeTx = z.object({
  to: address,
  value: uint,
  data,
  operation: z.union([z.literal(0), z.literal(1)]),
  safeTxGas: uint,
  baseGas: uint,
  gasPrice: uint,
  gasToken: address,
  refundReceiver: address,
  nonce: uint,
}) satisfies z.ZodMiniType<SafeTx, unknown>

export const signatures = z
  .array(
    z.object({
      owner: address,
      kind: z.enum(['eip712', 'ethSign', 'approved', 'contract']),
      data: bytes(mostSignatureBytes),
    }),
  )
  .check(
    z.maxLength(mostSignatures),
    // All of them go into one transaction.
    z.refine((all) => all.reduce((sum, { data }) => sum + size(data), 0) <= mostDataBytes),
  ) satisfies z.ZodMiniType<OwnerSignature[], unknown>

/** In characters: a file with the longest transaction and all signatures is shorter. */
export const mostText = 4_000_000

/**
 * Parses a text as JSON.
 *
 * @throws {SafeError} `fileTooLarge`, `notJson`.
 */
export function parseJson(text: string): unknown {
  if (text.length > mostText) throw new SafeError('fileTooLarge', { length: text.length, most: mostText })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SafeError('notJson', {}, cause)
  }
}

/**
 * Parses a file of ours of one format.
 *
 * @throws {SafeError} `formatUnknown`, `newer`, `damaged`.
 */
export function parseFormat<Output>(
  value: unknown,
  { format, version }: { format: string; version: number },
  schema: z.ZodMiniType<Output, unknown>,
): Output {
  const head = z.object({ format: z.literal(format), version: z.int().check(z.positive()) }).safeParse(value)
  if (!head.success) throw new SafeError('formatUnknown', { format })
  if (head.data.version > version) throw new SafeError('newer', { version: head.data.version })
  return parseFields(value, schema)
}

/** @throws {SafeError} `damaged`, with the names of the fields. */
export function parseFields<Output>(value: unknown, schema: z.ZodMiniType<Output, unknown>): Output {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const names = read.error.issues.map(({ path }) => path.join('.'))
  throw new SafeError('damaged', { fields: [...new Set(names)].join(', ') }, read.error)
}

/** Writes numbers of any size as decimal digits, which JSON has no other way to keep. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each), indent)
}

/** Objects and lists in each other: a file of ours has four, one of the builder with a method's inputs some more. */
const mostDepth = 32

/**
 * Writes a JSON value as one text that does not depend on the order of its fields. Safe's transaction builder hashes this
 * text: of each object first the names, sorted, then the values, each with a comma behind it.
 *
 * @throws {SafeError} `damaged` for a value that is nested deeper than any of these files.
 */
export function serialize(value: unknown, depth = 0): string {
  if (depth > mostDepth) throw new SafeError('damaged', { fields: '' })
  const inner = (each: unknown) => serialize(each, depth + 1)
  if (Array.isArray(value)) return `[${value.map(inner).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = JSON.stringify(fields.map(([name]) => name))
  return `{${names}${fields.map(([, each]) => `${inner(each)},`).join('')}}`
}
