import { numberToHex } from 'viem'
import type { Answer, Distortion, RpcCall } from './fault.ts'

/** A node's answer, as one of another network or one that is behind gives it. */
export function distortAnswer(fault: Distortion, call: RpcCall, answer: Partial<Answer>): Partial<Answer> {
  return fault.kind === 'stale' ? age(fault, call, answer) : elsewhere(fault, call, answer)
}

function elsewhere(fault: { chainId: number }, { method }: RpcCall, answer: Partial<Answer>): Partial<Answer> {
  return method === 'eth_chainId' ? { result: numberToHex(fault.chainId) } : answer
}

function age(fault: { blocks: bigint; seconds: bigint }, call: RpcCall, answer: Partial<Answer>): Partial<Answer> {
  const older = (value: unknown, by: bigint) => numberToHex(BigInt(String(value)) - by)
  if (call.method === 'eth_blockNumber') return { result: older(answer.result, fault.blocks) }
  if (call.method !== 'eth_getBlockByNumber' || call.params?.[0] !== 'latest') return answer
  const block = answer.result as { number: string; timestamp: string }
  const { number, timestamp } = block
  return { result: { ...block, number: older(number, fault.blocks), timestamp: older(timestamp, fault.seconds) } }
}
