import { hexToBigInt, isHex } from 'viem'
import type { Head } from './network-health.ts'

/** The newest block, where an answer tells it; the caller asked for nothing else than its own answer. */
export function readHead(known: Head | undefined, method: string, params: unknown, result: unknown): Head | undefined {
  const seenAt = Date.now()
  if (method === 'eth_blockNumber' && isHex(result)) {
    const number = hexToBigInt(result)
    return { number, madeAt: number === known?.number ? known.madeAt : undefined, seenAt }
  }
  if (method !== 'eth_getBlockByNumber' || (params as readonly unknown[] | undefined)?.[0] !== 'latest')
    return undefined
  const { number, timestamp } = (result ?? {}) as { number?: unknown; timestamp?: unknown }
  if (!isHex(number) || !isHex(timestamp)) return undefined
  return { number: hexToBigInt(number), madeAt: Number(timestamp) * 1000, seenAt }
}
