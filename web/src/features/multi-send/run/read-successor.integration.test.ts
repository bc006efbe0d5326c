import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { type BatchRecord, newRecord } from '@saleyard/send/run/batch-record.ts'
import { readSuccessor } from '@saleyard/send/run/find-lost.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type Client, createClient, custom, type Hash } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunFixture, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'

const person = '0x00000000000000000000000000000000000a11ce'
let chain: ContractChain
let scene: RunFixture
let batch: Batch

beforeAll(async () => {
  chain = await startContractChain()
  scene = await startRunFixture(chain, { text: `${person},1`, asset: { kind: 'native' } })
  batch = scene.run.plan.batches[0] as Batch
})
afterAll(() => chain?.stop())

/** Sent by the account and in a block. */
async function use(payment?: Batch): Promise<{ hash: Hash; nonce: number }> {
  const nonce = await chain.client.getTransactionCount({ address: scene.run.plan.sender })
  const hash = payment ? await scene.sendRaw(payment) : await scene.sendNothing({ nonce, fee: 50n })
  await chain.client.waitForTransactionReceipt({ hash })
  return { hash, nonce }
}
const read = (record: Partial<BatchRecord>, client: Client = chain.client, used = (record.nonce ?? 0) + 1) =>
  readSuccessor(client, scene.run.plan, batch, { ...newRecord(batch), ...record }, used)

test('a nonce that nothing has used has no successor', async () => {
  const { nonce } = await use()
  expect(await read({})).toBeUndefined()
  expect(await read({ nonce }, chain.client, nonce)).toBeUndefined()
})

test('what used the nonce is the payment by its bytes, or by a hash that the wallet has told', async () => {
  const paid = await use(batch)
  expect(await read({ nonce: paid.nonce })).toMatchObject({ hash: paid.hash, status: 'success', isSame: true })
  // As of an account contract, which carries the payment inside of its own call.
  const carrier = await use()
  expect(await read({ nonce: carrier.nonce, hashes: [carrier.hash] })).toMatchObject({ isSame: true })
  expect(await read({ nonce: carrier.nonce })).toMatchObject({ hash: carrier.hash, isSame: false })
})

test('what was noted as having used the nonce counts only where it is in a block', async () => {
  const { hash, nonce } = await use()
  const noted = await use()
  expect(await read({ nonce, takenBy: noted.hash })).toMatchObject({ hash: noted.hash })
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const answer = await chain.client.request({ method, params } as never)
    const isNoted = method === 'eth_getTransactionByHash' && (params as Hash[])[0] === noted.hash
    return isNoted ? { ...(answer as object), blockNumber: null, blockHash: null } : answer
  }
  const waiting = createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
  expect(await read({ nonce, takenBy: noted.hash }, waiting)).toMatchObject({ hash })
})
