import type { Transaction } from '@scripts/bench/measure-gas.ts'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'

/** Gives somebody an allowance over the sender's tokens. */
export function encodeApproval(token: Address, spender: Address, amount: bigint): Transaction {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  return { to: token, data, value: 0n }
}
