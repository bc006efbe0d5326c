// Makes the faults of nodes that are asked for logs and for the state of old blocks. For tests.

import type { Fault } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { type Hex, hexToBigInt, numberToHex } from 'viem'

type Altered = Extract<Fault, { kind: 'altered' }>
type Alter = Altered['alter']
type RawLog = { blockNumber: Hex; logIndex: Hex }

/** Alters the answers to one method; undefined leaves an answer as it is. */
function alter(method: string, change: Alter): Altered {
  return { kind: 'altered', alter: (call, answer) => (call.method === method ? change(call, answer) : undefined) }
}

/** Alters lists of logs. */
export function alterLogs(change: (logs: RawLog[], range: { from: bigint; to: bigint }) => unknown): Altered {
  return alter('eth_getLogs', (call, { result }) => ({ result: change((result ?? []) as RawLog[], readRange(call)) }))
}

/** Gives the first logs of an answer, and says nothing of the others. */
export const cutAt = (most: number) => alterLogs((logs) => logs.slice(0, most))

/** Lacks a log of each range that has it, wherever it is. */
export const lackLog = (block: bigint, index: number) =>
  alterLogs((logs) => logs.filter((log) => hexToBigInt(log.blockNumber) !== block || Number(log.logIndex) !== index))

/** Refuses ranges of more blocks, in these words. */
export const refuseRanges = (most: bigint, message: string, code = -32600) =>
  alter('eth_getLogs', (call) => {
    const { from, to } = readRange(call)
    return to - from + 1n > most ? { result: undefined, error: { code, message } } : undefined
  })

/** Refuses answers of more logs; with a hint it names a range that has fewer. */
export const refuseCounts = (most: number, hasHint: boolean) =>
  alter('eth_getLogs', (call, { result }) => {
    const logs = result as RawLog[]
    if (logs.length <= most) return undefined
    const last = hexToBigInt(logs[most]?.blockNumber ?? '0x0') - 1n
    const hint = hasHint
      ? ` Try with this block range [${numberToHex(readRange(call).from)}, ${numberToHex(last)}].`
      : ''
    return { result: undefined, error: { code: -32005, message: `query returned more than ${most} results.${hint}` } }
  })

/** Never answers for ranges of more blocks. */
export const hangOver = (most: bigint) =>
  alter('eth_getLogs', (call) => {
    const { from, to } = readRange(call)
    return to - from + 1n > most ? new Promise<undefined>(() => {}) : undefined
  })

/** Has no block after this one, and answers as if there were none. */
export function lagAt(head: bigint): Altered {
  return {
    kind: 'altered',
    alter: ({ method, params }, { result }) => {
      if (method === 'eth_getLogs')
        return { result: (result as RawLog[]).filter(({ blockNumber }) => hexToBigInt(blockNumber) <= head) }
      const [tag] = (params ?? []) as [Hex]
      if (method !== 'eth_getBlockByNumber' || !tag.startsWith('0x')) return undefined
      return hexToBigInt(tag) > head ? { result: null } : undefined
    },
  }
}

/** Has the state of the newest block alone. */
export const lackState = (newest: bigint) =>
  alter('eth_call', ({ params }) => {
    const [, tag] = params as [unknown, Hex]
    if (!tag.startsWith('0x') || hexToBigInt(tag) >= newest) return undefined
    return {
      result: undefined,
      error: { code: -32000, message: 'missing trie node 00 (path ) state is not available' },
    }
  })

/** Gives one number of a contract's state as another, wherever it is in an answer. */
export const lieAbout = (truth: bigint, lie: bigint) =>
  alter('eth_call', (_, { result }) => {
    const [from, to] = [truth, lie].map((word) => numberToHex(word, { size: 32 }).slice(2)) as [string, string]
    return typeof result === 'string' ? { result: result.replaceAll(from, to) } : undefined
  })

function readRange({ params }: { params?: readonly unknown[] }): { from: bigint; to: bigint } {
  const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }]
  return { from: hexToBigInt(fromBlock), to: hexToBigInt(toBlock) }
}
