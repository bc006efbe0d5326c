// Measures how long 1,000 ranges of logs take to read, next to what their node takes for as many requests at once.

import { transferTopic } from '@saleyard/history/folds/erc20.ts'
import { readLogs } from '@saleyard/history/read/read-logs.ts'
import { startHttpServer } from '@saleyard/testkit/http-server.ts'
import { createClient, http, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { accountWord, token, toWord } from './transfers.ts'

const [ranges, blocksPerRange, logsPerRange, concurrency] = [1_000, 100, 33, 4]
/** What the node takes for an answer, ms. */
const delay = 12
const last = ranges * blocksPerRange - 1

/** @returns The reader's time as a multiple of the node's. */
export async function measureRanges(): Promise<number[]> {
  const node = await startHttpServer(async (_, body) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    return { body: answer(JSON.parse(body)) }
  })
  try {
    const plain = await time(() => askPlainly(node.url))
    const reader = await time(() => read(node.url))
    return [reader / plain]
  } finally {
    await node.stop()
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

type Call = { id: number; method: string; params: [{ fromBlock: string; toBlock: string }] & [string] }

function answer({ id, method, params }: Call): string {
  const result = method === 'eth_getLogs' ? makeLogs(Number(params[0].fromBlock)) : makeBlock(params[0])
  return JSON.stringify({ jsonrpc: '2.0', id, result })
}

function makeBlock(tag: string) {
  return { number: tag, hash: toWord(Number(tag)), timestamp: '0x1' }
}

function makeLogs(first: number) {
  return Array.from({ length: logsPerRange }, (_, index) => ({
    address: token,
    topics: [transferTopic, accountWord(index), accountWord(index + 1)],
    data: toWord(index),
    blockNumber: numberToHex(first + index),
    blockHash: toWord(first + index),
    logIndex: '0x0',
    transactionHash: toWord(first + index),
    transactionIndex: '0x0',
    removed: false,
  }))
}
