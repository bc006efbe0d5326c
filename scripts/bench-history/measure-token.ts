// Prints what the whole history of a token's page takes for 200,000 transfers to 50,000 holders, as JSON: ms of processor time for
// the fold, MB of its ledgers, ms of processor time for the reading with the fold and the comparison with the chain.

import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { createClient, http } from 'viem'
import { createHistoryService } from '@/lib/history/create-history-service.ts'
import { isToken0 } from '@/lib/history/read-token-history.ts'
import { openTokenLedgers } from '@/lib/history/token-ledgers.ts'
import { startCrowdedToken } from './crowded-token.ts'

const [transfers, holders] = [200_000, 50_000]

const { rpcUrl, place, stop } = await startCrowdedToken({ transfers, holders, hours: 500 })
try {
  const endpoints = [{ key: 'node', client: createClient({ transport: http(rpcUrl) }) }]
  const store = createMemoryStore()
  const openNetwork = () => ({ endpoints, confirmations: 1 })
  const service = createHistoryService({ openNetwork, openStore: async () => store })
  const start = readProcessorTime()
  const history = await service.readToken({ ...place, job: 'bench', chainId: 31337 })
  const all = readProcessorTime() - start
  const isProven = history.verdict.kind === 'proven' || history.verdict.kind === 'sampled'
  if (!isProven || history.misfits.length > 0 || (history.holders?.count ?? 0) < holders)
    throw new Error('The history is not that of the chain')

  const pages = []
  for await (const page of store.read({ fromBlock: 0n, toBlock: history.block.number })) pages.push(page)
  const { pair = place.token } = place
  const ledgers = openTokenLedgers(place, await isToken0(endpoints, { token: place.token, pair }))
  const before = readMemory()
  const begin = readProcessorTime()
  for (const page of pages) ledgers.take(page)
  const figures = ledgers.list()
  const fold = readProcessorTime() - begin
  const memory = readMemory() - before
  if (figures.holdings.length !== history.holders?.count) throw new Error('Another fold has other holders')
  console.log(JSON.stringify([fold, memory, all]))
} finally {
  await stop()
}

/** ms; what the node does on the same cores is not in it. */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** MB */
function readMemory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
