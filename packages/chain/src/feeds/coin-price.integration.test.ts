import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { startTestChain, type TestChain } from '@saleyard/testkit/chain/start-test-chain.ts'
import { createClient, custom, http, numberToHex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PriceFeed, readCoinPrice } from './coin-price.ts'

const abi = parseAbi(['function set(string text, uint8 digits, uint80 round, int256 answer, uint256 updatedAt)'])
const hour = 3_600

let chain: TestChain
let feed: PriceFeed
beforeAll(async () => {
  chain = await startTestChain()
  const bytecode = compileSolidity('packages/chain/src/feeds/testing/SettableFeed.sol').SettableFeed
  if (!bytecode) throw new Error('There is no SettableFeed')
  const hash = await chain.wallet.deployContract({ abi, bytecode })
  const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
  feed = { address: contractAddress ?? zeroAddress, descriptions: ['BNB / USD'], maxAge: 2 * hour, source: 'a test' }
})
afterAll(() => chain?.stop())

type Round = { text?: string; digits?: number; answer?: bigint; age?: number }

/** Sets a round whose age is counted from the block that sets it, and reads it at that block. */
async function readAfter({ text = 'BNB / USD', digits = 8, answer = 64_012_345_678n, age = 90 }: Round) {
  const { timestamp } = await chain.client.getBlock()
  const next = timestamp + 10n
  await chain.client.setNextBlockTimestamp({ timestamp: next })
  const args = [text, digits, 7n, answer, next - BigInt(age)] as const
  const hash = await chain.wallet.writeContract({ address: feed.address, abi, functionName: 'set', args })
  await chain.client.waitForTransactionReceipt({ hash })
  return readCoinPrice(chain.client, feed)
}

test('the price of a coin comes with its round, its age and the block', async () => {
  const { price } = await readAfter({})
  expect(price).toMatchObject({
    ...{ feed: feed.address, description: 'BNB / USD', answer: 64_012_345_678n, decimals: 8, round: 7n, age: 90 },
    blockNumber: await chain.client.getBlockNumber({ cacheTime: 0 }),
  })
})

test.each<[string, Round, string]>([
  ['of something else', { text: 'BNB / EUR' }, 'changed'],
  ['with a space less', { text: 'BNB/USD' }, 'changed'],
  ['of nothing', { answer: 0n }, 'notPositive'],
  ['below nothing', { answer: -1n }, 'notPositive'],
  ['that is a second too old', { age: 2 * hour + 1 }, 'stale'],
  ['from a later time than the block', { age: -61 }, 'future'],
  ['with absurd decimals', { digits: 37 }, 'decimals'],
])('error: a price %s is not shown', async (_title, round, fault) => {
  expect(await readAfter(round)).toEqual({ fault })
})

test.each<[string, Round, number]>([
  ['at its oldest', { age: 2 * hour }, 2 * hour],
  ['a clock ahead by a minute', { age: -60 }, 0],
  ['with 18 decimals', { digits: 18 }, 90],
])('a price %s is shown', async (_title, round, age) => {
  expect((await readAfter(round)).price).toMatchObject({ answer: 64_012_345_678n, age })
})

test('all of a round is read at one block', async () => {
  await readAfter({})
  const blocks: unknown[] = []
  const client = passOn((method, params) => {
    if (method === 'eth_call') blocks.push(params[1])
  })
  const { price } = await readCoinPrice(client, feed)
  expect(blocks).toEqual(Array.from({ length: 3 }, () => numberToHex(price?.blockNumber ?? 0n)))
})

test('error: a node that falls silent after its block is no missing feed', async () => {
  const client = passOn((method) => {
    if (method === 'eth_call') throw new TypeError('Failed to fetch')
  })
  await expect(readCoinPrice(client, feed)).rejects.toThrow()
})

/** A client of the chain that tells each request before it is sent. */
function passOn(onRequest: (method: string, params: readonly unknown[]) => void) {
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    onRequest(method, params ?? [])
    return chain.client.request({ method, params } as never)
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

test('error: where no feed is, there is no price', async () => {
  expect(await readCoinPrice(chain.client, { ...feed, address: '0x000000000000000000000000000000000000dEaD' })).toEqual(
    {
      fault: 'missing',
    },
  )
})

test('error: a contract that is no feed has no price', async () => {
  const address = '0x00000000000000000000000000000000000000f1'
  // Reverts at each call.
  await chain.client.setCode({ address, bytecode: '0x60006000fd' })
  expect(await readCoinPrice(chain.client, { ...feed, address })).toEqual({ fault: 'missing' })
})

test('error: a node that does not answer is no missing feed', async () => {
  const client = createClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) })
  await expect(readCoinPrice(client, feed)).rejects.toThrow()
})
