import {
  multiSenderAbi,
  tokenLockAbi,
  tokenLockFactoryAbi,
  uniswapV2FactoryAbi,
  uniswapV2RouterAbi,
} from '@saleyard/generated/abis'
import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { account0, createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, concat, erc20Abi, maxUint256, numberToHex, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHistoryService } from './create-history-service.ts'
import type { TokenHistory } from './read-token-history.ts'

const day = 86_400n
/** More than the largest holders among which contracts are searched; each has more than a lock below. */
const crowd = Array.from({ length: 220 }, (_, index) => numberToHex(0xc0ffee00n + BigInt(index), { size: 20 }))
const ofEach = parseUnits('10', 18)
const liquidityOfEach = parseUnits('0.01', 18)
/** More than one page of the factory's list. */
const emptyLocks = 120

let chain: LocalChain
let client: LocalClient
let pair: Address
let history: TokenHistory

const units = (text: string) => parseUnits(text, 18)

beforeAll(async () => {
  chain = await startLocalChain()
  client = createLocalClient(chain.rpcUrl)
  pair = await openPool()
  await payCrowd(chain.addresses.demoToken, ofEach)
  await payCrowd(pair, liquidityOfEach)
  const { demoToken, weth } = chain.addresses
  for (let made = 0; made < emptyLocks; made += 40) await createLocks(demoToken, 40, { salt: made })
  await fill(await createLocks(demoToken, 1, { salt: 1_000, cliff: day, length: day }), demoToken, units('1'))
  await fill(await createLocks(demoToken, 1, { salt: 1_001, length: 100n * day }), demoToken, units('2'))
  await fill(await createLocks(pair, 1, { salt: 1_002, cliff: day, length: day }), pair, units('0.001'))
  // Listed under the pair, it holds the token; listed under another token, a large one does.
  await fill(await createLocks(pair, 1, { salt: 1_003, cliff: day, length: day }), demoToken, units('4'))
  await fill(await createLocks(weth, 1, { salt: 1_004, cliff: day, length: day }), demoToken, units('1000'))

  const network = { endpoints: [{ key: 'node', client }], confirmations: 1 }
  const service = createHistoryService({ openNetwork: () => network, openStore: async () => createMemoryStore() })
  history = await service.readToken({ job: 'a', chainId: 31337, kind: 'erc20', token: demoToken, pair })
}, 60_000)
afterAll(() => chain?.stop())

const partOf = (name: string) => history.supply?.parts.find(({ part }) => part === name)?.units ?? 0n

test('The smallest lock counts, with hundreds of larger holders above it', async () => {
  expect(history.verdict.kind).toBe('proven')
  expect(history.holders?.count).toBeGreaterThan(220)
  expect(partOf('locked')).toBe(units('1005'))
})

test('So does what vests, but for what it would release', async () => {
  const { tokenLockFactory, demoToken } = chain.addresses
  const read = { address: tokenLockFactory, abi: tokenLockFactoryAbi } as const
  const [vesting] = await client.readContract({
    ...read,
    functionName: 'locksByToken',
    args: [demoToken, BigInt(emptyLocks) + 1n, 1n],
  })
  const releasable = await client.readContract({
    ...{ address: vesting as Address, abi: tokenLockAbi, functionName: 'releasable', args: [demoToken] },
    blockNumber: history.block.number,
  })
  expect(releasable).toBeGreaterThan(0n)
  expect(partOf('vesting')).toBe(units('2') - (releasable as bigint))
})

test("And the pool's part that a small lock of liquidity keeps", async () => {
  const read = { address: pair, abi: erc20Abi } as const
  const all = await client.readContract({ ...read, functionName: 'totalSupply' })
  const pool = partOf('poolKept') + partOf('poolFree')
  // The pair's first 1,000 units are the zero address's.
  expect(partOf('poolKept')).toBe((pool * (units('0.001') + 1_000n)) / all)
})

async function openPool(): Promise<Address> {
  const { router, factory, weth, demoToken } = chain.addresses
  const exchange = { address: router, abi: uniswapV2RouterAbi } as const
  await write({ address: demoToken, abi: erc20Abi, functionName: 'approve', args: [router, maxUint256] })
  const args = [demoToken, units('1000000'), 0n, 0n, account0, 2n ** 60n]
  await write({ ...exchange, functionName: 'addLiquidityETH', args, value: parseEther('100') })
  const find = { address: factory, abi: uniswapV2FactoryAbi, functionName: 'getPair' } as const
  return client.readContract({ ...find, args: [demoToken, weth] })
}

async function payCrowd(token: Address, amount: bigint): Promise<void> {
  const { multiSender } = chain.addresses
  const [id, count] = [BigInt(token), BigInt(crowd.length)]
  await write({ address: token, abi: erc20Abi, functionName: 'approve', args: [multiSender, maxUint256] })
  const args = [id, token, amount * count, amount, concat(crowd)]
  await write({ address: multiSender, abi: multiSenderAbi, functionName: 'sendTokenFromEqual', args })
}

type Terms = { salt: number; cliff?: bigint; length?: bigint }

/** Creates locks that began an hour ago. @returns The first one. */
async function createLocks(token: Address, count: number, { salt, cliff = 0n, length = day }: Terms): Promise<Address> {
  const { timestamp } = await client.getBlock()
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ token, beneficiary: crowd[0] as Address, startTimestamp: timestamp - 3_600n },
    ...{ cliffSeconds: cliff, durationSeconds: length, salt: numberToHex(salt + index, { size: 32 }) },
  }))
  const factory = { address: chain.addresses.tokenLockFactory, abi: tokenLockFactoryAbi } as const
  await write({ ...factory, functionName: 'createLocks', args: [all], gas: 29_000_000n })
  return client.readContract({ ...factory, functionName: 'predictLock', args: [account0, all[0] as never] })
}

const fill = (lock: Address, token: Address, amount: bigint) =>
  write({ address: token, abi: erc20Abi, functionName: 'transfer', args: [lock, amount] })

async function write(call: Record<string, unknown>): Promise<void> {
  const hash = await client.writeContract({ gas: 14_000_000n, ...call } as never)
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${call.functionName} reverted`)
}
