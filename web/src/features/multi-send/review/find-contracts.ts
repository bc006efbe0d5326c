// Finds which recipients are contracts, thousands in one call, with a program that the node runs by state override.

import { type Client, type Hex, hexToBytes } from 'viem'
import { call } from 'viem/actions'

/**
 * A program that reports which addresses hold code, thousands in one call: the node runs it for this call alone, at an
 * address of our choice (state override), so nothing of it is ever on chain. No public contract does this.
 *
 * Call data: packed addresses, 20 bytes each. Answer: one byte each, 1 for a contract, 2 for an account with a
 * delegation (EIP-7702): its code begins with 0xef0100, as no contract's can (EIP-3541).
 */
const program: [assembly: string, code: string][] = [
  ['PUSH1 0', '6000'], //                           i
  ['next: JUMPDEST', '5b'], //                      i
  ['DUP1, PUSH1 20, MUL', '80601402'], //           i, offset
  ['DUP1, CALLDATASIZE, GT, ISZERO', '80361115'], // i, offset, offset >= size
  ['PUSH1 end, JUMPI', '603457'], //                i, offset
  ['CALLDATALOAD, PUSH1 96, SHR', '3560601c'], //   i, address
  ['PUSH1 3, PUSH1 0, PUSH1 0, DUP4', '60036000600083'],
  ['EXTCODECOPY', '3c'], //                         first three bytes of code to memory 0
  ['EXTCODESIZE, ISZERO, ISZERO', '3b1515'], //     i, hasCode
  ['PUSH1 0, MLOAD, PUSH1 232, SHR', '60005160e81c'],
  ['PUSH3 0xef0100, EQ', '62ef010014'], //          i, hasCode, isDelegated
  ['ADD, DUP2, PUSH1 32, ADD, MSTORE8', '018160200153'], // memory[32 + i] = sum
  ['PUSH1 1, ADD', '600101'], //                    i + 1
  ['PUSH1 next, JUMP', '600256'],
  ['end: JUMPDEST, POP', '5b50'], //                i
  ['PUSH1 32, RETURN', '6020f3'], //                memory[32 .. 32 + i]
]

const codeReader: Hex = `0x${program.map(([, code]) => code).join('')}`

/** The program's address during the call; it has no owner. */
const reader = '0x5a1e000000000000000000000000000000c0de01'

/** Some contracts cannot receive coin, and tokens sent to others are stuck there. */
const contract = 1
const none = 0

/**
 * Finds which recipients are contracts. An account with a delegation (EIP-7702) does not count.
 *
 * @param packed Addresses without separators, 20 bytes each; each text is one call.
 * @returns Positions over all of them, ascending; undefined if the node does not support the state override.
 */
export async function findContracts(client: Client, packed: Hex[]): Promise<number[] | undefined> {
  const positions: number[] = []
  let first = 0
  for (const data of packed) {
    const flags = await readFlags(client, data)
    if (!flags) return undefined
    flags.forEach((flag, index) => {
      if (flag === contract) positions.push(first + index)
    })
    first += flags.length
  }
  return positions
}

/**
 * Counts the recipients that run code when they are paid: contracts, and accounts with a delegation.
 *
 * @param packed Addresses without separators, 20 bytes each.
 * @returns Undefined if the node does not support the state override.
 */
export async function countCodes(client: Client, packed: Hex): Promise<number | undefined> {
  return (await readFlags(client, packed))?.filter((flag) => flag !== none).length
}

async function readFlags(client: Client, data: Hex): Promise<Uint8Array | undefined> {
  try {
    const { data: answer } = await call(client, {
      to: reader,
      data,
      stateOverride: [{ address: reader, code: codeReader }],
    })
    const flags = answer && hexToBytes(answer)
    return flags?.length === (data.length - 2) / 40 ? flags : undefined
  } catch {
    // This is only a warning: a node that cannot answer must not block a payment.
    return undefined
  }
}
