import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { createClient, custom, encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
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
