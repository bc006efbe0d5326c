// Writes and reads files of Safe's transaction builder, with its checksum.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { type Hash, keccak256, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { address, data, parseFields, parseJson, serialize, uint } from './schema.ts'

/** Of the builder whose files these are: it reads them whichever version it has. */
const builderVersion = '1.17.1'

type BuilderFile = SafeDomain & {
  name: string
  description?: string
  /** In ms since 1970. */
  createdAt: number
  calls: readonly SafeCall[]
}

const schema = z.object({
  version: z.literal('1.0'),
  chainId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  createdAt: z.int(),
  meta: z.object({
    name: z.string(),
    description: z.optional(z.string()),
    createdFromSafeAddress: address,
    checksum: z.string(),
  }),
  transactions: z.array(z.object({ to: address, value: uint, data: z.nullish(data) })).check(z.minLength(1)),
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
 * @throws {SafeError} `fileTooLarge`, `notJson`, `damaged`, `checksumMismatch`, `callWithoutData`.
 */
export function readBuilderFile(text: string): BuilderFile {
  const json = parseJson(text)
  const { chainId, createdAt, meta, transactions } = parseFields(json, schema)
  if (computeChecksum(json as { meta: object }) !== meta.checksum) throw new SafeError('checksumMismatch')
  const calls = transactions.map(({ to, value, data }, index) => {
    if (!data) throw new SafeError('callWithoutData', { number: index + 1 })
    return { to, value, data }
  })
  const { name, description, createdFromSafeAddress: safe } = meta
  return { chainId: Number(chainId), safe, name, ...(description && { description }), createdAt, calls }
}
