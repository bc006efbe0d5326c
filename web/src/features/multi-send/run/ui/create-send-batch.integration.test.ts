import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { BatchNotSubmittedError } from '@saleyard/send/run/types.ts'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { type Address, encodeFunctionData, erc20Abi, type Hash } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { startTestChain } from '@/testing/test-networks.ts'
import { createSendBatch } from './create-send-batch.ts'

const [alice, bob] = testAccounts.map(({ address }) => address) as [Address, Address]
let chain: Awaited<ReturnType<typeof startTestChain>>
let connector: Connector
let runs = 0

beforeAll(async () => {
  chain = await startTestChain()
  connector = await connectFirstWallet(chain.config)
})
beforeEach(() => void runs++)
afterEach(async () => {
  vi.restoreAllMocks()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})
afterAll(() => chain?.stop())

const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 1n] })
const batch = { id: 1n, number: 1, count: 1, first: 0, total: 1n, to: bob, value: 1n, data } as Batch

function sender() {
  const summary = { id: `run-${runs}`, symbol: 'ETH', decimals: 18 }
  const plan = {
    chainId: foundry.id,
    sender: alice,
    mode: { kind: 'strict' },
    asset: { kind: 'native' },
    batches: [batch],
    recipients: [{ address: bob }],
  }
  const run = { summary, plan } as never
  return createSendBatch({ config: chain.config, run, recordOf: () => undefined, t: ((key: string) => key) as never })
}

/** The wallet's next answer is lost, whether or not it has sent. Gives the hashes that the page does not hear of. */
async function loseNextAnswer({ isSent }: { isSent: boolean }) {
  const lost: Hash[] = []
  const provider = (await connector.getProvider({ chainId: foundry.id })) as {
    request: (args: { method: string }) => Promise<unknown>
  }
  const request = provider.request.bind(provider)
  const spy = vi.spyOn(connector, 'getProvider').mockResolvedValue({
    request: async (args: { method: string }) => {
      if (args.method !== 'eth_sendTransaction') return request(args)
      spy.mockRestore()
      // What the page then looks for once is in a block by then.
      if (isSent) lost.push(await untilMined((await request(args)) as Hash))
      throw new Error('The request timed out')
    },
  })
  return lost
}
async function untilMined(hash: Hash) {
  await chain.client.waitForTransactionReceipt({ hash })
  return hash
}
const nonce = () => chain.client.getTransactionCount({ address: alice })

test('a batch that was sent although the wallet lost its answer gives its hash', async () => {
  const lost = await loseNextAnswer({ isSent: true })
  const before = await nonce()
  const hash = await sender()(batch)
  expect(lost).toEqual([hash])
  expect(await nonce()).toBe(before + 1)
})

test('a batch of which nobody knows whether it was sent fails as handed over, and may be sent again', async () => {
  const send = sender()
  await loseNextAnswer({ isSent: false })
  const failure = await send(batch).catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(BatchNotSubmittedError)
  expect(await activityStore.list()).toMatchObject([{ state: 'uncertain' }])

  await expect(send(batch)).resolves.toMatch(/^0x/)
})

test('a contract that is no Safe we know answers with the hash of its proposal, by which the batch is followed', async () => {
  const safeTxHash = `0x${'5a'.repeat(32)}` as const
  const provider = (await connector.getProvider({ chainId: foundry.id })) as {
    request: (args: { method: string; params: readonly unknown[] }) => Promise<unknown>
  }
  const request = provider.request.bind(provider)
  const asked: unknown[] = []
  vi.spyOn(connector, 'getProvider').mockResolvedValue({
    request: async (args: { method: string; params: readonly unknown[] }) => {
      if (args.method !== 'eth_sendTransaction') return request(args)
      asked.push(...args.params)
      return safeTxHash
    },
  })
  await chain.client.setCode({ address: alice, bytecode: '0x00' })
  const answer = await sender()(batch).finally(() => chain.client.setCode({ address: alice, bytecode: '0x' }))
  expect(answer).toBe(safeTxHash)
  expect(asked).toEqual([expect.not.objectContaining({ gas: expect.anything() })])
  expect(await activityStore.list()).toMatchObject([{ state: 'proposed', proposal: { safeTxHash } }])
})

test('a batch that would revert is not handed over', async () => {
  await chain.client.setCode({ address: bob, bytecode: '0x60006000fd' })
  const failure = await sender()(batch).catch((error: unknown) => error)
  await chain.client.setCode({ address: bob, bytecode: '0x' })
  expect(failure).toBeInstanceOf(BatchNotSubmittedError)
})
