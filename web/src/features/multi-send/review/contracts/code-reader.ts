import type { Hex } from 'viem'

/**
 * A program that tells which addresses hold code, thousands in one question: the node runs it for the question alone, at an
 * address that we name (state override), and nothing of it is ever on chain. No public contract does this.
 *
 * Call data: packed addresses, 20 bytes each. Answer: one byte each, 1 for a contract, 2 for an account that has delegated
 * itself (EIP-7702): it begins with 0xef0100, as no contract can (EIP-3541).
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

export const codeReader: Hex = `0x${program.map(([, code]) => code).join('')}`
