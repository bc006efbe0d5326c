// Keeps histories in a folder, for programs: one file per history, which only grows.

import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { HistoryLog } from '@saleyard/history/folds/fold.ts'
import {
  type BlockMark,
  type BlockRange,
  cutLogs,
  joinRanges,
  type LogStore,
  mergeMarks,
  sortRanges,
} from '@saleyard/history/read/log-store.ts'
import type { Address, Hash, Hex } from 'viem'

/** A line of the file: a range with its logs, marks, or the block from which on all before it is forgotten. */
type Line =
  | { from: string; to: string; logs: PackedLog[] }
  | { marks: { number: string; hash: Hash }[] }
  | { dropFrom: string }
type PackedLog = [string, number, Hash, Address, readonly Hex[], Hex, string | null]

/** A range, and where its line is. Blocks may have been dropped since it was written. */
type Entry = BlockRange & { offset: number; length: number }

/** The store, and the way to let go of its file. */
export type FolderStore = LogStore & { close(): Promise<void> }

const newline = 0x0a

/**
 * Opens the history in this file, or begins one. A line that a crash has cut off is left out.
 *
 * @throws Error if the file is none of a history.
 */
export async function openFolderStore(path: string): Promise<FolderStore> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  let [entries, marks, end]: [Entry[], BlockMark[], number] = [[], [], 0]

  const take = (line: Line, offset: number, length: number) => {
    if ('logs' in line) entries.push({ fromBlock: BigInt(line.from), toBlock: BigInt(line.to), offset, length })
    else if ('marks' in line)
      marks = mergeMarks(
        marks,
        line.marks.map(({ number, hash }) => ({ number: BigInt(number), hash })),
      )
    else [entries, marks] = drop(entries, marks, BigInt(line.dropFrom))
  }
  try {
    for await (const { bytes, offset } of readLines(file)) {
      take(JSON.parse(bytes.toString('utf8')), offset, bytes.length)
      end = offset + bytes.length + 1
    }
    await file.truncate(end)
  } catch (error) {
    await file.close()
    throw error
  }

  // One line after another, in the order of the calls.
  let written: Promise<unknown> = Promise.resolve()
  const write = (line: Line) => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    const done = written.then(async () => {
      await file.appendFile(bytes)
      take(line, end, bytes.length - 1)
      end += bytes.length
    })
    written = done.catch(() => {})
    return done
  }

  return {
    listRanges: async () => joinRanges(entries),
    append: ({ fromBlock, toBlock, logs }) =>
      write({ from: String(fromBlock), to: String(toBlock), logs: logs.map(pack) }),
    async *read(wanted) {
      for (const entry of sortRanges(entries)) {
        if (entry.toBlock < wanted.fromBlock || entry.fromBlock > wanted.toBlock) continue
        const bytes = Buffer.alloc(entry.length)
        await file.read(bytes, 0, entry.length, entry.offset)
        const { logs } = JSON.parse(bytes.toString('utf8')) as { logs: PackedLog[] }
        const left = logs.map(unpack).filter(({ blockNumber }) => blockNumber <= entry.toBlock)
        const page = cutLogs({ ...entry, logs: left }, wanted)
        if (page.length > 0) yield page
      }
    },
    listMarks: async () => marks,
    addMarks: (more) => write({ marks: more.map(({ number, hash }) => ({ number: String(number), hash })) }),
    dropFrom: (block) => write({ dropFrom: String(block) }),
    async close() {
      await written
      await file.close()
    },
  }
}

function drop(entries: Entry[], marks: BlockMark[], block: bigint): [Entry[], BlockMark[]] {
  const left = entries
    .filter(({ fromBlock }) => fromBlock < block)
    .map((entry) => (entry.toBlock < block ? entry : { ...entry, toBlock: block - 1n }))
  return [left, marks.filter(({ number }) => number < block)]
}

/** The whole lines of a file, without their ends. */
async function* readLines(file: FileHandle): AsyncGenerator<{ bytes: Buffer; offset: number }> {
  const chunk = Buffer.alloc(1 << 20)
  let [rest, offset, position] = [Buffer.alloc(0), 0, 0]
  for (;;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position)
    if (bytesRead === 0) return
    position += bytesRead
    rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)])
    for (let at = rest.indexOf(newline); at >= 0; at = rest.indexOf(newline)) {
      yield { bytes: rest.subarray(0, at), offset }
      offset += at + 1
      rest = rest.subarray(at + 1)
    }
  }
}

function pack(log: HistoryLog): PackedLog {
  const { blockNumber, logIndex, transactionHash, address, topics, data, blockTimestamp } = log
  const time = blockTimestamp === undefined ? null : String(blockTimestamp)
  return [String(blockNumber), logIndex, transactionHash, address, topics, data, time]
}

function unpack([blockNumber, logIndex, transactionHash, address, topics, data, time]: PackedLog): HistoryLog {
  const blockTimestamp = time === null ? undefined : BigInt(time)
  return { blockNumber: BigInt(blockNumber), logIndex, transactionHash, address, topics, data, blockTimestamp }
}
