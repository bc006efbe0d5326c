// A node in a process of its own, which answers after a fixed time: its work takes nothing from the reader's thread.

import { transferTopic } from '@saleyard/history/folds/erc20.ts'
import { startHttpServer } from '@saleyard/testkit/http-server.ts'
import { numberToHex } from 'viem'
import { accountWord, token, toWord } from './transfers.ts'

/** ms to an answer, and logs in it. */
const [delay = 0, logsPerRange = 0] = process.argv.slice(2).map(Number)

const node = await startHttpServer(async (_, body) => {
  await new Promise((resolve) => setTimeout(resolve, delay))
  return { body: answer(JSON.parse(body)) }
})
process.send?.(node.url)

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
