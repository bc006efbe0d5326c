import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import {
  createClient,
  custom,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  parseEther,
  toEventSelector,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalanceChanges } from './balance-changes.tsx'

let chain: ContractChain
beforeAll(async () => {
  chain = await startContractChain()
})
afterAll(() => chain?.stop())

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const at = { account: account0, chainId: 31337 } as const
const call = (functionName: 'transfer' | 'approve', value: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [bob, value] })

test('coin that is sent becomes less by its value, without the fee', async () => {
  const value = parseEther('1.5')
  expect(await readBalanceChanges(chain.client, { ...at, to: bob, value, data: '0x' })).toEqual([
    { symbol: 'ETH', decimals: 18, value, isGain: false },
  ])
})

test('a token that moves is named by its own symbol and address, out and in', async () => {
  const { token } = chain
  const units = parseEther('2')
  const moved = { symbol: 'DEMO', decimals: 18, value: units, token }
  const data = call('transfer', units)
  expect(await readBalanceChanges(chain.client, { ...at, to: token, value: 0n, data })).toEqual([
    { ...moved, isGain: false },
  ])
  const hash = await chain.client.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: 'transfer',
    args: [bob, units],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  const back = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account0, units] })
  expect(
    await readBalanceChanges(chain.client, { ...at, account: bob, to: token, value: 0n, data: back }),
  ).toMatchObject([{ value: units, isGain: false }])
})

test('an approval changes no balance', async () => {
  expect(
    await readBalanceChanges(chain.client, { ...at, to: chain.token, value: 0n, data: call('approve', 5n) }),
  ).toEqual([])
})

test('error: a call that fails has no changes, however its balances compare', async () => {
  const data = call('transfer', 10n ** 40n)
  await expect(readBalanceChanges(chain.client, { ...at, to: chain.token, value: 0n, data })).rejects.toThrow()
})

test.each([
  ['without marks that turn the line', 'DE\u202eMO', 'DEMO'],
  ['by its address where it is empty', '\u200b', shortenAddress],
])('a symbol is shown %s', async (_how, symbol, shown) => {
  const client = changeSimulation((block) => {
    const last = block.calls.at(-1)
    if (last && block.calls.length > 1) last.returnData = encodeAbiParameters([{ type: 'string' }], [symbol])
  })
  const data = call('transfer', 5n)
  expect(await readBalanceChanges(client, { ...at, to: chain.token, value: 0n, data })).toMatchObject([
    { symbol: typeof shown === 'string' ? shown : shown(chain.token) },
  ])
})

test('what moves between others, and what is no transfer, takes no place among what is read', async () => {
  const counts: number[] = []
  const transfer = toEventSelector('Transfer(address,address,uint256)')
  const events = [
    [transfer, pad(bob), pad(bob)],
    [toEventSelector('Approval(address,address,uint256)'), pad(account0), pad(bob)],
  ]
  const client = changeSimulation((block) => {
    counts.push(block.calls.length)
    const [only] = block.calls
    if (only && block.calls.length === 1) only.logs = events.map((topics, index) => toLog(topics, index))
  })
  expect(await readBalanceChanges(client, { ...at, to: bob, value: 7n, data: '0x' })).toMatchObject([{ value: 7n }])
  expect(counts).toEqual([1, 3])
})

test('of a transaction that moves many tokens ten are read', async () => {
  const counts: number[] = []
  const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(account0), pad(bob)]
  const client = changeSimulation((block) => {
    counts.push(block.calls.length)
    const [only] = block.calls
    if (!only || block.calls.length > 1) return
    only.logs = Array.from({ length: 12 }, (_, index) => toLog(topics, index))
  })
  expect(await readBalanceChanges(client, { ...at, to: bob, value: 7n, data: '0x' })).toMatchObject([{ value: 7n }])
  // The balances before and after, the call, and two words of each token.
  expect(counts).toEqual([1, 11 + 1 + 11 + 20])
})

const zero = numberToHex(0, { size: 32 })
const place = { blockHash: zero, transactionHash: zero, blockNumber: '0x1', transactionIndex: '0x0', removed: false }

/** An event of a token of its own. */
function toLog(topics: string[], index: number) {
  const address = numberToHex(0xaaaa00 + index, { size: 20 })
  const data = numberToHex(1, { size: 32 })
  return { ...place, address, topics: topics.map((topic) => topic.toLowerCase()), data, logIndex: numberToHex(index) }
}

type SimulatedBlock = { calls: { returnData: Hex; logs?: object[] }[] }

/** The chain, with other results of a simulation. */
function changeSimulation(change: (block: SimulatedBlock) => void) {
  return createClient({
    transport: custom({
      request: async (request) => {
        const answer = await chain.client.request(request as never)
        if (request.method === 'eth_simulateV1') (answer as SimulatedBlock[]).forEach(change)
        return answer
      },
    }),
  })
}

test('error: a node without that simulation gives none', async () => {
  const client = createClient({
    transport: custom({
      request: (request) => {
        if (request.method === 'eth_simulateV1') throw Object.assign(new Error('unknown method'), { code: -32601 })
        return chain.client.request(request as never)
      },
    }),
  })
  await expect(readBalanceChanges(client, { ...at, to: bob, value: 1n, data: '0x' })).rejects.toThrow()
})
