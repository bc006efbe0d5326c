// Measures how long 1,000 ranges of logs take to read, next to what their node takes for as many requests at once.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { transferTopic } from '@saleyard/history/folds/erc20.ts'
import { readLogs } from '@saleyard/history/read/read-logs.ts'
import { createClient, http, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { token } from './transfers.ts'

const [ranges, blocksPerRange, logsPerRange, concurrency] = [1_000, 100, 33, 4]
/** What the node takes for an answer, ms. */
const delay = 12
const last = ranges * blocksPerRange - 1

/** @returns The reader's time as a multiple of the node's. */
export async function measureRanges(): Promise<number[]> {
  const script = fileURLToPath(new URL('slow-node.ts', import.meta.url))
  const node = fork(script, [String(delay), String(logsPerRange)], { execArgv: ['--import', 'tsx'] })
  try {
    const [url] = (await once(node, 'message')) as [string]
    const plain = await time(() => askPlainly(url))
    const reader = await time(() => read(url))
    return [reader / plain]
  } finally {
    node.kill()
    await once(node, 'exit')
  }
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The same requests, whose answers are only parsed. */
async function askPlainly(url: string): Promise<void> {
  const waiting = Array.from({ length: ranges }, (_, index) => index)
  const run = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const [from, to] = [index * blocksPerRange, (index + 1) * blocksPerRange - 1].map((block) => numberToHex(block))
      const params = [{ address: token, topics: [[transferTopic]], fromBlock: from, toBlock: to }]
      const body = JSON.stringify({ jsonrpc: '2.0', id: index, method: 'eth_getLogs', params })
      const headers = { 'Content-Type': 'application/json' }
      await (await fetch(url, { method: 'POST', headers, body })).json()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, run))
}

async function read(url: string): Promise<void> {
  const endpoints = [{ key: 'node', client: createClient({ chain: foundry, transport: http(url) }) }]
  const learned = new Map([['node', { size: blocksPerRange, ceiling: blocksPerRange, isNamed: true, streak: -ranges }]])
  const filter = { address: token, topics: [[transferTopic]] } as const
  const { gaps } = await readLogs({ endpoints, filter, fromBlock: 0n, toBlock: BigInt(last), concurrency, learned })
  if (gaps.length > 0) throw gaps[0]?.error
}
