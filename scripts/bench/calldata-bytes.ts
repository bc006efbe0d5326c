// Measures the bytes per recipient that a rollup posts, by encoding of the list, and formats them.

import { brotliCompressSync, constants } from 'node:zlib'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { LibZip } from 'solady'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  keccak256,
  numberToHex,
  parseAbi,
  size,
  slice,
  toHex,
} from 'viem'
import { getPayments, type Peers } from './peers.ts'

/** Enough that the head of the call hardly counts. */
const recipients = 500

const rows = ['erc20-existing-18dec', 'erc20-existing-2dec', 'erc20-existing-equal']

/** Bytes of calldata per row and encoding, for one batch. */
export function measureBytes(peers: Peers): Record<string, Record<string, ByteCount>> {
  return Object.fromEntries(
    rows.map((row) => {
      const payments = getPayments(row, peers).payments.slice(0, recipients)
      const counts = Object.entries(encodings).map(([name, encode]) => [name, countBytes(encode(payments))])
      return [row, Object.fromEntries(counts)]
    }),
  )
}

/** The bytes table as text: the whole calldata divided by its recipients. */
export function formatBytes(rows: Record<string, Record<string, ByteCount>>): string {
  const line = (name: string, cells: string[]) =>
    `  ${name.padEnd(48)}${cells.map((cell) => cell.padStart(14)).join('')}`
  const each = (bytes: number) => (bytes / recipients).toFixed(2)
  return [
    `Bytes per recipient that a rollup posts: calldata of ${recipients} payments, divided`,
    ...Object.entries(rows).flatMap(([row, encodings]) => [
      line(row, ['raw', 'brotli 1', 'FastLZ']),
      ...Object.entries(encodings).map(([name, { raw, brotli, fastLz }]) =>
        line(`  ${name}`, [each(raw), each(brotli), each(fastLz)]),
      ),
    ]),
    '',
  ].join('\n')
}

type ByteCount = { raw: number; brotli: number; fastLz: number }

/** Level and window of Arbitrum since ArbOS 20. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 22 }

/**
 * Length as it is, and as rollups estimate it: Arbitrum by brotli, the OP Stack since Fjord by FastLZ level 1, for which
 * its node ported this very compressor. Both compress the whole signed transaction; what surrounds the calldata is left out.
 */
export function countBytes(calldata: Hex): ByteCount {
  return {
    raw: size(calldata),
    brotli: brotliCompressSync(hexToBytes(calldata), { params }).length,
    fastLz: size(LibZip.flzCompress(calldata) as Hex),
  }
}

/** As random as any token's address. */
const token: Address = slice(keccak256(toHex('a token')), 0, 20)

const abi = parseAbi(['function disperseToken(address token, address[] recipients, uint256[] values)'])

/** The whole calldata that pays a list, in the encodings that batch senders use. */
export const encodings: Record<string, (payments: Payment[]) => Hex> = {
  'ours, packed to the width of the list': encodeOurs,
  'two ABI arrays': encodeArrays,
  'one word each, as mega-dropper': encodeWords,
}

function encodeOurs(payments: Payment[]): Hex {
  const asset = { kind: 'erc20', token } as const
  const mode = { kind: 'strict' } as const
  return encodeCall({ id: 0n, route: 'tokenPull', asset, mode, multiSender: token, payments }).data
}

/** What disperse.app takes, and all others but for their names and for an argument more or less. */
function encodeArrays(payments: Payment[]): Hex {
  const args = [token, payments.map(({ address }) => address), payments.map(({ amount }) => amount)] as const
  return encodeFunctionData({ abi, functionName: 'disperseToken', args })
}

/** No selector: total and token in one word, then address and amount in one word each. */
function encodeWords(payments: Payment[]): Hex {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const short = (amount: bigint) => numberToHex(amount, { size: 12 })
  return concat([short(total), token, ...payments.flatMap(({ address, amount }) => [address, short(amount)])])
}
