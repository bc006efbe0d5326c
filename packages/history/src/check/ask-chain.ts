// Asks a chain for many values of one block at once, and tells a node that lacks the block's state from one that does not work.

import { nodePhrases } from '@saleyard/chain/errors/node-phrases.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { findHeader } from '@saleyard/history/read/blocks.ts'
import type { BlockMark } from '@saleyard/history/read/log-store.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { type Abi, type Address, type Client, ContractFunctionExecutionError, type Hex } from 'viem'
import { multicall } from 'viem/actions'

export type Question = { address: Address; abi: Abi; functionName: string; args?: readonly unknown[] }

/** A call carries the code of Multicall3 and its questions: together they stay below the limit of creation code. */
const questionsPerCall = 150
/** Calls at once. */
const concurrency = 4

/**
 * Asks the questions about the state of a block. Without Multicall3 on the chain it works as well.
 *
 * @returns One answer each; undefined where the contract reverts, or is none.
 * @throws HistoryError `stateMissing`, or the node's error.
 */
export async function askContracts(
  client: Client,
  block: BlockMark,
  questions: readonly Question[],
): Promise<unknown[]> {
  const parts = cut(questions, questionsPerCall)
  const answers = await inParallel(parts, concurrency, (part) => askPart(client, block, part))
  return answers.flat()
}

async function askPart(client: Client, { number }: BlockMark, contracts: readonly Question[]): Promise<unknown[]> {
  const options = { deployless: true, allowFailure: true, batchSize: 0, blockNumber: number } as const
  const answers = await multicall(client, { contracts: [...contracts], ...options })
  const failed = answers.find(({ error }) => error && isOfAll(error))
  if (failed) throw failed.error
  return answers.map(({ result }) => result)
}

/** Whether the call failed as a whole, which viem reports as the failure of each question. */
function isOfAll(error: Error): boolean {
  return error instanceof ContractFunctionExecutionError && error.functionName === 'aggregate3'
}

/**
 * Has the first endpoint answer that has the block and its state. The block's hash is compared before and after.
 *
 * @throws HistoryError `stateMissing` if all that work lack the state, `reorg` if all have another block; otherwise the
 *   last endpoint's error.
 */
export async function withState<Result>(
  endpoints: readonly LogEndpoint[],
  block: BlockMark,
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  let last: unknown
  let missing: HistoryError | undefined
  for (const { client, key } of endpoints) {
    try {
      await expectBlock(client, block)
      const result = await ask(client)
      await expectBlock(client, block)
      return result
    } catch (error) {
      last = error
      if (isStateMissing(error)) missing = stateMissing(key, block, error)
    }
  }
  throw missing ?? last ?? new Error('a question without endpoints')
}

async function expectBlock(client: Client, { number, hash }: BlockMark): Promise<void> {
  const header = await findHeader(client, number)
  if (header?.hash === hash) return
  const values = { block: number.toString() }
  if (!header) throw new HistoryError('blockMissing', `The node has no block ${number}`, { values })
  throw new HistoryError('reorg', `The node has another block ${number}`, { values })
}

function stateMissing(key: string, { number }: BlockMark, cause: unknown): HistoryError {
  const values = { endpoint: key, block: number.toString() }
  return new HistoryError('stateMissing', `${key} has no state of block ${number}`, { values, cause })
}

function isStateMissing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const words = (cause as { details?: string }).details ?? ''
    if (nodePhrases.find(([phrase]) => phrase.test(words))?.[1] === 'stateMissing') return true
  }
  return false
}

/** Addresses in one call of {@link findContracts}: 20 kB, and 3 million gas. */
const addressesPerCall = 1_000

/**
 * Creation code that returns a byte for each address that follows it: 1 if there is a contract. An account that delegates
 * to one (EIP-7702, its code begins with `ef0100`) remains a person's. Written by hand, since a node takes one
 * `eth_getCode` for each address:
 *
 * | code | |
 * |---|---|
 * | `610041 6000` | pointer behind this code, and index 0 |
 * | `5b 38 82 10 15 61003d 57` | until the pointer is at the end of the code: |
 * | `6014 82 61800c 39 618000 51` | the 20 bytes at the pointer, as a word |
 * | `6003 6000 61803d 83 3c` | the first three bytes of that account's code |
 * | `3b 15 15` | whether it has code |
 * | `618020 51 62ef0100 14 15 16` | and these are not `ef0100` |
 * | `81 53` | as the byte at the index |
 * | `6001 01 90 6014 01 90 6005 56` | the next one |
 * | `5b 6000 f3` | return as many bytes as there were addresses |
 */
const contractFinder: Hex =
  '0x61004160005b3882101561003d5760148261800c39618000516003600061803d833c3b15156180205162ef0100141516815360010190601401906005565b6000f3'

/** The addresses that have a contract at the block. */
export async function findContracts(
  client: Client,
  { number }: BlockMark,
  all: readonly Address[],
): Promise<Address[]> {
  const parts = await inParallel(cut(all, addressesPerCall), concurrency, async (part) => {
    const data = `${contractFinder}${part.map((address) => address.slice(2)).join('')}` as Hex
    const found = await client.request({ method: 'eth_call', params: [{ data }, `0x${number.toString(16)}`] })
    return part.filter((_, index) => found.slice(2 + index * 2, 4 + index * 2) === '01')
  })
  return parts.flat()
}

function cut<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

/** Results in the order of the items; the first failure ends it. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: lanes }, run))
  return results
}
