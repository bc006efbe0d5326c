import { openPrunedNode } from '@saleyard/testkit/chain/open-pruned-node.ts'
import { startTestChain, testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createClient, custom, type EIP1193RequestFn, type Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findReplacement } from './find-replacement.ts'

const [alice, bob] = testAccounts.map(({ address }) => address) as [Hash, Hash]
let chain: Awaited<ReturnType<typeof startTestChain>>
/** Of alice, by nonce: the first 901 blocks deep, the second 100. */
const hashes: Hash[] = []

beforeAll(async () => {
  chain = await startTestChain()
  const send = async () => void hashes.push(await chain.wallet.sendTransaction({ to: bob, value: 1n }))
  await chain.client.mine({ blocks: 40 })
  await send()
  for (let time = 0; time < 2; time += 1) await chain.client.mine({ blocks: 400 })
  await send()
  await chain.client.mine({ blocks: 99 })
})
afterAll(() => chain?.stop())

test('a transaction is found whatever its distance, by few questions', async () => {
  const { client, counted } = openPrunedNode(chain)
  expect((await findReplacement(client, { account: alice, nonce: 0 }))?.hash).toBe(hashes[0])
  expect(counted.questions).toBeLessThan(16)
})

test.each([128, 110])('a young one is found by a node that has the state of %i blocks', async (blocks) => {
  const { client } = openPrunedNode(chain, blocks)
  expect((await findReplacement(client, { account: alice, nonce: 1 }))?.hash).toBe(hashes[1])
})

test('what is older than the state of the node is not known', async () => {
  const { client } = openPrunedNode(chain, 128)
  expect(await findReplacement(client, { account: alice, nonce: 0 })).toBeUndefined()
})

test('an unused number is used by nothing', async () => {
  expect(await findReplacement(openPrunedNode(chain).client, { account: alice, nonce: 2 })).toBeUndefined()
})

test('a node that does not answer is no node without old state', async () => {
  const request: EIP1193RequestFn = async (call: { method: string; params?: unknown }) => {
    if (call.method === 'eth_getTransactionCount') throw new Error('fetch failed')
    return chain.client.request(call as never) as never
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  await expect(findReplacement(client, { account: alice, nonce: 0 })).rejects.toThrow('fetch failed')
})
