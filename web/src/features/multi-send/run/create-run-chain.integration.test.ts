import 'fake-indexeddb/auto'
import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { createClient, custom, type EIP1193RequestFn } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { runBatches } from './connect-run.ts'

let chain: ContractChain

beforeAll(async () => {
  chain = await startContractChain()
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
  const scene = await startRunFixture(chain, { text: small })
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

const rpcUrl = (): string => chain.client.transport.url ?? ''

/** Of the chain through http and a socket; polls every `pollingInterval` ms. */
function withSocket(socketUrl: string, pollingInterval: number) {
  const endpoints = [rpcUrl(), socketUrl].map((url) => ({ url, batch: false }))
  const transport = networkTransport(endpoints, foundry.id)
  return createRunChain(createClient({ chain: foundry, transport, pollingInterval }), 1)
}

test('[c190] while a run is watched the network tells of new blocks over its WebSocket, sooner than polling would', async () => {
  const runChain = withSocket(rpcUrl().replace('http', 'ws'), 3_600_000)
  const onLost = vi.fn()
  await chain.client.setIntervalMining({ interval: 1 })
  for (let time = 0; time < 2; time += 1) {
    const block = await runChain.getBlockNumber()
    await runChain.waitForBlockAfter(block, { onLost })
    expect(await runChain.getBlockNumber()).toBeGreaterThan(block)
  }
  await chain.client.setIntervalMining({ interval: 0 })
  expect(onLost).not.toHaveBeenCalled()
})

test('where the WebSocket cannot be had, polling goes on without a word', async () => {
  const runChain = withSocket('ws://127.0.0.1:9', 20)
  const onLost = vi.fn()
  const block = await runChain.getBlockNumber()
  const told = runChain.waitForBlockAfter(block, { onLost })
  await chain.client.mine({ blocks: 1 })
  await told
  expect(onLost).not.toHaveBeenCalled()
})

test('who leaves while a block is waited for is not waited for by the socket', async () => {
  const runChain = withSocket(rpcUrl().replace('http', 'ws'), 3_600_000)
  const leaving = new AbortController()
  const told = runChain.waitForBlockAfter(await runChain.getBlockNumber(), { onLost: vi.fn(), signal: leaving.signal })
  leaving.abort()
  await told
})
