// Keeps the hashes of the last blocks that were read, and forgets what is no longer of the chain.

import type { Client } from 'viem'
import { findHeader } from './blocks.ts'
import type { BlockMark, LogStore } from './log-store.ts'

/**
 * Marks the end of a reading and blocks before it, at distances of 1, 2, 4 and so on down to the confirmation depth.
 *
 * @param depth Blocks after which the chain does not change any more.
 */
export async function markTail(store: LogStore, client: Client, end: BlockMark, depth: bigint): Promise<void> {
  const distances: bigint[] = []
  for (let distance = 1n; distance < depth; distance *= 2n) distances.push(distance)
  if (depth > 0n) distances.push(depth)
  const numbers = distances.map((distance) => end.number - distance).filter((number) => number >= 0n)
  const headers = await Promise.all(numbers.map((number) => findHeader(client, number)))
  await store.addMarks([...headers.filter((header) => header !== undefined), end].map(toMark))
}

/**
 * Compares the marks with the chain, from the last one down, and drops what comes after the last block that is still
 * there. Without any such block everything is dropped.
 *
 * @returns Whether anything was dropped.
 */
export async function dropReorged(store: LogStore, client: Client): Promise<boolean> {
  const marks = await store.listMarks()
  const valid = await findLastValid(client, marks)
  if (valid === marks.length - 1) return false
  const last = marks[valid]
  await store.dropFrom(last ? last.number + 1n : 0n)
  return true
}

/** The index of the last mark that is of the chain; -1 if there is none. */
async function findLastValid(client: Client, marks: readonly BlockMark[]): Promise<number> {
  for (let index = marks.length - 1; index >= 0; index--) {
    const mark = marks[index] as BlockMark
    const header = await findHeader(client, mark.number)
    if (header?.hash === mark.hash) return index
  }
  return -1
}

const toMark = ({ number, hash }: BlockMark): BlockMark => ({ number, hash })
