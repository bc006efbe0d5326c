import 'fake-indexeddb/auto'
import { createClient, custom, type EIP1193RequestFn } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunChain } from './create-run-chain.ts'
import { runBatches } from './run-batches.ts'
import { small } from './testing/lists.ts'
import { startScene } from './testing/start-scene.ts'
import { startTestChain, type TestChain } from './testing/start-test-chain.ts'

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

test('the next nonce counts what waits in the pool: a batch behind it would look replaced by it', async () => {
  const { client } = chain
  const runChain = createRunChain(client, 1)
  const { address } = client.account
  const before = await client.getTransactionCount({ address })
  await client.setAutomine(false)
  const hash = await client.sendTransaction({ to: address, gas: 21_000n })
  expect(await runChain.getNonce(address)).toBe(before + 1)
  await client.dropTransaction({ hash })
  await client.setAutomine(true)
})

test('events that a node did not have yet are searched again, though their blocks are final by now', async () => {
  const scene = await startScene(chain, { text: small })
  await runBatches(scene.options)
  let isBehind = true
  const request: EIP1193RequestFn = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_getLogs' && isBehind) return [] as never
    return chain.client.request({ method, params } as Parameters<typeof chain.client.request>[0]) as never
  }
  const mixed = createRunChain(createClient({ chain: foundry, transport: custom({ request }) }), 1)

  const early = await mixed.readFacts(scene.run)
  expect(early.logs).toEqual([])
  isBehind = false
  expect((await mixed.readFacts(scene.run)).logs).toMatchObject([{ kind: 'sent', id: scene.run.plan.batches[0]?.id }])
})
