import type { Transaction } from '@scripts/bench/measure-gas.ts'
import { sender } from '@scripts/bench/sender.ts'
import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters } from 'viem'

const abi = parseAbi(['function execute(bytes32 mode, bytes executionData) payable'])
const batch = parseAbiParameters(['Call[] calls', 'struct Call { address to; uint256 value; bytes data; }'])

/** ERC-7821: all calls or none, without data for a signature check, for the account itself is the caller. */
const mode = `0x01${'00'.repeat(31)}` as const

/** Several calls as one transaction of an account that runs a batch executor. */
export function encodeExecution(calls: Transaction[]): Transaction {
  const executionData = encodeAbiParameters(batch, [calls.map(({ to, value, data }) => ({ to, value, data }))])
  const data = encodeFunctionData({ abi, functionName: 'execute', args: [mode, executionData] })
  return { to: sender.address, data, value: 0n }
}
