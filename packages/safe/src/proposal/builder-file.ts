// Writes and reads files of Safe's transaction builder, with its checksum.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { checkDomain, type SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { type Hash, keccak256, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { address, data, mostCalls, parseFields, parseJson, serialize, uint } from './schema.ts'

/** Of the builder whose files these are: it reads them whichever version it has. */
const builderVersion = '1.17.1'

type BuilderFile = SafeDomain & {
  name: string
  description?: string
  /** In ms since 1970. */
  createdAt: number
  calls: readonly SafeCall[]
}

/** A stranger's text on one line: characters that break lines or turn the direction of what follows are left out. */
const text = z.pipe(
  z.string().check(z.maxLength(1_000)),
  z.transform((value) => value.replace(/\p{Cc}|\p{Bidi_Control}/gu, ' ')),
)

const schema = z.object({
  version: z.literal('1.0'),
  chainId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  createdAt: z.int(),
  meta: z.object({
    name: text,
    description: z.optional(text),
    createdFromSafeAddress: address,
    checksum: z.string(),
  }),
  transactions: z
    .array(z.object({ to: address, value: uint, data: z.nullish(data) }))
    .check(z.minLength(1), z.maxLength(mostCalls)),
})

/** Writes calls as the text of a file that the transaction builder opens: the Safe makes them in one transaction. */
export function writeBuilderFile({ chainId, safe, name, description = '', createdAt, calls }: BuilderFile): string {
  const file = {
    version: '1.0',
    chainId: `${chainId}`,
    createdAt,
    meta: {
      name,
      description,
      txBuilderVersion: builderVersion,
      createdFromSafeAddress: safe,
      createdFromOwnerAddress: '',
    },
    // Only bytes: the builder makes none from a method's inputs, which could differ from ours.
    transactions: calls.map(({ to, value, data }) => ({
      to,
      value: `${value}`,
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  }
  return JSON.stringify({ ...file, meta: { ...file.meta, checksum: computeChecksum(file) } }, undefined, 2)
}

/**
 * Computes the builder's checksum of a file: everything counts but the checksum itself and the name, which people change.
 * It shows accidents: a person who changes a file can compute another one.
 */
export function computeChecksum(file: { meta: object }): Hash {
  const { checksum: _checksum, ...meta } = file.meta as { checksum?: unknown }
  return keccak256(stringToHex(serialize({ ...file, meta: { ...meta, name: null } })))
}

/**
 * Reads a file of the transaction builder whose calls are bytes, as ours are.
 *
 * @param expected The chain and the Safe for which it must be.
 * @throws {SafeError} `fileTooLarge`, `notJson`, `damaged`, `chainMismatch`, `safeMismatch`, `checksumMismatch`,
 * `callWithoutData`.
 */
export function readBuilderFile(text: string, expected?: SafeDomain): BuilderFile {
  const json = parseJson(text)
  const { chainId, createdAt, meta, transactions } = parseFields(json, schema)
  if (computeChecksum(json as { meta: object }) !== meta.checksum) throw new SafeError('checksumMismatch')
  const { name, description, createdFromSafeAddress: safe } = meta
  if (expected) checkDomain(expected, { chainId: Number(chainId), safe })
  const calls = transactions.map(({ to, value, data }, index) => {
    if (!data) throw new SafeError('callWithoutData', { number: index + 1 })
    return { to, value, data }
  })
  return { chainId: Number(chainId), safe, name, ...(description && { description }), createdAt, calls }
}
