import 'fake-indexeddb/auto'
import type { Asset } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { createBalancedClient } from '@saleyard/testkit/chain/create-balanced-client.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { type Hash, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

const coin: Asset = { kind: 'native' }
const person = '0x00000000000000000000000000000000000a11ce'
let chain: ContractChain
let snapshot: Hash

beforeAll(async () => {
  chain = await startContractChain()
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(true)
})
afterAll(() => chain?.stop())

const about = (fresh: string[]) => (method: string) => (fresh.includes(method) ? 0n : 3n)
const ways: [string, (method: string, question: number) => bigint][] = [
  ['the nonce is told by a fresh node and all else by one three blocks behind', about(['eth_getTransactionCount'])],
  ['nonce and newest block are fresh', about(['eth_getTransactionCount', 'eth_blockNumber'])],
  ['only the newest block is fresh', about(['eth_blockNumber'])],
  ['all but receipts and events is fresh', (method) => (/Receipt|Logs|ByHash/.test(method) ? 3n : 0n)],
  ['each question goes to the next of four nodes', (_, question) => BigInt(question % 4)],
  ['questions go to nodes in no order', (_, question) => BigInt([0, 3, 1, 0, 2, 3, 0, 0, 3, 2, 1][question % 11] ?? 0)],
]

test.each(ways)('a batch that arrives is never called replaced, failed or lost where %s', async (_way, lagOf) => {
  const scene = await startRunFixture(chain, { text: small, asset: coin, confirmations: 4 })
  const runChain = createRunChain(createBalancedClient(chain.client as never, lagOf), 4)
  const seen = new Set<string>()
  const progress = await runBatches({
    ...scene.options,
    chain: runChain,
    onProgress: ({ phase, records: [record] }) =>
      seen.add(record?.isMarkedOnly ? 'marked' : `${phase} ${record?.state}`),
  })
  expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  const said = [...seen].filter((each) => /replaced|failed|Decision|Failure|confirming sent/.test(each))
  expect(said).toEqual([])
})

test.each(ways)('a single payment that arrives is never called replaced or failed where %s', async (_way, lagOf) => {
  const scene = await startRunFixture(chain, { text: `${person},1`, asset: coin, confirmations: 4 })
  const runChain = createRunChain(createBalancedClient(chain.client as never, lagOf), 4)
  const seen = new Set<string>()
  const progress = await runBatches({
    ...scene.options,
    chain: runChain,
    onProgress: ({ phase, records: [record] }) =>
      seen.add(record?.isMarkedOnly ? 'marked' : `${phase} ${record?.state}`),
  })
  expect(progress).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
  expect([...seen].filter((each) => /replaced|failed|Decision|Failure|confirming sent/.test(each))).toEqual([])
  expect(await chain.client.getBalance({ address: person })).toBe(parseEther('1'))
})

test('a transaction that really was replaced is called so, whichever nodes answer', async () => {
  const scene = await startRunFixture(chain, { text: small, asset: coin, confirmations: 4 })
  const lagOf = (_: string, question: number) => BigInt(question % 4)
  const runChain = createRunChain(createBalancedClient(chain.client as never, lagOf), 4)
  await chain.client.setAutomine(false)
  let isCancelled = false
  const progress = await runBatches({
    ...scene.options,
    chain: runChain,
    sendBatch: async (batch) => {
      const nonce = await chain.client.getTransactionCount({ address: scene.run.plan.sender })
      const hash = await scene.sendRaw(batch, { nonce, fee: 5n })
      if (!isCancelled) await scene.sendNothing({ nonce, fee: 50n })
      isCancelled = true
      return hash
    },
  })
  expect(progress).toMatchObject({ phase: 'needsDecision', records: [{ state: 'replaced' }] })
})
