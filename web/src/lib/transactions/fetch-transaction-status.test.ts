import { createClient, custom, type Hash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchTransactionStatus } from './fetch-transaction-status.ts'

const hash: Hash = `0x${'ab'.repeat(32)}`
const account = '0x000000000000000000000000000000000000dEaD'
const block = { blockHash: `0x${'cd'.repeat(32)}`, blockNumber: '0x5' }
const receipt = { transactionHash: hash, status: '0x1', ...block }

afterEach(() => vi.useRealTimers())

/** A balancer whose nodes disagree: one has the transaction in a block, the one with the receipt comes late or never. */
function fetchThroughBalancer({ missing, mined = true }: { missing: number; mined?: boolean }) {
  vi.useFakeTimers()
  const start = Date.now()
  const asked: number[] = []
  const answers: Record<string, () => unknown> = {
    eth_blockNumber: () => '0x6',
    eth_getTransactionByHash: () => ({
      hash,
      nonce: '0x0',
      ...(mined ? block : { blockHash: null, blockNumber: null }),
    }),
    eth_getTransactionReceipt: () => (asked.push(Date.now() - start) > missing ? receipt : null),
  }
  const transport = custom({ request: async ({ method }) => answers[method]?.() }, { retryCount: 0 })
  return { asked, snapshot: fetchTransactionStatus(createClient({ transport }), { hash, account }) }
}

test('[c199] a receipt that must be there is asked for six times more, after 200 ms and then twice as long each time', async () => {
  const { asked, snapshot } = fetchThroughBalancer({ missing: 100 })
  await vi.runAllTimersAsync()
  expect(await snapshot).toMatchObject({ receipt: null, transaction: { hash } })
  // The first two questions come before it is known to be in a block, and right after.
  expect(asked).toEqual([0, 0, 200, 600, 1_400, 3_000, 6_200, 12_600])
})

test('[c199] as soon as the receipt is there it is taken', async () => {
  const { asked, snapshot } = fetchThroughBalancer({ missing: 3 })
  await vi.runAllTimersAsync()
  expect((await snapshot).receipt).toMatchObject({ status: 'success' })
  expect(asked).toEqual([0, 0, 200, 600])
})

test('the receipt of a transaction that still waits for its block is not asked for again', async () => {
  const { asked, snapshot } = fetchThroughBalancer({ missing: 100, mined: false })
  await vi.runAllTimersAsync()
  expect((await snapshot).transaction?.blockHash).toBeNull()
  expect(asked).toEqual([0])
})
