import { startTestChain, type TestChain } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createClient, custom, type EIP1193RequestFn } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findBlockAt, findCreationBlock, readHeader, readTimes } from './blocks.ts'

let chain: TestChain
/** Blocks at these seconds after the first one, of which some have the same distance and others not. */
const times = [0, 12, 24, 36, 36 + 3_600, 36 + 3_612, 10_000, 10_001, 10_002, 99_999]
let start: bigint

beforeAll(async () => {
  chain = await startTestChain()
  start = (await chain.client.getBlock()).timestamp
  for (const time of times.slice(1)) {
    await chain.client.setNextBlockTimestamp({ timestamp: start + BigInt(time) })
    await chain.client.mine({ blocks: 1 })
  }
})
afterAll(() => chain.stop())

test('The block of a time is the last one at or before it', async () => {
  for (const seconds of [...times, 1, 35, 37, 3_635, 9_999, 50_000, 99_998]) {
    const expected = times.findLastIndex((time) => time <= seconds)
    const { number } = await findBlockAt(chain.client, { timestamp: start + BigInt(seconds) })
    expect(number, `after ${seconds} s`).toBe(BigInt(expected))
  }
})

test('Before the first block and after the last there is none', async () => {
  await expect(findBlockAt(chain.client, { timestamp: start - 1n })).rejects.toMatchObject({ code: 'beforeChain' })
  const late = findBlockAt(chain.client, { timestamp: start + 100_000n })
  await expect(late).rejects.toMatchObject({ code: 'blockMissing' })
  await expect(readHeader(chain.client, 1_000n)).rejects.toMatchObject({ code: 'blockMissing' })
})

test('Where blocks come at one rate a few of them are asked for', async () => {
  const steady = await startTestChain()
  onTestFinished(steady.stop)
  await steady.client.mine({ blocks: 500, interval: 12 })
  let asked = 0
  const request: EIP1193RequestFn = async (call) => {
    asked += 1
    return (await steady.client.request(call as never)) as never
  }
  const client = createClient({ transport: custom({ request }) })
  const { timestamp } = await steady.client.getBlock({ blockNumber: 333n })
  expect((await findBlockAt(client, { timestamp: timestamp + 11n })).number).toBe(333n)
  expect(asked, 'of 11 by halving').toBeLessThanOrEqual(6)
})

test('Times of blocks are read, each once', async () => {
  const blocks = [5n, 1n, 1n, 9n]
  const expected = [5, 1, 9].map((block) => [BigInt(block), start + BigInt(times[block] ?? 0)] as const)
  expect(await readTimes(chain.client, blocks)).toEqual(new Map(expected))
  await expect(readTimes(chain.client, [1n, 5_000n])).rejects.toMatchObject({ code: 'blockMissing' })
})

test('The block of a creation is the first one with code', async () => {
  const receipt = await chain.wallet
    .sendTransaction({ data: '0x60016000f3' })
    .then((hash) => chain.client.waitForTransactionReceipt({ hash }))
  await chain.client.mine({ blocks: 20 })
  const latest = await chain.client.getBlockNumber({ cacheTime: 0 })
  const contract = receipt.contractAddress ?? '0x'
  expect(await findCreationBlock(chain.client, contract, latest)).toBe(receipt.blockNumber)
  expect(await findCreationBlock(chain.client, `0x${'12'.repeat(20)}`, latest)).toBeUndefined()
})
