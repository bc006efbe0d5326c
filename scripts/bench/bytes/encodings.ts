import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  slice,
  toHex,
} from 'viem'
import type { Payment } from '@/features/multi-send/core/encode-batch.ts'
import { encodeCall } from '@/features/multi-send/core/encode-call.ts'

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
